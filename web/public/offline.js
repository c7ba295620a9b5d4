/* One language of the three, and back to the page as soon as there is a network. */

const wishes = [localStorage.getItem("barbaricum.language"), ...navigator.languages.map((name) => name.slice(0, 2)), "en"];
const language = wishes.find((name) => ["en", "fr", "de"].includes(name));
document.documentElement.lang = language;
document.documentElement.dataset.theme = localStorage.getItem("barbaricum.theme") ?? "auto";
for (const part of document.querySelectorAll("section")) part.hidden = part.lang !== language;

/** Only if the server answers: else this page would blink for nothing. */
async function look() {
  const answer = await fetch("/api/games", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
addEventListener("online", () => void look());
setInterval(() => void look(), 15_000);

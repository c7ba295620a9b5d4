/** All that the page says outside of a board, in French: one file to fetch. */
const found = import.meta.glob<string>(["../fr.ftl", "../../{fair,lobby,pace,tour}/texts/fr.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(found).join("\n");

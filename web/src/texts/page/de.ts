/** All that the page says outside of a board, in German: one file to fetch. */
const found = import.meta.glob<string>(["../de.ftl", "../../{fair,lobby,pace,tour}/texts/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(found).join("\n");

/** All that the page says outside of a board, in English: one file to fetch. */
const found = import.meta.glob<string>(["../en.ftl", "../../{fair,lobby,pace,tour}/texts/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(found).join("\n");

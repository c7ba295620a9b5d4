// boardgame.io's own server with the smallest game of two players that has a state of about our size.
// `node boardgame_server.cjs FOLDER PORT`: FOLDER is where boardgame.io is installed.
const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, port] = process.argv.slice(2);
const { Server, Origins } = createRequire(path.join(folder, "x.cjs"))("boardgame.io/dist/cjs/server.js");

const board = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`place ${at}`, { tokens: at % 4, owner: null }]));
const game = {
  name: "peer",
  setup: () => ({ board, rows: [] }),
  moves: { add: ({ G }, row) => void G.rows.push(row) },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("ready") });

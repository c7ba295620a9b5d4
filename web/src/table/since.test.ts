import { expect, it } from "vitest";
import type { Event } from "../lib/types";
import { moments, since, stretch } from "./since";
import type { Story } from "./story";

const STORY: Story = {
  quiet: new Set(["draws"]),
  where: ({ code, values }) => ({
    places: values.to ? [values.to as string] : [],
    way: values.way ? [values.way as string] : undefined,
    left: code === "winters" ? (values.seat as number) : undefined,
  }),
};

function row(number: number, seat: number, code: string, values: Event["story"][0]["values"] = {}): Event {
  return { number, seat, text: code, story: [{ code, values, rule: code === "plays" ? "A3.1" : null, sentence: `${seat} ${code}` }] };
}

const ROUND = [
  row(1, 0, "plays", { to: "dacia" }),
  row(2, -1, "draws"),
  row(3, 1, "plays", { to: "moesia" }),
  row(4, 2, "plays", { to: "asia" }),
];

it("begins after the last own decision and leaves out what is too usual", () => {
  expect(since(ROUND, 0, STORY).map(({ row, places, rule }) => [row, places, rule])).toEqual([
    [3, ["moesia"], "A3.1"],
    [4, ["asia"], "A3.1"],
  ]);
});

it("still tells of the others when the own turn has begun", () => {
  const begun = [...ROUND, row(5, 0, "plays", { to: "raetia" }), row(6, -1, "draws")];
  expect(since(begun, 0, STORY).map((moment) => moment.row)).toEqual([3, 4]);
});

it("tells everything to who has not played yet, and nothing before anybody has", () => {
  expect(since(ROUND, 3, STORY).map((moment) => moment.row)).toEqual([1, 3, 4]);
  expect(since([row(1, -1, "first")], 0, STORY)).toEqual([]);
});

it("leaves out what was taken back", () => {
  expect(since([...ROUND, row(5, 2, "undo")], 0, STORY).map((moment) => moment.row)).toEqual([3]);
});

it("shows onlookers the last rows", () => {
  const many = Array.from({ length: 40 }, (_, at) => row(at + 1, at % 3, "plays"));
  expect(stretch(many, null).map((event) => event.number)[0]).toBe(29);
});

it("lets a way grow from where the ship was", () => {
  const rows = [row(1, 1, "sails", { way: "york" }), row(2, 0, "sails", { way: "paris" }), row(3, 1, "sails", { way: "humber" }), row(4, 1, "sails", { way: "london" })];
  expect(moments(rows, STORY).map(({ way }) => way)).toEqual([["york"], ["paris"], ["york", "humber"], ["york", "humber", "london"]]);
});

it("begins a way anew after a ship has left the map", () => {
  const rows = [row(1, 1, "sails", { way: "york" }), row(2, 1, "winters", { seat: 1 }), row(3, 1, "sails", { way: "norway" })];
  expect(moments(rows, STORY).map(({ way }) => way)).toEqual([["york"], [], ["norway"]]);
});

it("places what names no place where the ship is", () => {
  const rows = [row(1, 1, "sails", { way: "york" }), row(2, -1, "raid-fails", { seat: 1 }), row(3, 1, "winters", { seat: 1 }), row(4, 1, "loads", { seat: 1 })];
  expect(moments(rows, STORY).map(({ places }) => places)).toEqual([[], ["york"], ["york"], []]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { type Column, countBitWords, holdsOption, toChoice } from "./columns.ts";
import { countEverything, countMatches, makeScratch } from "./count.ts";

const OPTIONS = ["a", "b", "c"].map((value) => ({ value, label: value }));

const MANY = Array.from({ length: 70 }, (_, place) => ({ value: `o${place}`, label: `o${place}` }));
const SET_PLACES = [0, 31, 32, 63, 64, 69];

const institutions = fc.array(
	fc.record({ one: fc.nat({ max: 3 }), many: fc.uniqueArray(fc.constantFrom(...SET_PLACES), { maxLength: 3 }) }),
	{ maxLength: 40 },
);
const chosen = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values, "none"));

function toColumns(rows: readonly { one: number; many: readonly number[] }[]): [Column, Column] {
	const codes = Uint16Array.from(rows, ({ one }) => one);
	const words = countBitWords({ options: MANY });
	const bits = new Uint32Array(rows.length * words);
	for (const [number, { many }] of rows.entries()) {
		for (const place of many) {
			const word = number * words + Math.floor(place / 32);
			bits[word] = (bits[word] ?? 0) + 2 ** (place % 32);
		}
	}
	const noneLabel = "none";
	return [
		{ name: "state", options: OPTIONS, noneLabel, holds: "one", codes, bits: new Uint32Array() },
		{ name: "category", options: MANY, noneLabel, holds: "many", codes: new Uint16Array(), bits },
	];
}

function valuesOf(column: Column, index: number): string[] {
	const values = column.options
		.filter((_, option) =>
			column.holds === "one" ? column.codes[index] === option + 1 : holdsOption(column, index, option),
		)
		.map(({ value }) => value);
	return values.length === 0 ? ["none"] : values;
}

test("the counts equal a count over each institution, leaving out a facet's own choice", () => {
	fc.assert(
		fc.property(
			institutions,
			chosen(["a", "b", "c"]),
			chosen(SET_PLACES.map((place) => `o${place}`)),
			fc.boolean(),
			(rows, states, categories, isAmong) => {
				const columns = toColumns(rows);
				const wanted = new Map<string, readonly string[]>([
					["state", states],
					["category", categories],
				]);
				const among = isAmong ? rows.flatMap((_, index) => (index % 2 === 0 ? [index] : [])) : undefined;
				const scratch = makeScratch(rows.length);
				const choices = columns.flatMap((column) => toChoice(column, wanted.get(column.name) ?? []) ?? []);
				const everything = countEverything(scratch, columns.slice(1), new Map([["all", columns[0]]])).get("all");
				const counted = countMatches(scratch, columns, choices, among, everything);

				const passes = (column: Column, index: number) => {
					const values = wanted.get(column.name) ?? [];
					return values.length === 0 || valuesOf(column, index).some((value) => values.includes(value));
				};
				const candidates = among ?? rows.map((_, index) => index);
				const matching = candidates.filter((index) => columns.every((column) => passes(column, index)));
				expect([...counted.matching]).toEqual(matching);
				for (const column of columns) {
					const others = columns.filter((each) => each !== column);
					const underOthers = candidates.filter((index) => others.every((other) => passes(other, index)));
					const expected = ["none", ...column.options.map(({ value }) => value)].map(
						(value) => underOthers.filter((index) => valuesOf(column, index).includes(value)).length,
					);
					expect([...(counted.counts.get(column.name) ?? [])]).toEqual(expected);
					const isSet = (wanted.get(column.name) ?? []).length > 0;
					if (isSet) expect(counted.totalWithout.get(column.name)).toBe(underOthers.length);
				}
			},
		),
	);
});

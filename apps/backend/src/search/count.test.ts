import fc from "fast-check";
import { expect, test } from "vitest";
import { type Column, toChoice } from "./columns.ts";
import { count, countEverything, makeScratch } from "./count.ts";

const OPTIONS = ["a", "b", "c"].map((value) => ({ value, label: value }));

/** A column of one value (0 is none) and a column of several, as small lists. */
const institutions = fc.array(fc.record({ one: fc.nat({ max: 3 }), many: fc.nat({ max: 7 }) }), { maxLength: 40 });
const chosen = fc.uniqueArray(fc.constantFrom("a", "b", "c", "none"));

function toColumns(rows: readonly { one: number; many: number }[]): [Column, Column] {
	const codes = Uint16Array.from(rows, ({ one }) => one);
	const bits = Uint32Array.from(rows, ({ many }) => many);
	const noneLabel = "none";
	return [
		{ name: "state", options: OPTIONS, noneLabel, holds: "one", codes, bits: new Uint32Array() },
		{ name: "category", options: OPTIONS, noneLabel, holds: "many", codes: new Uint16Array(), bits },
	];
}

/** The values of an institution as a visitor would list them. */
function valuesOf(column: Column, index: number): string[] {
	const values = OPTIONS.filter((_, option) =>
		column.holds === "one" ? column.codes[index] === option + 1 : ((column.bits[index] ?? 0) & (1 << option)) !== 0,
	).map(({ value }) => value);
	return values.length === 0 ? ["none"] : values;
}

test("the counts are what going through the institutions one by one gives, a facet's own choice left out", () => {
	fc.assert(
		fc.property(institutions, chosen, chosen, fc.boolean(), (rows, states, categories, isAmong) => {
			const columns = toColumns(rows);
			const wanted = new Map<string, readonly string[]>([
				["state", states],
				["category", categories],
			]);
			const among = isAmong ? rows.flatMap((_, index) => (index % 2 === 0 ? [index] : [])) : undefined;
			const scratch = makeScratch(rows.length);
			const choices = columns.flatMap((column) => toChoice(column, wanted.get(column.name) ?? []) ?? []);
			const everything = countEverything(scratch, columns.slice(1), new Map([["all", columns[0]]])).get("all");
			const counted = count(scratch, columns, choices, among, everything);

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
				const expected = ["none", "a", "b", "c"].map(
					(value) => underOthers.filter((index) => valuesOf(column, index).includes(value)).length,
				);
				expect([...(counted.counts.get(column.name) ?? [])]).toEqual(expected);
				const isSet = (wanted.get(column.name) ?? []).length > 0;
				if (isSet) expect(counted.totalWithout.get(column.name)).toBe(underOthers.length);
			}
		}),
	);
});

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { sampled } from "../../e2e/support/sampled.ts";
import { readSeats, recount, type Seat } from "./recount.ts";

const FOLDER = new URL("../../data/trial/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");
const Counts = z.object({ cases: z.int(), open: z.int(), gone: z.int() });
const Result = z.object({
	rules: z.array(z.object({ id: z.string(), text: z.string() })),
	counts: z.array(
		Counts.extend({ rule: z.string(), exam: z.string(), year: z.int(), word: z.string(), slice: z.int() }),
	),
});
const result = Result.parse(JSON.parse(textOf("result.json")));
const SHARE = 10;
const MOST_MS = 120_000;
let seats: Seat[] = [];

beforeAll(() => {
	seats = readSeats();
}, MOST_MS);

test("the tried rules are the current files, of at most forty lines each", () => {
	const files = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
	expect(result.rules.map(({ id }) => `${id}.txt`).toSorted()).toEqual(files.toSorted());
	for (const { id, text } of result.rules) {
		expect(text).toBe(textOf(`${id}.txt`));
		expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
	}
});

test(
	"a second implementation gets the same counts from the raw files, to the last digit, by rule and year",
	() => {
		expect(seats.length).toBeGreaterThan(15_000);
		const cells = [...Map.groupBy(result.counts, ({ rule, exam, year }) => [rule, exam, year].join("|")).values()];
		expect(cells).toHaveLength(result.rules.length * 3 * 5);
		for (const counts of sampled(cells, SHARE)) {
			const [{ rule, exam, year } = { rule: "", exam: "", year: 0 }] = counts;
			const text = result.rules.find(({ id }) => id === rule)?.text ?? "";
			const published = new Map(
				counts.map(({ word, slice, cases, open, gone }) => [`${word}|${slice}`, [cases, open, gone]]),
			);
			expect(published, `${rule}, ${exam}, ${year}`).toEqual(recount(seats, text, { exam, year }));
		}
	},
	MOST_MS,
);

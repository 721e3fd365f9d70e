import fc from "fast-check";
import { expect, test } from "vitest";
import { buildRoundTable } from "../round-table.ts";
import { row } from "../testing/small-josaa.ts";
import { parseRule } from "./rule.ts";
import { earlierThan, runTrial } from "./run-trial.ts";

type Closings = Record<number, number>;
const tableOf = (closings: Closings) =>
	buildRoundTable([
		Object.entries(closings).flatMap(([year, closing]) => [
			row({ year: Number(year), round: 1, closing: 1 }),
			row({ year: Number(year), round: 2, closing }),
		]),
	]);
const NEAR = parseRule("say near if newest >= 1 and newest < 1.5");
const countsOf = async (closings: Closings) => runTrial(await tableOf(closings), NEAR);

test("a word is right if the last round of the year closed at the rank or beyond it", async () => {
	// Of the fixed ranks, 70 and 100 lie between 100 / 1.5 and 100; only 70 is within 99.
	const near = (await countsOf({ 2024: 100, 2025: 99 })).filter(({ word }) => word === "near");
	expect(near).toEqual([
		{ year: 2025, word: "near", slice: 95, cases: 1, open: 0, gone: 0 },
		{ year: 2025, word: "near", slice: 125, cases: 1, open: 1, gone: 0 },
	]);
});

test("a seat without a closing rank in the year counts as gone; one without a rank the year before is not tried", async () => {
	const printed = (year: number, programme: string) => row({ year, programme, closing: 100 });
	const table = await buildRoundTable([[printed(2023, "Civil"), printed(2024, "Physics"), printed(2022, "Physics")]]);
	const near = runTrial(table, NEAR).filter(({ word }) => word === "near");
	expect(near.map(({ year, slice, cases, gone }) => [year, slice, cases, gone])).toEqual([
		[2023, 95, 0, 1],
		[2023, 125, 0, 1],
		[2024, 95, 0, 1],
		[2024, 125, 0, 1],
	]);
});

test("no word changes with figures of the year itself or of a later one", async () => {
	const rule = parseRule(
		"say a if max >= 2\nsay b if mean of 2 >= 1\nsay c if year-1 >= 0.5 and open >= 1\nsay d if years > 2",
	);
	const Closing = fc.integer({ min: 1, max: 400_000 });
	const named = async (closings: Closings) =>
		runTrial(await tableOf(closings), rule)
			.filter(({ year }) => year === 2024)
			.map(({ word, slice, cases, gone }) => ({ word, slice, cases: cases + gone }));
	await fc.assert(
		fc.asyncProperty(fc.array(Closing, { minLength: 9, maxLength: 9 }), fc.array(Closing), async (figures, forged) => {
			const closings = Object.fromEntries(figures.map((closing, place) => [2018 + place, closing]));
			const others = forged.slice(0, 3).map((closing, place) => [2024 + place, closing] as const);
			expect(await named({ ...closings, ...Object.fromEntries(others) })).toEqual(await named(closings));
		}),
		{ numRuns: 200 },
	);
});

test("a case on the border of two slices belongs to the one nearer to the rank", async () => {
	const slicesOf = async (newest: number, rank: number) =>
		runTrial(await tableOf({ 2024: newest, 2025: 1 }), parseRule(`say it if newest = ${newest}/${rank}`))
			.filter(({ word, year }) => word === "it" && year === 2025)
			.map(({ slice }) => slice);
	const pairs = [
		[50, 100],
		[95, 100],
		[105, 100],
		[125, 100],
		[160, 100],
		[161, 100],
		[49, 100],
	] as const;
	expect(await Promise.all(pairs.map(([newest, rank]) => slicesOf(newest, rank)))).toEqual([
		...[[50], [95], [95], [105], [125], [160], [0]],
	]);
});

test("a rule gets neither the year itself nor a later one", () => {
	const lastRounds = [2021, 2023, 2024, 2025].map((year) => ({ year, closing: year }));
	expect(earlierThan(2024, lastRounds)).toEqual([
		{ back: 3, closing: 2021 },
		{ back: 1, closing: 2023 },
	]);
	expect(earlierThan(2021, lastRounds)).toEqual([]);
});

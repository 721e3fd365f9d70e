import { DECISIONS, type Replay, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareYears } from "./replay-compare.ts";
import type { RoundRow } from "./round-table.ts";
import { CIVIL, check, FEMALE, GOA, NEUTRAL, obc, PATNA, PHYSICS, replayRows, row } from "./testing/small-josaa.ts";

describe("the check of a list", () => {
	test("names the years in which a later round gave a higher choice", async () => {
		const rows = [row({ year: 2024 }), row({}), row({ round: 2, programme: "Physics" })];
		expect((await check(rows, { choices: [PHYSICS, CIVIL] })).movedUp).toEqual([2025]);
		expect((await check(rows, { choices: [PHYSICS, CIVIL], decision: "freeze" })).movedUp).toEqual([]);
	});

	test("names the choice above that closed at the same rank or beyond in every round and pool", async () => {
		const rows = [row({ closing: 500 }), row({ programme: "Physics", closing: 400 })];
		const choices = [CIVIL, PHYSICS];
		expect((await check(rows, { choices })).shut).toEqual([{ choice: 1, above: 0, years: 1 }]);
		expect((await check(rows, { choices: [PHYSICS, CIVIL] })).shut).toEqual([]);
		expect((await check(rows, { choices, decision: "slide" })).shut).toEqual([]);
		const tighter = row({ round: 2, programme: "Physics", closing: 501 });
		expect((await check([...rows, tighter], { choices })).shut).toEqual([]);
	});

	test("lists seats that were open in the years without one, by number of years, then by nearness to the rank", async () => {
		const rows = [2024, 2025].flatMap((year) => [
			row({ year, closing: 99 }),
			row({ year, programme: "Physics", closing: 900 }),
			row({ year, programme: "Art", closing: 101 }),
		]);
		const once = row({ college: GOA, programme: "Law", round: 2, closing: 100 });
		const { empty } = await check([...rows, once]);
		expect(empty.years).toEqual([2024, 2025]);
		expect(empty.open.map(({ newest, years }) => [newest.programme, years])).toEqual([
			["Art", [2024, 2025]],
			["Physics", [2024, 2025]],
			["Law", [2025]],
		]);
		expect(empty.open[2]).toMatchObject({
			college: { slug: "goa", name: "NIT Goa" },
			newest: { year: 2025, round: 2, closingRank: 100, quota: "AI" },
		});
		expect((await check(rows, { common: 99 })).empty).toEqual({ years: [], open: [] });
	});
});

test("shows two replays side by side year by year, with the differing years first", async () => {
	const rows = [2023, 2024, 2025].flatMap((year) => [
		row({ year }),
		row({ year, programme: "Physics", closing: year - 1974 }),
	]);
	const choices = [PHYSICS, CIVIL];
	const [before, after] = [
		await replayRows(rows, { choices, common: 51 }),
		await replayRows(rows, { choices, common: 50 }),
	];
	const named = (compared: ReturnType<typeof compareYears>) =>
		compared.map(({ year, before: was, after: is, differs }) => [year, was?.end?.choice, is?.end?.choice, differs]);
	expect(named(compareYears(before, after))).toEqual([
		[2024, 1, 0, true],
		[2023, 1, 1, false],
		[2025, 0, 0, false],
	]);
	const dropped = { ...after, years: after.years.slice(1) };
	expect(named(compareYears(before, dropped))[0]).toEqual([2023, 1, undefined, true]);
});

describe("any list", () => {
	const OPTIONS = [PATNA, GOA].flatMap((college) => ["A", "B", "C"].map((programme) => ({ college, programme })));
	const closing = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined });
	const YEARS = [2024, 2025];
	const anyRows = fc
		.array(closing, { minLength: 108, maxLength: 108 })
		.map((closings) => {
			const makers = [row, obc, (rest: Partial<RoundRow>) => row({ ...rest, gender: FEMALE })];
			const rounds = YEARS.flatMap((year) => [1, 2, 3].map((round) => ({ year, round })));
			const printed = rounds.flatMap((when) =>
				OPTIONS.flatMap((option) => makers.map((make) => ({ make, when, option }))),
			);
			return printed.map(({ make, when, option }, place) => make({ ...option, ...when, closing: closings[place] }));
		})
		.map((rows) => [
			...rows,
			...YEARS.flatMap((year) => [row, obc].map((make) => make({ year, programme: "Z", closing: 0.5 }))),
		]);
	const anyChoices = fc
		.uniqueArray(fc.nat(OPTIONS.length - 1), { minLength: 2, maxLength: 6 })
		.map((places) => places.flatMap((place) => OPTIONS[place] ?? []))
		.map((options) => options.map(({ college, programme }) => ({ college: college.slug, programme })));
	const rank = fc.integer({ min: 1, max: 42 });
	const anyBody = fc
		.record({
			common: rank,
			rank,
			gender: fc.constantFrom(NEUTRAL, "woman"),
			choices: anyChoices,
			decision: fc.constantFrom(...DECISIONS),
		})
		.map((body): Partial<ReplayBody> & Pick<ReplayBody, "choices"> => ({ ...body, category: "OBC-NCL" }));
	const endsOf = ({ years }: Replay) =>
		years.map(({ year, end }) => ({ year, end: end && `${end.college}|${end.programme}` }));

	test("changes the end only in the years that a suggested swap names, and no other swap of neighbours changes any", async () => {
		await fc.assert(
			fc.asyncProperty(anyRows, anyBody, async (rows, body) => {
				const { swaps } = await check(rows, body);
				const ends = endsOf(await replayRows(rows, body));
				for (const upper of body.choices.slice(1).keys()) {
					const [one, other] = [body.choices[upper], body.choices[upper + 1]];
					if (one === undefined || other === undefined) continue;
					const changed = await replayRows(rows, { ...body, choices: body.choices.toSpliced(upper, 2, other, one) });
					const differ = endsOf(changed).flatMap(({ year, end }, place) => (end === ends[place]?.end ? [] : [year]));
					expect(swaps.find((swap) => swap.upper === upper)?.years ?? []).toEqual(differ);
				}
			}),
		);
	});

	test("gives an offered seat at the end of the list as the seat of every year that it names", async () => {
		await fc.assert(
			fc.asyncProperty(anyRows, anyBody, async (rows, body) => {
				const { empty } = await check(rows, body);
				const before = await replayRows(rows, body);
				expect(empty.years).toEqual(before.years.flatMap(({ year, end }) => (end === undefined ? [year] : [])));
				for (const { college, newest, years } of empty.open) {
					const added = { college: college.slug, programme: newest.programme };
					const after = await replayRows(rows, { ...body, choices: [...body.choices, added] });
					const got = after.years.filter(({ end }) => end?.choice === body.choices.length);
					expect(got.map(({ year }) => year)).toEqual(years);
					const first = got.at(-1)?.rounds.find(({ seat }) => seat !== undefined);
					expect(first).toMatchObject({ round: newest.round, seat: { closingRank: newest.closingRank } });
				}
			}),
		);
	});

	test("a choice blocked by its place in the list is never the seat, at any rank", async () => {
		let found = 0;
		const tighter = fc.nat(5);
		const people = fc.array(fc.record({ common: rank, rank }));
		await fc.assert(
			fc.asyncProperty(anyRows, anyBody, people, tighter, async (rows, body, others, by) => {
				const easier = new Map(rows.map((each) => [placeOf(each), each.closing]));
				const planted = rows.map((each) => {
					const closing = each.programme === "B" ? easier.get(placeOf({ ...each, programme: "A" })) : undefined;
					return each.programme === "B" ? { ...each, closing: closing && Math.max(1, closing - by) } : each;
				});
				const { shut } = await check(planted, body);
				found += shut.length;
				for (const person of [{}, ...others]) {
					const { years } = await replayRows(planted, { ...body, ...person });
					const seats = new Set(years.flatMap(({ rounds }) => rounds.flatMap(({ seat }) => seat?.choice ?? [])));
					for (const { choice } of shut) expect(seats).not.toContain(choice);
				}
			}),
		);
		expect(found).toBeGreaterThan(10);
	});
	const placeOf = ({ year, round, college, programme, seatType, gender }: RoundRow) =>
		[year, round, college.slug, programme, seatType, gender].join("|");
});

import { DECISIONS, type Replay } from "@uchit/contract/predict-replay.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoundRow } from "./round-table.ts";
import { FEMALE, GOA, NEUTRAL, obc, PATNA, replayRows, row } from "./testing/small-josaa.ts";

describe("any list", () => {
	const PROGRAMMES = ["A", "B", "C"];
	const OPTIONS = [PATNA, GOA].flatMap((college) => PROGRAMMES.map((programme) => ({ college, programme })));
	const closing = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined });
	const anyRows = fc
		.array(closing, { minLength: 108, maxLength: 108 })
		.map((closings) =>
			[2024, 2025].flatMap((year) =>
				[1, 2, 3].flatMap((round) =>
					OPTIONS.flatMap((option, place) =>
						[row, obc, (rest: Partial<RoundRow>) => row({ ...rest, gender: FEMALE })].map((make, pool) =>
							make({
								...option,
								year,
								round,
								closing: closings[(((year - 2024) * 3 + round - 1) * 6 + place) * 3 + pool],
							}),
						),
					),
				),
			),
		)
		.map((rows) => [
			...rows,
			...[2024, 2025].flatMap((year) => [row, obc].map((make) => make({ year, programme: "Z" }))),
		]);
	const anyChoices = fc
		.uniqueArray(fc.nat(OPTIONS.length - 1), { minLength: 1, maxLength: 6 })
		.map((places) => places.flatMap((place) => OPTIONS[place] ?? []))
		.map((options) => options.map(({ college, programme }) => ({ college: college.slug, programme })));
	const anyPerson = fc.record({
		common: fc.integer({ min: 1, max: 42 }),
		rank: fc.integer({ min: 1, max: 42 }),
		gender: fc.constantFrom(NEUTRAL, "woman"),
	});
	const OBC = { category: "OBC-NCL" } as const;
	const NOTHING = 99;
	const endsOf = ({ years }: Replay) => years.map(({ end }) => end?.choice ?? NOTHING);

	test("the seat of a round is the first choice whose pool admits, or the one before it", async () => {
		await fc.assert(
			fc.asyncProperty(anyRows, anyChoices, anyPerson, async (rows, choices, person) => {
				const lived = await replayRows(rows, { ...OBC, ...person, choices });
				const isOpen = (each: RoundRow) =>
					(each.closing ?? 0) >= (each.seatType === "OPEN" ? person.common : person.rank) &&
					(each.gender === NEUTRAL || person.gender === "woman");
				for (const { year, rounds } of lived.years) {
					let best = NOTHING;
					for (const { round, seat } of rounds) {
						const open = rows.filter((each) => each.year === year && each.round === round && isOpen(each));
						const first = choices.findIndex(({ college, programme }) =>
							open.some((each) => each.college.slug === college && each.programme === programme),
						);
						if (first >= 0 && first < best) best = first;
						expect(seat?.choice ?? NOTHING).toBe(best);
					}
				}
			}),
		);
	});

	test("a choice added below the seat of every round changes no seat, whatever the decision", async () => {
		const decision = fc.constantFrom(...DECISIONS);
		await fc.assert(
			fc.asyncProperty(anyRows, anyChoices, anyPerson, decision, async (rows, choices, person, decided) => {
				const body = { ...OBC, ...person, decision: decided };
				const [last, ...others] = choices.toReversed();
				if (last === undefined || others.length === 0) return;
				const [long, short] = await Promise.all([
					replayRows(rows, { ...body, choices }),
					replayRows(rows, { ...body, choices: others.toReversed() }),
				]);
				for (const [place, { rounds }] of short.years.entries()) {
					// A longer list may have a seat earlier if there is none from the first round on.
					if (rounds.some(({ seat }) => seat === undefined)) continue;
					expect(long.years[place]?.rounds).toEqual(rounds);
				}
			}),
		);
	});

	test("a better rank ends no lower under float", async () => {
		const better = fc.record({ common: fc.nat(20), rank: fc.nat(20) });
		await fc.assert(
			fc.asyncProperty(anyRows, anyChoices, anyPerson, better, async (rows, choices, person, by) => {
				const common = Math.max(1, person.common - by.common);
				const rank = Math.max(1, person.rank - by.rank);
				const worse = endsOf(await replayRows(rows, { ...OBC, ...person, choices }));
				const ends = endsOf(await replayRows(rows, { ...OBC, ...person, common, rank, choices }));
				for (const [place, end] of ends.entries()) expect(end).toBeLessThanOrEqual(worse[place] ?? NOTHING);
			}),
		);
	});
});

import type { ClassFile } from "@uchit/contract/predict-class.ts";
import { DECISIONS, type Replay, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readClassFile } from "./class-file.ts";
import { foldName } from "./fold.ts";
import { replay } from "./replay.ts";
import { buildRoundTable, type RoundRow } from "./round-table.ts";

const NEUTRAL = "Gender-Neutral";
const FEMALE = "Female-only (including Supernumerary)";
const STATES = [
	{ slug: "bihar", name: "Bihar" },
	{ slug: "goa", name: "Goa" },
];

function groupOf(seatType: string, rankSpace: "jee-main-crl" | "jee-main-category") {
	return {
		...{
			rankSpace,
			seatType,
			socialCategory: "open" as const,
			pwd: false,
			genders: [NEUTRAL, FEMALE],
			isSpecial: false,
		},
		seats: { college: [], programme: [], quota: [], gender: [], pool: [] },
		closings: [],
	};
}

const JOSAA: ClassFile = {
	...{ exam: "jee-mains", states: STATES, colleges: [], texts: [] },
	counsellings: [
		{
			...{ exam: "jee-mains", authority: "JoSAA", years: [2024, 2025], quotas: [] },
			groups: [groupOf("OPEN", "jee-main-crl"), groupOf("OBC-NCL", "jee-main-category")],
		},
		{ exam: "kcet", authority: "KEA", years: [2025], quotas: [], groups: [] },
	],
};
const INDEX = readClassFile(JOSAA);

const PATNA = { slug: "patna", isForWomen: false, homeState: "bihar" };
const GOA = { slug: "goa", isForWomen: false, homeState: "goa" };

/** A row for everybody, of the round and year given. */
function row(rest: Partial<RoundRow>): RoundRow {
	const programme = rest.programme ?? "Civil";
	return {
		...{ rankSpace: "jee-main-crl", seatType: "OPEN", quota: "AI", gender: NEUTRAL, pool: "all-india" },
		...{
			college: PATNA,
			programmeKey: foldName(programme),
			year: 2025,
			round: 1,
			closing: 100,
			sourceId: "josaa-2025",
		},
		...rest,
		programme,
	};
}
const obc = (rest: Partial<RoundRow>) => row({ ...rest, rankSpace: "jee-main-category", seatType: "OBC-NCL" });

const PERSON = { exam: "jee-mains", category: "OPEN", gender: NEUTRAL, common: 100, decision: "float" } as const;
const CIVIL = { college: "patna", programme: "Civil" };
const PHYSICS = { college: "patna", programme: "Physics" };

async function live(rows: readonly RoundRow[], body: Partial<ReplayBody> = {}): Promise<Replay> {
	return replay(INDEX, await buildRoundTable([rows]), { ...PERSON, choices: [CIVIL], ...body });
}
const choicesOf = ({ years }: Replay) => years.map(({ rounds }) => rounds.map(({ seat }) => seat?.choice));

describe("a list in one year", () => {
	test("is lived round by round: the seat is the first choice whose pool closed at the rank or beyond", async () => {
		const rows = [
			row({ round: 1, closing: 99 }),
			row({ round: 2 }),
			row({ round: 3, closing: 150, programme: "Physics" }),
		];
		const lived = await live(rows, { choices: [PHYSICS, CIVIL] });
		expect(choicesOf(lived)).toEqual([[undefined, 1, 0]]);
		expect(lived.years[0]).toMatchObject({ year: 2025, authority: "JoSAA" });
		expect(lived.years[0]?.end).toEqual({
			...{ choice: 0, college: "patna", programme: "Physics", quota: "AI", seatType: "OPEN", gender: NEUTRAL },
			...{ closingRank: 150, sourceId: "josaa-2025" },
		});
	});

	test("of no seat has no end, and a round without a figure opens nothing", async () => {
		const [year] = (await live([row({ closing: undefined }), row({ round: 2, closing: 99 })])).years;
		expect(year?.rounds).toEqual([
			{ round: 1, seat: undefined },
			{ round: 2, seat: undefined },
		]);
		expect(year?.end).toBeUndefined();
	});

	test("is judged in each pool by the rank of its own list", async () => {
		const rows = [row({ closing: 90 }), obc({ closing: 40 })];
		const body = { category: "OBC-NCL", common: 100 };
		expect((await live(rows, { ...body, rank: 40 })).years[0]?.end).toMatchObject({
			seatType: "OBC-NCL",
			closingRank: 40,
		});
		expect((await live(rows, { ...body, rank: 41 })).years[0]?.end).toBeUndefined();
	});

	test("takes everyone's seat before the category's, and the pool for women before the neutral one", async () => {
		const rows = [row({}), obc({}), row({ gender: FEMALE }), obc({ gender: FEMALE })];
		const body = { category: "OBC-NCL", common: 100, rank: 10 };
		expect((await live(rows, body)).years[0]?.end).toMatchObject({ seatType: "OPEN", gender: NEUTRAL });
		expect((await live(rows, { ...body, gender: "woman" })).years[0]?.end).toMatchObject({
			seatType: "OPEN",
			gender: FEMALE,
		});
		expect((await live(rows, { ...body, gender: "woman", common: 101 })).years[0]?.end).toMatchObject({
			seatType: "OBC-NCL",
			gender: FEMALE,
		});
	});

	test("a man has no seat for women", async () => {
		expect((await live([row({ gender: FEMALE })])).years[0]?.end).toBeUndefined();
	});

	test("home state, other state and the state's own quota admit whom they are for", async () => {
		const rows = [
			row({ quota: "HS", pool: "home-state", college: GOA, closing: 100 }),
			row({ quota: "OS", pool: "other-state", college: GOA, closing: 50 }),
			row({ quota: "GO", pool: "special", college: GOA, closing: 200 }),
		];
		const choices = [{ college: "goa", programme: "Civil" }];
		const quotaOf = async (body: Partial<ReplayBody>) => (await live(rows, { choices, ...body })).years[0]?.end?.quota;
		expect(await quotaOf({ homeState: "goa" })).toBe("HS");
		expect(await quotaOf({ homeState: "goa", common: 101 })).toBe("GO");
		expect(await quotaOf({ homeState: "bihar", common: 50 })).toBe("OS");
		expect(await quotaOf({ homeState: "bihar", common: 51 })).toBeUndefined();
		expect(await quotaOf({ homeState: "goa", choices: [{ college: "goa", programme: "Civil", quota: "go" }] })).toBe("GO");
		const unknown = await live(rows, { choices });
		expect([unknown.years[0]?.end, unknown.notes]).toEqual([undefined, [{ code: "home-state-unknown", years: [] }]]);
	});
});

describe("the years", () => {
	test("are those of the table, oldest first, or the ones that are named", async () => {
		const rows = [row({ year: 2025 }), row({ year: 2024, round: 2 }), row({ year: 2024, round: 1 })];
		expect((await live(rows)).years.map(({ year, rounds }) => [year, rounds.length])).toEqual([
			[2024, 2],
			[2025, 1],
		]);
		expect((await live(rows, { years: [2025] })).years.map(({ year }) => year)).toEqual([2025]);
		await expect(live(rows, { years: [2019] })).rejects.toMatchObject({ field: "years", code: "not-printed" });
	});

	test("a choice that a year did not have is skipped in it; one that no year reached is named", async () => {
		const rows = [row({ year: 2024 }), row({ year: 2025 }), row({ year: 2025, programme: "Physics", closing: 1 })];
		const nowhere = { college: "nowhere", programme: "Civil" };
		const { skipped, never } = await live(rows, { choices: [nowhere, PHYSICS, CIVIL] });
		expect(skipped).toEqual([
			{ choice: 0, years: [2024, 2025] },
			{ choice: 1, years: [2024] },
		]);
		expect(never).toEqual([1]);
	});

	test("a renamed programme is one choice under both names, and carries the newest", async () => {
		const rows = [
			row({ year: 2024, programme: "Civil  Works", programmeKey: "civil" }),
			row({ year: 2025, programme: "Civil", programmeKey: "civil" }),
		];
		for (const programme of ["civil works", "CIVIL"]) {
			const lived = await live(rows, { choices: [{ college: "patna", programme }] });
			expect(lived.years.map(({ end }) => end?.programme)).toEqual(["Civil", "Civil"]);
			expect(lived.skipped).toEqual([]);
		}
	});

	test("a year in which a list of the person has no usable figure is left out and named", async () => {
		const rows = [row({ year: 2024 }), obc({ year: 2024, closing: undefined }), row({}), obc({})];
		const lived = await live(rows, { category: "OBC-NCL", rank: 100 });
		expect(lived.years.map(({ year }) => year)).toEqual([2025]);
		expect(lived.notes).toEqual([{ code: "no-figures", years: [2024] }]);
	});

	test("decisions may differ by year and round", async () => {
		const rows = [2024, 2025].flatMap((year) => [
			row({ year, round: 1 }),
			row({ year, round: 2, programme: "Physics" }),
		]);
		const lived = await live(rows, { choices: [PHYSICS, CIVIL], decision: { 2024: { 1: "freeze" } } });
		expect(lived.years.map(({ end }) => end?.choice)).toEqual([1, 0]);
	});

	test("two figures of one seat in one round are neither's own", async () => {
		expect((await live([row({}), row({ closing: 300 })])).years).toEqual([]);
		expect((await live([row({}), row({ closing: 300 }), row({ round: 2, closing: 1 })])).years[0]?.end).toBeUndefined();
	});
});

describe("who asks", () => {
	test("is told which rank was not given, and its seats are not judged", async () => {
		const rows = [row({}), obc({})];
		const codes = async (body: Partial<ReplayBody>) =>
			(await live(rows, { category: "OBC-NCL", common: undefined, ...body })).notes.map(({ code }) => code);
		expect(await codes({ rank: 10 })).toEqual(["common-missing"]);
		expect(await codes({ common: 10 })).toEqual(["rank-missing"]);
		expect(await codes({ common: 10, rank: 10 })).toEqual([]);
	});

	test("is refused all at once where something cannot be read, and where an exam has no rounds to replay", async () => {
		const refused = { common: "1.5", category: "nobody", homeState: "atlantis" };
		await expect(live([row({})], refused)).rejects.toMatchObject({
			fields: [
				{ field: "common", code: "not-a-rank" },
				{ field: "category", code: "not-printed" },
				{ field: "homeState", code: "not-a-state" },
			],
		});
		const kcet = readClassFile({ ...JOSAA, exam: "kcet" });
		const table = await buildRoundTable([[row({})]]);
		expect(() => replay(kcet, table, { ...PERSON, exam: "kcet", choices: [CIVIL] })).toThrow(
			expect.objectContaining({ field: "exam", code: "no-rounds" }),
		);
	});
});

describe("any list", () => {
	const PROGRAMMES = ["A", "B", "C"];
	const OPTIONS = [PATNA, GOA].flatMap((college) => PROGRAMMES.map((programme) => ({ college, programme })));
	const closing = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined });
	/** Each round of two years prints each option in three pools, or leaves a figure out. */
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
		// So that no year is left out.
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
				const lived = await live(rows, { ...OBC, ...person, choices });
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

	test("ends under float no lower than under slide, and under slide no lower than under freeze", async () => {
		await fc.assert(
			fc.asyncProperty(anyRows, anyChoices, anyPerson, async (rows, choices, person) => {
				const ends = await Promise.all(
					DECISIONS.map(async (decision) => endsOf(await live(rows, { ...OBC, ...person, choices, decision }))),
				);
				for (const [year] of [2024, 2025].entries()) {
					const ofYear = ends.map((each) => each[year] ?? NOTHING);
					expect(ofYear).toEqual(ofYear.toSorted((a, b) => a - b));
				}
			}),
		);
	});

	test("slide stays in the institute of the first seat", async () => {
		await fc.assert(
			fc.asyncProperty(anyRows, anyChoices, anyPerson, async (rows, choices, person) => {
				const { years } = await live(rows, { ...OBC, ...person, choices, decision: "slide" });
				for (const { rounds } of years) {
					expect(new Set(rounds.flatMap(({ seat }) => seat?.college ?? [])).size).toBeLessThanOrEqual(1);
				}
			}),
		);
	});

	test("a choice added below the seat of every round changes no seat, whatever is decided", async () => {
		const decision = fc.constantFrom(...DECISIONS);
		await fc.assert(
			fc.asyncProperty(anyRows, anyChoices, anyPerson, decision, async (rows, choices, person, decided) => {
				const body = { ...OBC, ...person, decision: decided };
				const [last, ...others] = choices.toReversed();
				if (last === undefined || others.length === 0) return;
				const [long, short] = await Promise.all([
					live(rows, { ...body, choices }),
					live(rows, { ...body, choices: others.toReversed() }),
				]);
				for (const [place, { rounds }] of short.years.entries()) {
					// Without a seat from the first round on, the longer list may have one earlier.
					if (rounds.some(({ seat }) => seat === undefined)) continue;
					expect(long.years[place]?.rounds).toEqual(rounds);
				}
			}),
		);
	});

	test("under float a better rank ends no lower", async () => {
		const better = fc.record({ common: fc.nat(20), rank: fc.nat(20) });
		await fc.assert(
			fc.asyncProperty(anyRows, anyChoices, anyPerson, better, async (rows, choices, person, by) => {
				const common = Math.max(1, person.common - by.common);
				const rank = Math.max(1, person.rank - by.rank);
				const worse = endsOf(await live(rows, { ...OBC, ...person, choices }));
				const ends = endsOf(await live(rows, { ...OBC, ...person, common, rank, choices }));
				for (const [place, end] of ends.entries()) expect(end).toBeLessThanOrEqual(worse[place] ?? NOTHING);
			}),
		);
	});
});

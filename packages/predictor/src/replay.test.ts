import type { Replay, ReplayBody } from "@uchit/contract/predict-replay.ts";
import { describe, expect, test } from "vitest";
import { readClassFile } from "./class-file.ts";
import { replay } from "./replay.ts";
import { buildRoundTable } from "./round-table.ts";
import { CIVIL, FEMALE, GOA, JOSAA, NEUTRAL, obc, PERSON, PHYSICS, replayRows, row } from "./testing/small-josaa.ts";

const choicesOf = ({ years }: Replay) => years.map(({ rounds }) => rounds.map(({ seat }) => seat?.choice));

describe("a list in one year", () => {
	test("is replayed round by round: the seat is the first choice whose pool closed at the rank or beyond", async () => {
		const rows = [
			row({ round: 1, closing: 99 }),
			row({ round: 2 }),
			row({ round: 3, closing: 150, programme: "Physics" }),
		];
		const lived = await replayRows(rows, { choices: [PHYSICS, CIVIL] });
		expect(choicesOf(lived)).toEqual([[undefined, 1, 0]]);
		expect(lived.years[0]).toMatchObject({ year: 2025, authority: "JoSAA" });
		expect(lived.years[0]?.end).toEqual({
			...{ choice: 0, college: "patna", programme: "Physics", quota: "AI", seatType: "OPEN", gender: NEUTRAL },
			...{ closingRank: 150, sourceId: "josaa-2025" },
		});
	});

	test("without a seat has no end, and a round without a figure opens nothing", async () => {
		const [year] = (await replayRows([row({ closing: undefined }), row({ round: 2, closing: 99 })])).years;
		expect(year?.rounds).toEqual([
			{ round: 1, seat: undefined },
			{ round: 2, seat: undefined },
		]);
		expect(year?.end).toBeUndefined();
	});

	test("compares each pool with the rank of its own list", async () => {
		const rows = [row({ closing: 90 }), obc({ closing: 40 })];
		const body = { category: "OBC-NCL", common: 100 };
		expect((await replayRows(rows, { ...body, rank: 40 })).years[0]?.end).toMatchObject({
			seatType: "OBC-NCL",
			closingRank: 40,
		});
		expect((await replayRows(rows, { ...body, rank: 41 })).years[0]?.end).toBeUndefined();
	});

	test("takes the open seat before the category's, and the pool for women before the neutral one", async () => {
		const printed = [row({}), obc({}), row({ gender: FEMALE }), obc({ gender: FEMALE })];
		const body = { category: "OBC-NCL", common: 100, rank: 10 };
		for (const rows of [printed, printed.toReversed()]) {
			const endOf = async (more: Partial<ReplayBody>) => (await replayRows(rows, { ...body, ...more })).years[0]?.end;
			expect(await endOf({})).toMatchObject({ seatType: "OPEN", gender: NEUTRAL });
			expect(await endOf({ gender: "woman" })).toMatchObject({ seatType: "OPEN", gender: FEMALE });
			expect(await endOf({ gender: "woman", common: 101 })).toMatchObject({ seatType: "OBC-NCL", gender: FEMALE });
		}
	});

	test("gives a man no seat for women", async () => {
		expect((await replayRows([row({ gender: FEMALE })])).years[0]?.end).toBeUndefined();
	});

	test("gives a man no seat for women of an earlier year, even if the newest list has one pool of the seat type", async () => {
		const counsellings = JOSAA.counsellings.map((each) => ({
			...each,
			groups: each.groups.map((group) => ({ ...group, genders: [NEUTRAL] })),
		}));
		const index = readClassFile({ ...JOSAA, counsellings });
		const table = await buildRoundTable([[row({ year: 2024, gender: FEMALE }), row({})]]);
		const ends = (gender: string) =>
			replay(index, table, { ...PERSON, gender, choices: [CIVIL] }).years.map(({ end }) => end?.gender);
		expect(ends(NEUTRAL)).toEqual([undefined, NEUTRAL]);
		expect(ends("woman")).toEqual([FEMALE, NEUTRAL]);
	});

	test("admits the right people by home state, other state and the state's own quota", async () => {
		const rows = [
			row({ quota: "HS", pool: "home-state", college: GOA, closing: 100 }),
			row({ quota: "OS", pool: "other-state", college: GOA, closing: 50 }),
			row({ quota: "GO", pool: "special", college: GOA, closing: 200 }),
		];
		const choices = [{ college: "goa", programme: "Civil" }];
		const quotaOf = async (body: Partial<ReplayBody>) =>
			(await replayRows(rows, { choices, ...body })).years[0]?.end?.quota;
		expect(await quotaOf({ homeState: "goa" })).toBe("HS");
		expect(await quotaOf({ homeState: "goa", common: 101 })).toBe("GO");
		expect(await quotaOf({ homeState: "bihar", common: 50 })).toBe("OS");
		expect(await quotaOf({ homeState: "bihar", common: 51 })).toBeUndefined();
		expect(await quotaOf({ homeState: "goa", choices: [{ college: "goa", programme: "Civil", quota: "go" }] })).toBe(
			"GO",
		);
		const unknown = await replayRows(rows, { choices });
		expect([unknown.years[0]?.end, unknown.notes]).toEqual([undefined, [{ code: "home-state-unknown", years: [] }]]);
	});
});

describe("the years", () => {
	test("are those of the table, oldest first, or the requested ones", async () => {
		const rows = [row({ year: 2025 }), row({ year: 2024, round: 2 }), row({ year: 2024, round: 1 })];
		expect((await replayRows(rows)).years.map(({ year, rounds }) => [year, rounds.length])).toEqual([
			[2024, 2],
			[2025, 1],
		]);
		expect((await replayRows(rows, { years: [2025] })).years.map(({ year }) => year)).toEqual([2025]);
		await expect(replayRows(rows, { years: [2019] })).rejects.toMatchObject({ field: "years", code: "not-printed" });
	});

	test("skip a choice in a year that lacks it, and name a choice that no year reached", async () => {
		const rows = [row({ year: 2024 }), row({ year: 2025 }), row({ year: 2025, programme: "Physics", closing: 1 })];
		const nowhere = { college: "nowhere", programme: "Civil" };
		const { skipped, never } = await replayRows(rows, { choices: [nowhere, PHYSICS, CIVIL] });
		expect(skipped).toEqual([
			{ choice: 0, years: [2024, 2025] },
			{ choice: 1, years: [2024] },
		]);
		expect(never).toEqual([1]);
	});

	test("treat a renamed programme as one choice under both names, and show the newest", async () => {
		const rows = [
			row({ year: 2024, programme: "Civil  Works", programmeKey: "civil" }),
			row({ year: 2025, programme: "Civil", programmeKey: "civil" }),
		];
		for (const programme of ["civil works", "CIVIL"]) {
			const lived = await replayRows(rows, { choices: [{ college: "patna", programme }] });
			expect(lived.years.map(({ end }) => end?.programme)).toEqual(["Civil", "Civil"]);
			expect(lived.skipped).toEqual([]);
		}
	});

	test("leave out and name a year in which one of the person's lists has no usable figure", async () => {
		const rows = [row({ year: 2024 }), obc({ year: 2024, closing: undefined }), row({}), obc({})];
		const lived = await replayRows(rows, { category: "OBC-NCL", rank: 100 });
		expect(lived.years.map(({ year }) => year)).toEqual([2025]);
		expect(lived.notes).toEqual([{ code: "no-figures", years: [2024] }]);
	});

	test("allow different decisions by year and round", async () => {
		const rows = [2024, 2025].flatMap((year) => [
			row({ year, round: 1 }),
			row({ year, round: 2, programme: "Physics" }),
		]);
		const lived = await replayRows(rows, { choices: [PHYSICS, CIVIL], decision: { 2024: { 1: "freeze" } } });
		expect(lived.years.map(({ end }) => end?.choice)).toEqual([1, 0]);
	});

	test("ignore two different figures for one seat in one round", async () => {
		expect((await replayRows([row({}), row({ closing: 300 })])).years).toEqual([]);
		expect(
			(await replayRows([row({}), row({ closing: 300 }), row({ round: 2, closing: 1 })])).years[0]?.end,
		).toBeUndefined();
	});
});

describe("a person", () => {
	test("learns which rank is missing, and its seats are not judged", async () => {
		const rows = [row({}), obc({})];
		const codes = async (body: Partial<ReplayBody>) =>
			(await replayRows(rows, { category: "OBC-NCL", common: undefined, ...body })).notes.map(({ code }) => code);
		expect(await codes({ rank: 10 })).toEqual(["common-missing"]);
		expect(await codes({ common: 10 })).toEqual(["rank-missing"]);
		expect(await codes({ common: 10, rank: 10 })).toEqual([]);
	});

	test("gets every invalid field refused at once, and is refused an exam without rounds to replay", async () => {
		const refused = { common: "1.5", category: "nobody", homeState: "atlantis" };
		await expect(replayRows([row({})], refused)).rejects.toMatchObject({
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

import { type Cutoff, CutoffPage } from "@uchit/contract/cutoff.ts";
import { CutoffTrend } from "@uchit/contract/cutoff-trend.ts";
import { isUsable } from "@uchit/contract/cutoff-use.ts";
import { describe, expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

const BHU = "indian-institute-of-technology-bhu-varanasi";
const MADRAS = "indian-institute-of-technology-madras";
const ROURKELA = "national-institute-of-technology-rourkela";
const GOA = "national-institute-of-technology-goa";

function readTrend(slug: string, query: Record<string, string> | URLSearchParams = {}): Promise<CutoffTrend> {
	return backend.read(CutoffTrend, `/v1/colleges/${slug}/cutoffs/trend?${new URLSearchParams(query)}`);
}

async function readRows(slug: string, query: Record<string, string> | string[][]): Promise<Cutoff[]> {
	const address = `/v1/colleges/${slug}/cutoffs?limit=200&${new URLSearchParams(query)}`;
	const first = await backend.read(CutoffPage, address);
	const rest = await Promise.all(
		Array.from({ length: Math.ceil(first.total / 200) - 1 }, (_, index) =>
			backend.read(CutoffPage, `${address}&page=${index + 2}`),
		),
	);
	return [first, ...rest].flatMap(({ items }) => items);
}

/** Each point as "Civil Engineering 2024 6: 1234". */
function pointsOf({ series }: CutoffTrend): string[] {
	return series.flatMap(({ programme, points }) =>
		points.map(({ year, round, closing, sourceId }) => `${programme} ${year} ${round}: ${closing} ${sourceId}`),
	);
}

function lastRowsOf(rows: readonly Cutoff[]): Cutoff[] {
	const last = new Map<number, number>();
	for (const { year = 0, round = 0 } of rows) last.set(year, Math.max(last.get(year) ?? 0, round));
	return rows.filter(({ year = 0, round }) => round === last.get(year));
}

function toPoint({ programme, year, round, closingRank, sourceId }: Cutoff): string {
	return `${programme} ${year} ${round}: ${closingRank} ${sourceId}`;
}

test("by default an IIT shows six programmes of the open seat, by common rank list, with the most years", async () => {
	const { seat, series, programmes, notHeld, sources } = await readTrend(MADRAS);
	expect(seat).toEqual({
		exam: "jee-advanced",
		authority: "JoSAA",
		quota: "AI",
		pool: "all-india",
		seatType: "OPEN",
		socialCategory: "open",
		pwd: false,
		gender: "Gender-Neutral",
		rankSpace: "jee-advanced-crl",
	});
	expect(series).toHaveLength(6);
	expect(series[0]?.programme).toBe("Computer Science and Engineering (4 Years, Bachelor of Technology)");
	expect(series[0]?.points.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
	expect(programmes.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(
		series.map(({ programme }) => programme),
	);
	expect(notHeld).toEqual([]);
	expect(sources.map(({ id }) => id)).toEqual(series[0]?.points.map(({ sourceId }) => sourceId));
});

test("each point is the table's row of that year's last round", async () => {
	const programme = "Civil Engineering (4 Years, Bachelor of Technology)";
	const choice = { quota: "OS", seatType: "OBC-NCL", gender: "Gender-Neutral", programme };
	const rows = await readRows(ROURKELA, { ...choice, exam: "jee-mains" });
	expect(rows.length).toBeGreaterThan(30);
	expect(pointsOf(await readTrend(ROURKELA, choice))).toEqual(lastRowsOf(rows).map(toPoint).toReversed());
});

describe("known traps", () => {
	test("no series contains a preparatory rank", async () => {
		const seats = { exam: "jee-advanced", seatType: "OPEN (PwD)", gender: "Gender-Neutral" };
		const preparatory = (await readRows(BHU, seats)).filter((row) => row.preparatory);
		expect(preparatory.length).toBeGreaterThan(0);
		const choice = new URLSearchParams(seats);
		for (const { programme } of preparatory) choice.append("programme", programme);
		const trend = await readTrend(BHU, choice);
		expect(trend.seat).toMatchObject({ seatType: "OPEN (PwD)", rankSpace: "jee-advanced-category" });
		expect(trend.leftOut.preparatory).toBeGreaterThan(0);
		const points = pointsOf(trend);
		expect(preparatory.map(toPoint).filter((point) => points.includes(point))).toEqual([]);
		const list = { ...seats, rankSpace: "jee-advanced-preparatory" };
		expect((await readTrend(BHU, list)).notHeld).toEqual([{ choice: "rankSpace", value: list.rankSpace }]);
	});

	test("leaves out and counts years whose copy does not separate a seat's many preparatory ranks", async () => {
		const pwd = ["OPEN (PwD)", "EWS (PwD)", "OBC-NCL (PwD)", "SC (PwD)", "ST (PwD)"];
		const rows = await readRows(BHU, [...pwd.map((seatType) => ["seatType", seatType]), ["exam", "jee-advanced"]]);
		const unstated = lastRowsOf(rows).filter((row) => isUsable(row) && (row.year ?? 0) < 2025);
		expect(unstated.length).toBeGreaterThan(0);
		const { series, leftOut } = await readTrend(BHU, { seatType: "OPEN (PwD)" });
		expect(series.flatMap(({ points }) => points).filter(({ year }) => year < 2025)).toEqual([]);
		expect(leftOut.untold).toBe(unstated.length);
	});

	test("the answer warns where a copy may hide a few preparatory ranks", async () => {
		expect((await readTrend(BHU, { seatType: "ST" })).mayHoldPreparatory).toBe(true);
		expect((await readTrend(BHU)).mayHoldPreparatory).toBe(false);
		expect((await readTrend(ROURKELA, { seatType: "ST" })).mayHoldPreparatory).toBe(false);
	});

	test("no series contains a marked row: its year is a gap", async () => {
		const choice = { exam: "jee-advanced", seatType: "ST", gender: "Gender-Neutral" };
		const marked = lastRowsOf(await readRows(BHU, choice)).filter(({ mark }) => mark !== undefined);
		expect(marked.length).toBeGreaterThan(0);
		for (const { programme, year } of marked) {
			const { series } = await readTrend(BHU, { ...choice, programme });
			const points = series.filter((each) => each.programme === programme).flatMap((each) => each.points);
			expect(points.map((point) => point.year)).not.toContain(year);
		}
		expect((await readTrend(BHU, choice)).leftOut.marked).toBeGreaterThanOrEqual(marked.length);
	});

	test("an answer never mixes seats of two pools: NIT Goa's other-state, home-state and Goa seats are separate", async () => {
		const seen = new Map<string, string>();
		for (const quota of ["OS", "HS", "GO"]) {
			const choice = { quota, seatType: "OPEN", gender: "Gender-Neutral" };
			const trend = await readTrend(GOA, choice);
			expect(trend.seat?.quota).toBe(quota);
			const rows = lastRowsOf(await readRows(GOA, { ...choice, exam: "jee-mains" }));
			const points = new Set(rows.filter(isUsable).map(toPoint));
			expect(pointsOf(trend).filter((point) => !points.has(point))).toEqual([]);
			expect(pointsOf(trend).length).toBeGreaterThan(10);
			seen.set(quota, pointsOf(trend).join());
		}
		expect(new Set(seen.values()).size).toBe(3);
	});

	test("a list without a stated phase is not joined to a final one: TG ICET's of 2024", async () => {
		const { span, series } = await readTrend("nizam-college", { exam: "ts-icet" });
		expect([span?.last, series.flatMap(({ points }) => points.filter(({ year }) => year === 2024))]).toEqual([
			2023,
			[],
		]);
	});

	test("years with one seat pool for all are not joined to years with two pools", async () => {
		const two = await readTrend(MADRAS);
		const one = await readTrend(MADRAS, { gender: "NA" });
		expect(two.span).toEqual({ first: 2018, last: 2026 });
		expect(one.span).toEqual({ first: 2016, last: 2017 });
	});
});

test("reports a choice that the institution does not have, and shows the default", async () => {
	const { seat, notHeld, series } = await readTrend(MADRAS, { quota: "HS", programme: "Alchemy" });
	expect(seat?.quota).toBe("AI");
	expect(series).toHaveLength(6);
	expect(notHeld).toEqual([
		{ choice: "quota", value: "HS" },
		{ choice: "programme", value: "Alchemy" },
	]);
});

test("draws at most six programmes at once", async () => {
	const { programmes } = await readTrend(MADRAS);
	const choice = new URLSearchParams(programmes.map(({ value }) => ["programme", value]));
	expect((await readTrend(MADRAS, choice)).series).toHaveLength(6);
});

test("only the newest of MCC's lists has points: no line joins it to an earlier one", async () => {
	const { seat, span, series } = await readTrend("all-india-institute-of-medical-sciences-delhi");
	expect(seat?.exam).toBe("neet");
	expect(span).toEqual({ first: 2026, last: 2026 });
	expect(series.map(({ points }) => points.map(({ year }) => year))).toEqual([[2026]]);
});

test("an unknown institution answers 404", async () => {
	expect((await backend.get("/v1/colleges/hogwarts/cutoffs/trend")).statusCode).toBe(404);
});

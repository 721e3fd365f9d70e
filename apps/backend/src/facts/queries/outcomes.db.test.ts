import { Outcome, Placement } from "@uchit/contract/outcome.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { useBackend } from "#backend/testing/backend.ts";
import { makeOpenFiles, openFilesFolder } from "./open-files.ts";
import { listOutcomes, listPlacements } from "./outcomes.ts";

const backend = useBackend();
const IIT_DELHI = "U-0100";
const PSG_COLLEGE_OF_TECHNOLOGY = "C-37013";
const IIT_ROORKEE = "U-0560";
const IIT_BOMBAY = "U-0306";
const BHU = "U-0500";

test("lists the median salary over the years, each with its graduates and placed students", async () => {
	const placements = await listPlacements(backend.db, IIT_DELHI);
	for (const placement of placements) Placement.parse(placement);
	const undergraduates = placements.filter(({ list, level }) => list === "overall" && level === "ug-4");
	expect(
		undergraduates.map(({ cohort, graduated, placed, medianSalary }) => [cohort, graduated, placed, medianSalary]),
	).toMatchObject([
		[2015, expect.any(Number), expect.any(Number), expect.any(Number)],
		[2016, 572, 383, 1_100_000],
		[2017, 654, 431, 1_306_000],
		[2018, 615, 495, 1_570_000],
		[2019, 650, 511, 1_550_000],
	]);
});

test("the newest of two reports on the same graduates counts, and both are stored", async () => {
	const placements = await listPlacements(backend.db, PSG_COLLEGE_OF_TECHNOLOGY);
	const corrected = placements.find(
		({ list, level, cohort }) => list === "overall" && level === "ug-3" && cohort === 2018,
	);
	expect(corrected).toMatchObject({ year: 2021, graduated: 93, placed: 54 });
	const outcomes = await listOutcomes(backend.db, PSG_COLLEGE_OF_TECHNOLOGY);
	const both = outcomes.filter(
		({ level, cohort, measure }) => level === "ug-3" && cohort === 2018 && measure === "placed",
	);
	expect(both.map(({ year, value }) => [year, value])).toEqual([
		[2021, 54],
		[2020, 38],
	]);
});

test("a salary whose words contradict its number is marked", async () => {
	const outcomes = await listOutcomes(backend.db, IIT_ROORKEE);
	for (const outcome of outcomes) Outcome.parse(outcome);
	const odd = outcomes.filter(({ mark }) => mark !== undefined);
	expect(odd.map(({ printed, value, mark }) => ({ printed, value, mark }))).toEqual([
		{ printed: "980000(Nine Lakhs Only)", value: 980_000, mark: "suspect" },
	]);
});

test("a salary that nobody received is absent, not zero", async () => {
	const placements = await listPlacements(backend.db, BHU);
	const none = placements.find(({ list, level }) => list === "agriculture" && level === "ug-5");
	expect(none).toMatchObject({ graduated: 43, placed: 0, medianSalary: undefined });
});

test("no median of fewer than ten people is shown, neither of a year nor as a reported number", async () => {
	const { rows } = await backend.db.execute<{ college_id: string; medians: number }>(sql`
		SELECT s.college_id, count(*)::int AS medians FROM outcomes s
		JOIN outcomes p USING (college_id, list, year, level, cohort)
		WHERE s.measure = 'median-salary' AND p.measure = 'placed' AND p.value < 10
		GROUP BY s.college_id ORDER BY medians DESC, s.college_id LIMIT 3`);
	expect(rows.length).toBe(3);
	for (const { college_id: id, medians } of rows) {
		const [placements, reported] = await Promise.all([listPlacements(backend.db, id), listOutcomes(backend.db, id)]);
		expect(placements.filter(({ medianSalary, placed = 10 }) => medianSalary !== undefined && placed < 10)).toEqual([]);
		expect(placements.some(({ isMedianWithheld }) => isMedianWithheld)).toBe(true);
		const keyOf = ({ list, year, level, cohort }: Outcome) => [list, year, level, cohort].join(" ");
		const few = reported.filter(({ measure, value }) => measure === "placed" && value < 10).map(keyOf);
		expect(few.length).toBeGreaterThanOrEqual(medians);
		expect(reported.filter((row) => row.measure === "median-salary" && few.includes(keyOf(row)))).toEqual([]);
	}
});

test("a salary jump is marked: nothing explains 35 lakh after 10", async () => {
	const ofList = (await listPlacements(backend.db, IIT_BOMBAY)).filter(({ list }) => list === "overall");
	expect(ofList.filter(({ mark }) => mark === "jump").map(({ cohort }) => cohort)).toEqual([2018, 2019]);
});

test("the open files have no median of fewer than ten people, of any college", async () => {
	const { env } = backend;
	await makeOpenFiles({ url: env.DATABASE_URL, folder: openFilesFolder(env), tables: ["outcomes"] });
	const reply = await backend.get("/v1/data/outcomes.json");
	const rows = Outcome.extend({ college_id: z.string(), mark: z.string().nullable(), source_id: z.string() })
		.omit({ sourceId: true })
		.array()
		.parse(reply.json());
	const keyOf = ({ college_id: id, list, year, level, cohort }: (typeof rows)[number]) =>
		[id, list, year, level, cohort].join(" ");
	const few = new Set(rows.filter(({ measure, value }) => measure === "placed" && value < 10).map(keyOf));
	expect(few.size).toBeGreaterThan(100);
	expect(rows.filter((row) => row.measure === "median-salary" && few.has(keyOf(row)))).toEqual([]);
});

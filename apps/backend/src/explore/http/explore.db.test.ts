import { ExploreResult } from "@uchit/contract/explore.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { expect, test } from "vitest";
import { integer } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const explore = (query: string) => backend.read(ExploreResult, `/v1/explore?${query}`);
const CSE =
	"rankSpace=jee-advanced-crl&authority=JoSAA&pool=all-india&seatType=OPEN&gender=Gender-Neutral&programme=computer+science+4+years";

test("a group's figures, even the median, occur in its rows, and the groups add up to all rows", async () => {
	const { groups, total, unit } = await explore(`${CSE}&group=year`);
	expect(unit).toBe("rank");
	expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
	for (const { by, least, median, most } of groups) {
		const { rows } = await explore(`${CSE}&year=${by.year}`);
		const values = rows.map(({ value }) => value);
		expect(values).toEqual(expect.arrayContaining([least, median, most]));
		expect(values[0]).toBe(least);
		expect(values.at(-1)).toBe(most);
	}
});

test("mixing kinds of figures or naming another table's column answers 400 with the columns", async () => {
	const refusal = async (query: string) => {
		const reply = await backend.get(`/v1/explore?${query}`);
		const { errors = [] } = Problem.parse(reply.json());
		return [reply.statusCode, ...errors.map(({ field, code }) => `${field} ${code}`)];
	};
	expect(await refusal("table=cutoffs")).toEqual([400, "rankSpace choose-one"]);
	expect(await refusal("table=rankings&list=engineering&group=state")).toEqual([400, "year choose-or-group"]);
	expect(await refusal("table=colleges&list=engineering")).toEqual([400, "list not-a-choice"]);
	expect(await refusal("table=visitors")).toEqual([400, "table not-a-choice"]);
	expect(await refusal("table=colleges&group=state&group=kind&group=list")).toEqual([400, "group over-most"]);
});

test("an invalid year or value matches nothing", async () => {
	for (const query of ["year=20255", "year=x", "state=%27%3B--"]) {
		const { total, rows } = await explore(`table=rankings&list=engineering&${query}`);
		expect([total, rows], query).toEqual([0, []]);
	}
});

test("paging loses no row, and each row has a described source", async () => {
	const [first, second] = [
		await explore("table=rankings&list=engineering"),
		await explore("table=rankings&list=engineering&page=2"),
	];
	const keys = [...first.rows, ...second.rows].map(({ college, by }) => `${college.slug} ${by.year}`);
	expect(new Set(keys).size).toBe(200);
	const described = new Set(first.sources.map(({ id }) => id));
	expect(first.rows.every(({ sourceId }) => described.has(sourceId))).toBe(true);
});

test("bands, marked rows and medians of few people are left out of the rows and counted", async () => {
	const { withheld, total } = await explore("table=rankings&list=engineering&year=2025");
	const [stored] = await readRows(backend.db, { rows: integer })`
		SELECT count(*)::int AS rows FROM rankings WHERE list = 'engineering' AND year = 2025`;
	expect(total + withheld.reduce((sum, { rows }) => sum + rows, 0)).toBe(stored?.rows);
	const medians = await explore("table=outcomes&measure=median-salary");
	expect(medians.withheld.map(({ why }) => why)).toEqual(["marked", "few-people"]);
});

test("seats of one council, year, level and mode are summed, ranks are not", async () => {
	const mbbs = "table=intakes&mode=regular&authority=nmc&year=2025&level=undergraduate&degree=mbbs&group=state";
	const [row] = await readRows(backend.db, { seats: integer })`
		SELECT sum(seats)::int AS seats FROM intakes WHERE (authority, year, degree, mode) = ('nmc', 2025, 'mbbs', 'regular')`;
	const { groups } = await explore(mbbs);
	expect(groups.reduce((sum, group) => sum + (group.sum ?? 0), 0)).toBe(row?.seats);
	const ranks = await explore("table=rankings&list=engineering&year=2025&group=state");
	expect(ranks.groups.some(({ sum }) => sum !== undefined)).toBe(false);
});

test("an option's count equals the rows that it selects", async () => {
	const { columns } = await explore("table=rankings&list=law&year=2024");
	for (const { value, count } of columns.find(({ name }) => name === "state")?.options ?? [])
		expect((await explore(`table=rankings&list=law&year=2024&state=${value}`)).total, value).toBe(count);
	expect(columns.find(({ name }) => name === "year")?.options.length).toBeGreaterThan(1);
});

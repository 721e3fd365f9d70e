import { describe, expect, test } from "vitest";
import { AP_EAPCET } from "./andhra.ts";
import { TG_EAPCET } from "./telangana.ts";

describe("the sheets of Telangana and Andhra", () => {
	const sheets = [...TG_EAPCET, AP_EAPCET].flatMap((counselling) => counselling.read());

	test("a category's cell that repeats the open rank is not its rank; an open cell never counts as a repeat", () => {
		const repeated = sheets.filter(({ repeatsOpen }) => repeatsOpen);
		expect(repeated).toHaveLength(28_528);
		expect(repeated.filter(({ seatType }) => seatType === "OC")).toEqual([]);
		const seatOf = (row: (typeof sheets)[number]) =>
			[row.sourceId, row.round, row.institute.name, row.institute.list, row.programme, row.quota].join("|");
		const open = new Map<string, Set<number | undefined>>();
		for (const row of sheets.filter(({ seatType }) => seatType === "OC"))
			open.set(seatOf(row), (open.get(seatOf(row)) ?? new Set()).add(row.closingRank));
		expect(repeated.filter((row) => !open.get(seatOf(row))?.has(row.closingRank))).toEqual([]);
	});

	test("the general column is open to women, and each state has its own rank list", () => {
		expect(new Set(sheets.map(({ gender }) => gender))).toEqual(new Set(["Gender-Neutral", "Female-Only"]));
		expect(new Set(sheets.map(({ exam, rankSpace }) => `${exam} ${rankSpace}`))).toEqual(
			new Set(["ts-eapcet ts-eapcet-engineering", "ap-eapcet ap-eapcet-engineering"]),
		);
	});

	test("text that ran from one row into the next is not in the name of an institute or a branch", () => {
		const named = sheets.flatMap(({ institute, programme }) => [institute.name, institute.city, programme]);
		expect(
			named.filter((name) => /^\(AUTONOMOUS\)|Institute Name|Branch Name|^LEARNING\)|\bMAISAMMAGUD A/.test(name)),
		).toEqual([]);
	});

	test("self-financed, off-campus and five-year seats are separate from regular ones; a state-wide college has both areas", () => {
		const quotas = new Set(sheets.filter(({ exam }) => exam === "ap-eapcet").map(({ quota }) => quota));
		expect([...quotas].sort()).toEqual([
			"AU",
			"AU OFF CAMPUS",
			"AU SF",
			"AU SS",
			"SVU",
			"SVU OFF CAMPUS",
			"SVU SF",
			"SVU SS",
		]);
		expect(sheets.some(({ programme }) => programme.endsWith("(5 YEAR INTEGRATED MTECH)"))).toBe(true);
	});
});

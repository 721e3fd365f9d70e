import { Problem } from "@uchit/contract/problem.ts";
import { describe, expect, test } from "vitest";
import { usePredictor } from "#backend/testing/predictor.ts";

const { backend, addressOf, ask, askAll } = usePredictor();
const NEET = { exam: "neet", common: "150000", category: "Open" };
type Fields = Record<string, string>;

function distinct<Value>(values: readonly Value[]): Value[] {
	return [...new Set(values)];
}

describe("NEET's all-India and state admission routes", () => {
	test("without a home state only all-India seats are listed, and the state route is mentioned", async () => {
		const page = await ask(NEET);
		expect(distinct((await askAll(NEET)).map(({ authority }) => authority))).toEqual(["MCC"]);
		expect(page.asked.stateDoor).toBeUndefined();
		expect(page.cautions).toEqual(["all-india-share", "rounds-together"]);
	});

	test("a home state adds its own seats, from its own round, before the all-India ones", async () => {
		const fields = { ...NEET, homeState: "karnataka" };
		const items = await askAll(fields);
		expect(distinct(items.map(({ authority }) => authority))).toEqual(["KEA (NEET UG)", "MCC"]);
		const ofState = items.filter(({ authority }) => authority !== "MCC");
		expect(distinct(ofState.map(({ college }) => college.state?.slug))).toEqual(["karnataka"]);
		expect(distinct(ofState.flatMap(({ evidence }) => evidence.map(({ year, round }) => `${year} R${round}`)))).toEqual(
			["2025 R3"],
		);
		expect((await ask(fields)).cautions).toEqual(["state-list", "rounds-together"]);
	});

	test("each row of the 2026 all-India list covers rounds 1 and 2, and is not compared with other years", async () => {
		const items = await askAll(NEET);
		expect(distinct(items.map(({ roundName }) => roundName))).toEqual(["rounds-1-2"]);
		expect(distinct(items.map(({ evidence }) => evidence.map(({ year }) => year).join()))).toEqual(["2026"]);
		expect(items.filter(({ trend }) => trend !== undefined)).toEqual([]);
	});

	test("Telangana's mop-up round is labelled as mop-up", async () => {
		const items = await askAll({ ...NEET, homeState: "telangana", authority: "KNRUHS Telangana" });
		expect(distinct(items.map(({ roundName }) => roundName))).toEqual(["mop-up"]);
	});

	test("a home state without a list leaves the results and the cautions unchanged", async () => {
		const plain = await ask(NEET);
		const bihar = await ask({ ...NEET, homeState: "bihar" });
		expect([bihar.total, bihar.cautions]).toEqual([plain.total, plain.cautions]);
	});
});

describe("which student may take which seats", () => {
	test("a category with several state codes waits for the visitor's code, and accepts no other", async () => {
		const fields = { ...NEET, common: "50000", category: "OBC", homeState: "andhra-pradesh" };
		const typesOf = async (more: Fields) =>
			distinct(
				(await askAll({ ...fields, ...more })).flatMap(({ authority, seatType }) =>
					authority === "MCC" ? [] : [seatType],
				),
			).sort();
		expect(await typesOf({})).toEqual(["OC"]);
		const page = await ask(fields);
		expect(page.cautions).toContain("state-category");
		expect(page.cautions).not.toContain("state-certificate");
		expect(page.asked.stateDoor?.choices).toContain("BCD");
		expect(await typesOf({ stateCategory: "BCD" })).toEqual(["BCD", "OC"]);
		expect((await ask({ ...fields, stateCategory: "BCD" })).cautions).not.toContain("state-category");
	});

	test("a code that the state does not print, or one without a state, is refused by name", async () => {
		for (const homeState of ["andhra-pradesh", "bihar", ""]) {
			const reply = await backend.get(addressOf({ ...NEET, homeState, stateCategory: "2AG" }));
			expect(reply.statusCode).toBe(400);
			expect(Problem.parse(reply.json()).errors?.map(({ field }) => field)).toEqual(["stateCategory"]);
		}
	});

	test("a state's women-only seats are shown only to visitors who choose them", async () => {
		const ofWomen = async (more: Fields) =>
			(await askAll({ ...NEET, homeState: "maharashtra", ...more })).filter(({ gender }) => gender === "Female-Only");
		expect(await ofWomen({})).toEqual([]);
		expect((await ask({ ...NEET, homeState: "maharashtra" })).cautions).toContain("state-women");
		expect((await ofWomen({ gender: "woman" })).length).toBeGreaterThan(0);
	});

	test("paid seats are shown to every category, marked as paid, and NRI seats only to visitors who name them", async () => {
		const items = await askAll({ ...NEET, category: "SC", homeState: "maharashtra" });
		const pools = (authority: string) =>
			distinct(
				items.flatMap((item) => ((item.authority === "MCC") === (authority === "MCC") ? [item.pool] : [])),
			).sort();
		expect(pools("MCC")).toEqual(["all-india", "management"]);
		expect(pools("state")).toEqual(["home-state", "management"]);
	});

	test("seats for people with a disability come from the newest list that has any, round 1", async () => {
		const page = await ask({ ...NEET, common: "720000", category: "Open (PwD)" });
		const disabled = page.items.filter(({ pwd }) => pwd);
		expect(disabled.length).toBeGreaterThan(0);
		expect(
			distinct(disabled.flatMap(({ evidence }) => evidence.map(({ year, round }) => `${year} R${round}`))),
		).toEqual(["2025 R1"]);
		expect(page.cautions).toContain("first-round-only");
	});

	test("MBBS comes before BDS in every group of a route", async () => {
		const items = await askAll({ ...NEET, homeState: "madhya-pradesh", sort: "likely" });
		for (const group of Map.groupBy(items, ({ authority, band }) => `${authority} ${band}`).values()) {
			const courses = group.map(({ programme }) => ["MBBS", "BDS"].indexOf(programme));
			expect(courses.map((course) => (course === -1 ? 2 : course))).toEqual(
				courses.map((course) => (course === -1 ? 2 : course)).toSorted((a, b) => a - b),
			);
		}
	});
});

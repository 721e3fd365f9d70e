import { Problem } from "@uchit/contract/problem.ts";
import { describe, expect, test } from "vitest";
import { usePredictor } from "#backend/testing/predictor.ts";

const { backend, addressOf, ask, askAll } = usePredictor();
const NEET = { exam: "neet", common: "150000", category: "Open" };
type Fields = Record<string, string>;

function distinct<Value>(values: readonly Value[]): Value[] {
	return [...new Set(values)];
}

describe("NEET's two doors", () => {
	test("without a home state there are the all-India seats alone, and the state's door is named", async () => {
		const page = await ask(NEET);
		expect(distinct((await askAll(NEET)).map(({ authority }) => authority))).toEqual(["MCC"]);
		expect(page.asked.stateDoor).toBeUndefined();
		expect(page.cautions).toEqual(["all-india-share", "rounds-together"]);
	});

	test("a home state brings its own seats, of its own round, before the all-India ones", async () => {
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

	test("each row of the all-India list of 2026 is of rounds 1 and 2 together, and stands beside no other year", async () => {
		const items = await askAll(NEET);
		expect(distinct(items.map(({ roundName }) => roundName))).toEqual(["rounds-1-2"]);
		expect(distinct(items.map(({ evidence }) => evidence.map(({ year }) => year).join()))).toEqual(["2026"]);
		expect(items.filter(({ trend }) => trend !== undefined)).toEqual([]);
	});

	test("Telangana's mop-up round is called so", async () => {
		const items = await askAll({ ...NEET, homeState: "telangana", authority: "KNRUHS Telangana" });
		expect(distinct(items.map(({ roundName }) => roundName))).toEqual(["mop-up"]);
	});

	test("a state of which there is no list changes nothing but what is said", async () => {
		const plain = await ask(NEET);
		const bihar = await ask({ ...NEET, homeState: "bihar" });
		expect([bihar.total, bihar.cautions]).toEqual([plain.total, plain.cautions]);
	});
});

describe("whose seats they are", () => {
	test("a category with several codes waits for the visitor's, and takes no other", async () => {
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

	test("a code that the state does not print is refused by name, and so is one without a state", async () => {
		for (const homeState of ["andhra-pradesh", "bihar", ""]) {
			const reply = await backend.get(addressOf({ ...NEET, homeState, stateCategory: "2AG" }));
			expect(reply.statusCode).toBe(400);
			expect(Problem.parse(reply.json()).errors?.map(({ field }) => field)).toEqual(["stateCategory"]);
		}
	});

	test("a state's seats for women alone are shown to who asks for them", async () => {
		const ofWomen = async (more: Fields) =>
			(await askAll({ ...NEET, homeState: "maharashtra", ...more })).filter(({ gender }) => gender === "Female-Only");
		expect(await ofWomen({})).toEqual([]);
		expect((await ask({ ...NEET, homeState: "maharashtra" })).cautions).toContain("state-women");
		expect((await ofWomen({ gender: "woman" })).length).toBeGreaterThan(0);
	});

	test("paid seats are shown to every category, as paid, and NRI seats to nobody who has not named them", async () => {
		const items = await askAll({ ...NEET, category: "SC", homeState: "maharashtra" });
		const pools = (authority: string) =>
			distinct(
				items.flatMap((item) => ((item.authority === "MCC") === (authority === "MCC") ? [item.pool] : [])),
			).sort();
		expect(pools("MCC")).toEqual(["all-india", "management"]);
		expect(pools("state")).toEqual(["home-state", "management"]);
	});

	test("seats for people with a disability are those of the newest list that has any, of round 1", async () => {
		const page = await ask({ ...NEET, common: "720000", category: "Open (PwD)" });
		const disabled = page.items.filter(({ pwd }) => pwd);
		expect(disabled.length).toBeGreaterThan(0);
		expect(
			distinct(disabled.flatMap(({ evidence }) => evidence.map(({ year, round }) => `${year} R${round}`))),
		).toEqual(["2025 R1"]);
		expect(page.cautions).toContain("first-round-only");
	});

	test("MBBS stands before BDS in every group of a door", async () => {
		const items = await askAll({ ...NEET, homeState: "madhya-pradesh", sort: "likely" });
		for (const group of Map.groupBy(items, ({ authority, band }) => `${authority} ${band}`).values()) {
			const courses = group.map(({ programme }) => ["MBBS", "BDS"].indexOf(programme));
			expect(courses.map((course) => (course === -1 ? 2 : course))).toEqual(
				courses.map((course) => (course === -1 ? 2 : course)).toSorted((a, b) => a - b),
			);
		}
	});
});

import type { PredictedSeat } from "@uchit/contract/predict.ts";
import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { PredictReport } from "@uchit/contract/predict-report.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { describe, expect, test } from "vitest";
import { usePredictor } from "#backend/testing/predictor.ts";

const { backend, ask, askAll } = usePredictor();

describe("one rank and every list that admits by it", () => {
	const RANK = { exam: "jee-mains", category: "OBC-NCL", gender: "Gender-Neutral", homeState: "bihar" };
	const keyOf = ({ college, programme, quota, seatType, gender, authority }: PredictedSeat) =>
		[college.slug, programme, quota, seatType, gender, authority].join("|");

	test("the common rank alone answers the open list and its counsellings, and counts what the category rank adds", async () => {
		const page = await ask({ ...RANK, common: "45,000" });
		const open = await ask({ ...RANK, category: "OPEN", rank: "45000" });
		const ours = await ask({ ...RANK, common: "45000", authority: "JoSAA" });
		expect(ours.total).toBe(open.total);
		expect(open.total).toBeGreaterThan(250);
		expect(page.total).toBeGreaterThan(ours.total);
		expect(new Set(page.asked.lists.map(({ authority }) => authority))).toEqual(
			new Set(["JoSAA", "CSAB", "UPTAC", "DTE Madhya Pradesh", "JAC Delhi", "OJEE", "WBJEEB"]),
		);
		expect(new Set(page.asked.lists.map(({ rankSpace }) => rankSpace))).toEqual(new Set(["jee-main-crl"]));
		expect(page.asked.missing).toMatchObject({ rank: "category", rankSpace: "jee-main-category" });
		expect(page.asked.missing?.options).toBeGreaterThan(500);
	});

	test("a student without a home state may see other-state seats and the count of hidden home-state seats", async () => {
		const open = { ...RANK, category: "OPEN", common: "45000", authority: "JoSAA" };
		const { homeState: _bihar, ...unstated } = open;
		const [all, none, bihar] = [
			await askAll({ ...open, homeState: "other" }),
			await askAll(unstated),
			await askAll(open),
		];
		expect(new Set(all.map(({ quota }) => quota))).toContain("OS");
		expect(all.every(({ pool }) => pool !== "home-state")).toBe(true);
		expect(all.filter(({ pool }) => pool !== "other-state").map(keyOf)).toEqual(none.map(keyOf));
		const ofBihar = bihar.filter(({ pool }) => pool === "other-state").map(keyOf);
		expect(all.map(keyOf)).toEqual(expect.arrayContaining(ofBihar));
		const { leftOut } = await ask({ ...open, homeState: "other" });
		expect(leftOut.find(({ reason }) => reason === "home-state-unknown")?.seats).toBeGreaterThan(0);
	});

	test("the category rank adds its own list, and each option shows the figure that counts there", async () => {
		const named = { ...RANK, q: "computer science" };
		const both = await askAll({ ...named, common: "45000", rank: "13500" });
		const common = await askAll({ ...named, common: "45000" });
		const own = await askAll({ ...named, rank: "13500" });
		expect(both.map(keyOf).sort()).toEqual([...common, ...own].map(keyOf).sort());
		for (const { rankSpace, rank } of both) expect(rank).toBe(rankSpace === "jee-main-category" ? 13_500 : 45_000);
	});

	test("an address with only a category rank means only that list, and the answer names the open list", async () => {
		const page = await ask({ ...RANK, rank: "13500" });
		expect(page.asked.lists).toEqual([
			{ authority: "JoSAA", rankSpace: "jee-main-category", seatType: "OBC-NCL", rank: 13_500 },
		]);
		expect(page.asked.missing).toMatchObject({ rank: "common", rankSpace: "jee-main-crl" });
		expect((await ask({ ...RANK, category: "OPEN", rank: "45000" })).asked.missing).toBeUndefined();
	});

	test("refuses a category rank for an open seat", async () => {
		const fields = new URLSearchParams({ ...RANK, category: "OPEN", common: "45000", rank: "13500" });
		const reply = await backend.get(`/v1/predict?${fields}`);
		expect([reply.statusCode, Problem.parse(reply.json()).errors?.map(({ field, code }) => [field, code])]).toEqual([
			400,
			[["rank", "no-category-rank"]],
		]);
	});

	test("where one rank covers everyone, category seats and open seats are one list", async () => {
		const seats = await askAll({ exam: "kcet", common: "25000", category: "2AR", q: "civil" });
		expect(new Set(seats.map(({ seatType }) => seatType))).toEqual(new Set(["2AR", "2AG", "GM", "GMR"]));
	});

	test("a woman sees the options of both pools, and a man sees no institution for women", async () => {
		const fields = { ...RANK, common: "45000", state: "delhi" };
		const woman = await askAll({ ...fields, gender: "woman" });
		const man = await askAll(fields);
		const keys = new Set(woman.map(keyOf));
		expect(man.filter((seat) => !keys.has(keyOf(seat)))).toEqual([]);
		expect(new Set(woman.map(({ gender }) => gender)).size).toBeGreaterThan(1);
		expect(man.filter(({ college }) => /for women/i.test(college.name))).toEqual([]);
		expect(woman.filter(({ college }) => /for women/i.test(college.name))).not.toEqual([]);
		const { leftOut } = await ask(fields);
		expect(leftOut.find(({ reason }) => reason === "for-women")?.seats).toBeGreaterThan(0);
	});

	test("a state quota is open only to people of that state", async () => {
		const quotas = async (homeState: string) =>
			new Set((await askAll({ ...RANK, common: "33000", homeState, state: "goa" })).map(({ quota }) => quota));
		expect(await quotas("goa")).toContain("GO");
		expect(await quotas("bihar")).not.toContain("GO");
	});

	test("CSAB's special rounds fill every category's seats by the common list, each seat by its last round", async () => {
		const after = await askAll({ ...RANK, common: "150000", authority: "CSAB" });
		expect(new Set(after.map(({ seatType }) => seatType))).toEqual(new Set(["OPEN", "OBC-NCL"]));
		expect(new Set(after.map(({ rank }) => rank))).toEqual(new Set([150_000]));
		expect(new Set(after.flatMap(({ evidence }) => evidence.map(({ round }) => round)))).toEqual(new Set([1, 2, 3]));
	});

	test.each([
		["uttar-pradesh", "UPTAC", ["All India", "Home State"]],
		["madhya-pradesh", "DTE Madhya Pradesh", ["", "All India", "Domicile"]],
	])(
		"the seats of %s are open to its people, and all-India seats to everyone",
		async (homeState, authority, quotas) => {
			const fields = { ...RANK, common: "60000", authority };
			const quotasOf = async (state: string) =>
				[...new Set((await askAll({ ...fields, homeState: state })).map(({ quota }) => quota))].sort();
			expect(await quotasOf(homeState)).toEqual(quotas);
			const elsewhere = await quotasOf("bihar");
			expect(elsewhere).toContain("All India");
			expect(elsewhere.filter((quota) => ["", "Domicile", "Home State"].includes(quota))).toEqual([]);
			const cautions = async (category: string) => (await ask({ ...fields, homeState, category })).cautions;
			expect(await cautions("OBC-NCL")).toContain("state-certificate");
			expect(await cautions("SC")).not.toContain("state-certificate");
		},
	);

	test("a median salary filter narrows the list to institutes that pay at least that much", async () => {
		const fields = { ...RANK, common: "20000", state: "tamil-nadu" };
		const rich = await askAll({ ...fields, salary: "8" });
		expect(rich.length).toBeGreaterThan(0);
		for (const { college } of rich) expect(college.medianSalary).toBeGreaterThanOrEqual(800_000);
		const { facets } = await ask(fields);
		expect(facets.salary.find(({ value }) => value === "8")?.count).toBe(rich.length);
	});
});

test("a better group has a higher share of open seats in every year that can be checked", async () => {
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const lines = exams
		.filter(({ exam }) => exam === "jee-mains" || exam === "jee-advanced")
		.flatMap((each) => each.lines);
	for (const [year, ofYear] of Map.groupBy(
		lines.filter(({ year }) => year > 2020),
		({ year }) => year,
	)) {
		const shares = (["likely", "possible", "reach"] as const).map((band) => {
			const own = ofYear.filter(({ group }) => group === band);
			const sum = (read: (line: (typeof own)[number]) => number) => own.reduce((total, line) => total + read(line), 0);
			return sum(({ inside }) => inside) / sum(({ options }) => options);
		});
		expect([year, shares]).toEqual([year, shares.toSorted((a, b) => b - a)]);
	}
});

test("every choice that /predict/exams offers can be sent to the predictor", async () => {
	const { items } = await backend.read(PredictExams, "/v1/predict/exams");
	expect(items).toHaveLength(17);
	const refused: string[] = [];
	for (const { exam, lists } of items) {
		for (const { rankSpace, figure, categories } of lists) {
			for (const { value, genders } of categories) {
				const fields = { exam, rankSpace, category: value, [figure]: "100", ...(genders[0] && { gender: genders[0] }) };
				const { statusCode } = await backend.get(`/v1/predict?${new URLSearchParams(fields)}`);
				if (statusCode !== 200) refused.push(JSON.stringify(fields));
			}
		}
	}
	expect(refused).toEqual([]);
});

import { PredictReport } from "@uchit/contract/predict-report.ts";
import { expect, test } from "vitest";
import { usePredictor } from "#backend/testing/predictor.ts";

const { backend, ask, askAll } = usePredictor();

const NIT = { exam: "jee-mains", rank: "60000", category: "OPEN", gender: "Gender-Neutral", homeState: "goa" };

test("counts the options in each group of each counselling", async () => {
	const JEE_MAIN = {
		exam: "jee-mains",
		common: "100000",
		category: "OBC-NCL",
		gender: "woman",
		homeState: "uttar-pradesh",
	};
	const [{ counsellings, total }, all] = await Promise.all([ask(JEE_MAIN), askAll(JEE_MAIN)]);
	const runs = all.map(({ authority, band }) => `${authority} ${band}`);
	const listed = [...new Set(runs)].map((run) => [run, runs.filter((each) => each === run).length]);
	const counted = counsellings.flatMap(({ authority, groups }) =>
		groups.map(({ band, options }) => [`${authority} ${band}`, options]),
	);
	expect(counted).toEqual(listed);
	expect(runs.filter((run, place) => run !== runs[place - 1])).toEqual(listed.map(([run]) => run));
	expect(counsellings.reduce((sum, { options }) => sum + options, 0)).toBe(total);
	expect(counsellings.slice(0, 3).map(({ authority, homeRule }) => [authority, homeRule])).toEqual([
		["JoSAA", "of-institute"],
		["CSAB", "of-institute"],
		["UPTAC", "of-state"],
	]);
});

test("states how often each group was right, where a later year can show it", async () => {
	const { counsellings } = await ask(NIT);
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const lines = exams.find(({ exam, authority }) => exam === "jee-mains" && authority === "JoSAA")?.lines ?? [];
	const likely = lines.filter(({ group, options }) => group === "likely" && options > 0);
	const measured = counsellings[0]?.groups.find(({ band }) => band === "likely")?.measured;
	expect(measured).toMatchObject({ first: likely[0]?.year, last: likely.at(-1)?.year });
	expect(measured?.open).toBe(likely.reduce((sum, { inside }) => sum + inside, 0));
	expect(measured?.close.options).toBe(likely.reduce((sum, { close }) => sum + close.options, 0));
	const ofOneYear = await ask({ exam: "clat", common: "2500", category: "SC" });
	expect(ofOneYear.counsellings[0]?.groups.map(({ measured }) => measured)).toEqual([undefined, undefined]);
});

test("an old address selects the current group that replaces its group", async () => {
	const old = await ask({ ...NIT, band: "missed" });
	expect(old.facets.band.find(({ value }) => value === "reach")).toMatchObject({ selected: true, count: old.total });
	expect(old.total).toBeGreaterThan(0);
});

test("two pools of a programme with the same closing rank are one option that names both", async () => {
	const WOMAN = { exam: "ts-eapcet", common: "60000", category: "OC", gender: "woman" };
	const all = await askAll(WOMAN);
	const both = all.filter(({ alsoGenders }) => alsoGenders.length > 0);
	expect(both.length).toBeGreaterThan(50);
	expect(new Set(both.map(({ gender, alsoGenders }) => [gender, ...alsoGenders].sort().join(" + "))).size).toBe(1);
	const keys = all.map(({ college, programme, quota, seatType, evidence }) =>
		[college.slug, programme, quota, seatType, evidence.at(-1)?.closingRank].join("|"),
	);
	expect(new Set(keys).size).toBe(all.length);
});

import { expect, test } from "vitest";
import { findRoutes } from "./admission-route.ts";

const lifecycle = { state: "current" as const, since: undefined, writeNow: [] };
const of = { level: "undergraduate" as const, lifecycle };
const EXAMS: Parameters<typeof findRoutes>[0] = [
	{ slug: "neet", shortName: "NEET UG", scope: "national", states: [], streams: ["medical"], ...of },
	{
		slug: "kcet",
		shortName: "KCET",
		scope: "state",
		states: ["karnataka"],
		streams: ["engineering", "pharmacy"],
		...of,
	},
	{ slug: "keam", shortName: "KEAM", scope: "state", states: ["kerala"], streams: ["engineering", "pharmacy"], ...of },
	{ slug: "met", shortName: "MET", scope: "university", states: ["karnataka"], streams: ["engineering"], ...of },
];
const MEDICAL = [{ slug: "medical" }];

function routes(
	profession: Parameters<typeof findRoutes>[1]["profession"],
	state: string | undefined,
	categories = MEDICAL,
) {
	return findRoutes(EXAMS, { profession, categories, state }).map(({ slug }) => slug);
}

test("the route is the exam of the college's own state and profession", () => {
	expect(routes("pharmacy", "karnataka")).toEqual(["kcet"]);
	expect(routes(undefined, "kerala", [{ slug: "engineering" }])).toEqual(["keam"]);
	expect(routes("pharmacy", undefined)).toEqual([]);
});

test("what NEET fills by law is NEET's in every state, and nursing is not said to be", () => {
	expect(routes("ayurveda", "kerala")).toEqual(["neet"]);
	expect(routes("nursing", "karnataka")).toEqual([]);
});

test("a college of which nobody knows what it teaches has no route", () => {
	expect(routes(undefined, "karnataka", [])).toEqual([]);
});

import { expect, test } from "vitest";
import { findAcceptedExams, findAdmissionRoutes } from "./admission-route.ts";

const lifecycle = { state: "current" as const, since: undefined, writeNow: [] };
const of = { level: "undergraduate" as const, lifecycle };
const EXAMS: Parameters<typeof findAdmissionRoutes>[0] = [
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
	profession: Parameters<typeof findAdmissionRoutes>[1]["profession"],
	state: string | undefined,
	categories = MEDICAL,
) {
	return findAdmissionRoutes(EXAMS, { profession, categories, state }).map(({ slug }) => slug);
}

test("the route is the exam of the college's own state and profession", () => {
	expect(routes("pharmacy", "karnataka")).toEqual(["kcet"]);
	expect(routes(undefined, "kerala", [{ slug: "engineering" }])).toEqual(["keam"]);
	expect(routes("pharmacy", undefined)).toEqual([]);
});

test("courses that NEET fills by law lead to NEET in every state, and nursing does not", () => {
	expect(routes("ayurveda", "kerala")).toEqual(["neet"]);
	expect(routes("nursing", "karnataka")).toEqual([]);
});

test("a college without known subjects has no route", () => {
	expect(routes(undefined, "karnataka", [])).toEqual([]);
});

test("a college's route is the current exams whose guides name it, with their source, first degree first", () => {
	const source = {
		id: "guides",
		kind: "editor-knowledge",
		publisher: "Editors",
		document: "Guides",
		vintage: "2026",
	} as const;
	const names = { colleges: ["vit"], receipt: "guides" };
	const exam = (slug: string, more: object) => ({
		slug,
		shortName: slug.toUpperCase(),
		...of,
		acceptedBy: names,
		...more,
	});
	const document = { publisher: "A board", document: "A notice", address: "https://board.example", date: "2026-11-01" };
	const items = [
		exam("master", { level: "postgraduate" }),
		exam("own", {}),
		exam("noticed", { acceptedBy: { ...names, receipt: document } }),
		exam("ended", { lifecycle: { ...lifecycle, state: "replaced" } }),
		exam("other", { acceptedBy: { ...names, colleges: ["iit"] } }),
		exam("silent", { acceptedBy: undefined }),
	];
	expect(findAcceptedExams({ items, sources: [source] }, "vit")).toEqual([
		{ slug: "own", shortName: "OWN", source },
		{ slug: "noticed", shortName: "NOTICED", source: undefined },
		{ slug: "master", shortName: "MASTER", source },
	]);
});

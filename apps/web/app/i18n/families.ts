import { withoutLanguage } from "./language.ts";
import type { Messages } from "./translate.ts";

type Noun = keyof Messages;

/** Pages with a form of a request to be contacted. */
const LEAD_PAGES = /^\/(?:college\/[^/]+\/(?:ask|call-back)|contact-us|landing-pages\/[^/]+)\//;

/** What only some pages speak of, and which: patterns of paths without their language. Every other noun comes with every page. */
const FAMILIES = [
	{ name: "home", pages: /^\/\/$/, nouns: ["home"] },
	{
		name: "institution",
		pages: /^\/(?:\/|(?:college|colleges|compare|predict|search|shortlist)\/)/,
		nouns: ["category", "facet", "kind", "pick", "ranking", "salary", "states"],
	},
	{
		name: "article",
		pages: /^\/(?:\/|college\/[^/]+\/news\/|exams\/[^/]|(?:news|preview|search)\/|study-abroad\/[^/])/,
		nouns: ["article", "news"],
	},
	{ name: "list", pages: /^\/colleges\//, nouns: ["degree", "view"] },
	{
		name: "college",
		pages: /^\/(?:college|compare|report)\//,
		nouns: ["course", "fact", "placement", "receipt", "report", "unreviewed"],
	},
	{
		name: "review",
		pages: /^\/(?:college\/(?:review|[^/]+\/reviews)\/|account\/(?:reviews|answers)\/)/,
		nouns: ["review"],
	},
	{ name: "exam", pages: /^\/(?:exams|planner|search)\//, nouns: ["calendar", "exam", "exams"] },
	{ name: "choice", pages: /^\/(?:exams\/[^/]|planner\/)/, nouns: ["clash", "eligible"] },
	{ name: "cutoff", pages: /^\/(?:(?:college|exams)\/[^/]+\/cutoffs|predict)\//, nouns: ["cutoff"] },
	{ name: "trend", pages: /^\/college\/[^/]+\/cutoffs\//, nouns: ["trend"] },
	{ name: "predict", pages: /^\/predict\//, nouns: ["predict"] },
	{ name: "abroad", pages: /^\/(?:compare|study-abroad)\//, nouns: ["abroad", "country"] },
	{ name: "data", pages: /^\/(?:data|open-data)\//, nouns: ["data"] },
	{ name: "programs", pages: /^\/open-data\//, nouns: ["openData"] },
	{ name: "compare", pages: /^\/(?:compare|college\/[^/]+\/cost)\//, nouns: ["compare", "cost"] },
	{ name: "shortlist", pages: /^\/shortlist\//, nouns: ["shortlist"] },
	{ name: "offline", pages: /^\/offline\//, nouns: ["offline"] },
	{ name: "planner", pages: /^\/planner\//, nouns: ["planner"] },
	{ name: "glossary", pages: /^\/glossary\//, nouns: ["glossary"] },
	{ name: "account", pages: /^\/(?:login|account)\//, nouns: ["account", "authError", "login"] },
	{ name: "lead", pages: LEAD_PAGES, nouns: ["lead"] },
	{ name: "code", pages: new RegExp(`^/(?:login|account|privacy)/|${LEAD_PAGES.source}`), nouns: ["age", "code"] },
	{ name: "privacy", pages: /^\/(?:privacy|account\/privacy)\//, nouns: ["privacy"] },
] as const satisfies readonly { name: string; pages: RegExp; nouns: readonly Noun[] }[];

/** Part of a catalogue, and a file of its own once the pages are built. */
export type Part = "every" | (typeof FAMILIES)[number]["name"];

export const PARTS: readonly Part[] = ["every", ...FAMILIES.map(({ name }) => name)];

const PART_OF: ReadonlyMap<string, Part> = new Map(
	FAMILIES.flatMap(({ name, nouns }) => nouns.map((noun) => [noun, name] as const)),
);

/** The part that has the messages of this noun. */
export function partWith(noun: string): Part {
	return PART_OF.get(noun) ?? "every";
}

/** The parts that the page at this path says something of. */
export function partsOf(path: string): Part[] {
	const page = `${withoutLanguage(path)}/`;
	return ["every", ...FAMILIES.filter(({ pages }) => pages.test(page)).map(({ name }) => name)];
}

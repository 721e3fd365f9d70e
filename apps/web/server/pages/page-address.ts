import { CollegeQuery } from "@uchit/contract/college.ts";
import { CutoffQuery } from "@uchit/contract/cutoff.ts";
import { PredictQuery } from "@uchit/contract/predict.ts";
import { ReviewQuery } from "@uchit/contract/review.ts";
import { RegisteredCourseQuery, UniversityQuery } from "@uchit/contract/study-abroad.ts";
import { LRUCache } from "lru-cache";
import { withoutLanguage } from "#app/i18n/language.ts";
import { TREND_PARAMETERS } from "#app/lib/cutoff-trend-search.ts";
import { EXAM_FACETS } from "#app/lib/exam-search.ts";

/** A page, with its search (`?…`, or empty) and its key in the page cache; or where the address has moved to. */
export type PageAddress =
	| { kind: "page"; path: string; search: string; key: string }
	/** One visitor's own: made anew each time, with their cookies and their whole query. */
	| { kind: "personal" }
	| { kind: "moved"; location: string };

/**
 * The address parameters that each page reads, one line for each page that reads any. A page is rendered from these alone:
 * whatever else stands in the address (`utm_source` …) can neither change the page nor make another copy of it.
 */
const PAGE_PARAMETERS = [
	{ path: /^\/colleges$/, names: [...Object.keys(CollegeQuery.shape), "view"] },
	{ path: /^\/(search|suggest)$/, names: ["q"] },
	{ path: /^\/compare$/, names: ["of", "college", "college-words", "country", "numbers"] },
	{ path: /^\/(compare\.csv|shortlist\/facts)$/, names: ["college"] },
	{ path: /^\/exams$/, names: [...EXAM_FACETS, "q", "page", "view"] },
	{ path: /^\/exams\/(clashes|calendar\.ics)$/, names: ["exam"] },
	{ path: /^\/glossary$/, names: ["q"] },
	{ path: /^\/planner$/, names: ["exam", "college", "college-words"] },
	{ path: /^\/predict$/, names: [...Object.keys(PredictQuery.shape), "marks", "list"] },
	{ path: /^\/predict\.csv$/, names: Object.keys(PredictQuery.shape) },
	{ path: /^\/study-abroad$/, names: ["compare"] },
	{ path: /^\/study-abroad\/[^/]+$/, names: ["rate", "field", "level"] },
	{ path: /^\/study-abroad\/[^/]+\/universities$/, names: Object.keys(UniversityQuery.shape) },
	{ path: /^\/study-abroad\/[^/]+\/courses$/, names: Object.keys(RegisteredCourseQuery.shape) },
	{ path: /^\/news$/, names: ["category", "q", "page"] },
	{ path: /^\/privacy\/link$/, names: ["why"] },
	{ path: /^\/data\/refusals$/, names: ["dataset", "page"] },
	{ path: /^\/college\/[^/]+\/receipt$/, names: ["of"] },
	{ path: /^\/college\/[^/]+\/report$/, names: ["fact"] },
	{ path: /^\/college\/[^/]+\/reviews$/, names: Object.keys(ReviewQuery.shape) },
	{ path: /^\/college\/[^/]+\/cutoffs$/, names: [...Object.keys(CutoffQuery.shape), ...TREND_PARAMETERS] },
] satisfies readonly { path: RegExp; names: readonly string[] }[];

/** Pages that know who asks. Everything else is made once for everyone. */
const PERSONAL = [
	/^\/(?:account|login)(?:\/|$)/,
	/^\/college\/review(?:\/|$)/,
	/^\/shortlist\/stop$/,
] satisfies readonly RegExp[];

/** Which loaders to run: React Router asks this of its `.data` addresses. */
const DATA_PARAMETER = "_routes";

/**
 * Reads a request target (`/colleges?page=2`). Pages have one address each: doubled and trailing slashes and dot segments
 * move (308) to it. The language is part of the path (`/hi/…`), never taken from the visitor's browser.
 */
export function parsePageAddress(target: string): PageAddress {
	const known = parsed.get(target);
	if (known) return known;
	const address = parseTarget(target);
	parsed.set(target, address);
	return address;
}

/** The same addresses come again and again, and reading one with parameters costs a third of what showing its page does. */
const parsed = new LRUCache<string, PageAddress>({
	maxSize: 2_000_000,
	sizeCalculation: (_address, target) => target.length + 100,
});

function parseTarget(target: string): PageAddress {
	const { path, query } = splitTarget(target);
	const canonical = toCanonicalPath(path);
	if (canonical !== path) return { kind: "moved", location: query === "" ? canonical : `${canonical}?${query}` };
	if (PERSONAL.some((pages) => pages.test(toPagePath(path)))) return { kind: "personal" };
	const search = toCanonicalSearch(path, query);
	return { kind: "page", path, search, key: path + search };
}

/** A request target may also be a whole address, as proxies are asked; its host is not ours to believe. */
export function splitTarget(target: string): { path: string; query: string } {
	const local = target.replace(/^https?:\/\/[^/?]*/i, "");
	const mark = local.indexOf("?");
	return mark === -1 ? { path: local, query: "" } : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

const PLAIN_PATH = /^(?:\/|(?:\/[\w-][\w.-]*)+)$/;

function toCanonicalPath(path: string): string {
	if (PLAIN_PATH.test(path)) return path;
	const { pathname } = new URL(`http://site/${path.replace(/[/\\]+/g, "/").replace(/^\//, "")}`);
	return pathname.replace(/(?<=.)\/$/, "");
}

/** Sorted, without repeats, empty values and names that the page does not read: a repeated name is a set of choices. */
function toCanonicalSearch(path: string, query: string): string {
	if (query === "") return "";
	const names = getParameterNames(path);
	const kept = [...new URLSearchParams(query)].filter(([name, value]) => names.has(name) && value !== "");
	const unique = new Set(kept.map((pair) => new URLSearchParams([pair]).toString()));
	return unique.size === 0 ? "" : `?${[...unique].sort().join("&")}`;
}

function getParameterNames(path: string): ReadonlySet<string> {
	const names = PAGE_PARAMETERS.find((entry) => entry.path.test(toPagePath(path)))?.names ?? [];
	return new Set(isData(path) ? [...names, DATA_PARAMETER] : names);
}

/** The address of a page in the list of routes, whether its HTML or its data is asked for. */
function toPagePath(path: string): string {
	return withoutLanguage(isData(path) ? path.replace(/\/_\.data$/, "").replace(/\.data$/, "") : path);
}

function isData(path: string): boolean {
	return path.endsWith(".data");
}

import { PREDICT_SORTS, type PredictSort } from "@uchit/contract/predict-options.ts";
import { cleanText, firstOf, listOf, pageOf } from "./address-values.ts";

/** What says who asks, each once. The same names as at `/v1/predict`, so that an address of the page is a question of the interface. */
export const ASKING = ["exam", "rank", "score", "category", "gender", "pwd", "homeState", "rankSpace"] as const;
export type Asking = (typeof ASKING)[number];

/** What narrows an answer, each as often as one likes. */
export const NARROWING = ["band", "kind", "college", "state", "programme"] as const;
export type Narrowing = (typeof NARROWING)[number];

const STANDARD_SORT: PredictSort = "closing";

/** The state of the predictor's page, as its address holds it. */
export type PredictSearch = Record<Asking, string> &
	Record<Narrowing | "quota", readonly string[]> & {
		q: string;
		sort: PredictSort;
		page: number;
		/** What was given more than once, though it has one value. */
		twice: readonly Asking[];
		/** Whether the form was sent, or only an exam chosen. */
		isAsked: boolean;
	};

const NOTHING: PredictSearch = {
	exam: "",
	rank: "",
	score: "",
	category: "",
	gender: "",
	pwd: "",
	homeState: "",
	rankSpace: "",
	quota: [],
	band: [],
	kind: [],
	college: [],
	state: [],
	programme: [],
	q: "",
	sort: STANDARD_SORT,
	page: 1,
	twice: [],
	isAsked: false,
};

/** Reads an address; what cannot be understood stays as it is, to be refused by name. */
export function parsePredictSearch(params: URLSearchParams): PredictSearch {
	const values = (key: string) => params.getAll(key).filter((value) => value.trim() !== "");
	const asked = Object.fromEntries(ASKING.map((key) => [key, cleanText(values(key)[0] ?? "")]));
	const lists = Object.fromEntries([...NARROWING, "quota"].map((key) => [key, listOf(params, key)]));
	return {
		...NOTHING,
		...asked,
		...lists,
		q: firstOf(params, "q") ?? "",
		sort: PREDICT_SORTS.find((each) => each === params.get("sort")) ?? STANDARD_SORT,
		page: pageOf(params),
		twice: ASKING.filter((key) => values(key).length > 1),
		isAsked: [...ASKING, "quota"].some((key) => key !== "exam" && params.has(key)),
	};
}

/** Writes an address in one fixed order, without what is absent. */
export function toPredictParams(search: Partial<PredictSearch>): URLSearchParams {
	const params = new URLSearchParams();
	for (const key of ASKING) {
		const value = search[key] ?? "";
		if (value !== "") params.set(key, value);
		// Whoever shares a refused address shares its refusal.
		if (value !== "" && search.twice?.includes(key) === true) params.append(key, value);
	}
	for (const value of search.quota ?? []) params.append("quota", value);
	for (const [key, value] of toNarrowingParams(search)) params.append(key, value);
	if (search.page !== undefined && search.page > 1) params.set("page", String(search.page));
	return params;
}

/** What narrows and orders the answer, without who asks and without the page. */
export function toNarrowingParams(search: Partial<PredictSearch>): URLSearchParams {
	const params = new URLSearchParams();
	if (search.q !== undefined && search.q !== "") params.set("q", search.q);
	for (const key of NARROWING) for (const value of search[key] ?? []) params.append(key, value);
	if (search.sort !== undefined && search.sort !== STANDARD_SORT) params.set("sort", search.sort);
	return params;
}

/** Who asks, without what narrows the answer. */
export function toAskingParams(search: Partial<PredictSearch>): URLSearchParams {
	return toPredictParams({ ...search, q: "", band: [], kind: [], state: [], programme: [], sort: undefined, page: 1 });
}

export type PredictFilter = "q" | Narrowing;

/** The search without one whole filter, from page 1. */
export function withoutPredictFilter(search: PredictSearch, filter: PredictFilter): PredictSearch {
	return filter === "q" ? { ...search, q: "", page: 1 } : { ...search, [filter]: [], page: 1 };
}

/** The search without any filter, from page 1. */
export function withoutPredictFilters(search: PredictSearch): PredictSearch {
	return NARROWING.reduce(withoutPredictFilter, withoutPredictFilter(search, "q"));
}

/** The filters that are set. */
export function setFilters(search: PredictSearch): PredictFilter[] {
	return [...(search.q === "" ? [] : (["q"] as const)), ...NARROWING.filter((key) => search[key].length > 0)];
}

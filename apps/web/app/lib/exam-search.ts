import type { ExamFacetName, EXAMS_PER_PAGE as PageSize } from "@uchit/contract/exam-list.ts";
import { cleanText, listOf, pageOf } from "./address-values.ts";

/** The contract's facets in the order of the page. Repeated here: the contract's module would bring its schemas into the browser. */
export const EXAM_FACETS = ["open", "stream", "level", "state", "mode"] as const satisfies readonly ExamFacetName[];

/** The contract's page size, repeated for the same reason. */
export const EXAMS_PER_PAGE = 50 satisfies typeof PageSize;

/** `list` stays out of the address. */
export const EXAM_VIEWS = ["list", "calendar"] as const;
export type ExamView = (typeof EXAM_VIEWS)[number];

/** The one value of the facet `open`: accepting applications today. */
export const OPEN_NOW = "now";

/** The state of the list of exams, as its address holds it. */
export type ExamSearch = { [Facet in ExamFacetName]: readonly string[] } & {
	q: string;
	view: ExamView;
	page: number;
};

export const EVERY_EXAM: ExamSearch = {
	q: "",
	open: [],
	stream: [],
	level: [],
	state: [],
	mode: [],
	view: "list",
	page: 1,
};

/** Reads an address. Forgiving: what cannot be understood counts as absent, but a facet's values are for the backend to know. */
export function parseExamSearch(params: URLSearchParams): ExamSearch {
	return {
		q: cleanText(params.get("q") ?? ""),
		open: listOf(params, "open"),
		stream: listOf(params, "stream"),
		level: listOf(params, "level"),
		state: listOf(params, "state"),
		mode: listOf(params, "mode"),
		view: EXAM_VIEWS.find((view) => view === params.get("view")) ?? "list",
		page: pageOf(params),
	};
}

/** Writes an address in one fixed order, without what is absent, so that one list has one address. */
export function toExamParams(search: Partial<ExamSearch>): URLSearchParams {
	const params = new URLSearchParams();
	if (search.q) params.set("q", search.q);
	for (const facet of EXAM_FACETS) {
		for (const value of search[facet] ?? []) params.append(facet, value);
	}
	if (search.view === "calendar") params.set("view", search.view);
	if (search.page !== undefined && search.page > 1) params.set("page", String(search.page));
	return params;
}

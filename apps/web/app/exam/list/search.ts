import { EXAM_FACETS, type ExamFacetName } from "@uchit/contract/exam.ts";
import { createAddressCodec, list, oneOf, page, rows, text } from "#app/platform/address-codec.ts";

/** `list` stays out of the address. */
export const EXAM_VIEWS = ["list", "calendar"] as const;
type ExamView = (typeof EXAM_VIEWS)[number];

/** The state of the list of exams, in its address. */
export type ExamSearch = { [Facet in ExamFacetName]: readonly string[] } & { q: string; view: ExamView; page: number };

export const { parse: parseExamSearch, write: toExamParams } = createAddressCodec<ExamSearch>({
	q: text(),
	...rows(EXAM_FACETS, list()),
	view: oneOf(EXAM_VIEWS, "list"),
	page: page(),
});

export const EVERY_EXAM: ExamSearch = parseExamSearch(new URLSearchParams());

import { EXAM_FACETS } from "@uchit/contract/exam.ts";
import { createAddressCodec, fieldsFor, list, oneOf, page, text } from "#app/platform/address-codec.ts";

/** `list` is the default and stays out of the address. */
export const EXAM_VIEWS = ["list", "calendar"] as const;

export type ExamSearch = ReturnType<typeof parseExamSearch>;

export const { parse: parseExamSearch, write: toExamParams } = createAddressCodec({
	q: text(),
	...fieldsFor(EXAM_FACETS, list()),
	view: oneOf(EXAM_VIEWS, "list"),
	page: page(),
});

export const EVERY_EXAM: ExamSearch = parseExamSearch(new URLSearchParams());

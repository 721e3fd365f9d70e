import { commaList, createAddressCodec } from "#app/platform/address-codec.ts";

/** So many exams fit in one calendar, and on one page of clashes. */
export const MOST_EXAMS = 20;

const codec = createAddressCodec<{ exam: readonly string[] }>({ exam: commaList() });

/** The exams that an address names, each once: `?exam=cat,xat`, and `?exam=cat&exam=xat` as a form without scripts sends it. */
export function parseExamSlugs(params: URLSearchParams): readonly string[] {
	return codec.parse(params).exam;
}

/** `exam=cat,xat`: how our own links name them. */
export function toExamQuery(exam: readonly string[]): string {
	return codec.toQuery({ exam });
}

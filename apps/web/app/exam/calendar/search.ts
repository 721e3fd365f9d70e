import { commaList, createAddressCodec } from "#app/platform/address-codec.ts";

/** The most exams of one calendar, and of one page of clashes. */
export const MOST_EXAMS = 20;

const codec = createAddressCodec<{ exam: readonly string[] }>({ exam: commaList() });

/** Parses the exams of an address, each once: `?exam=cat,xat`, or `?exam=cat&exam=xat` from a form without scripts. */
export function parseExamSlugs(params: URLSearchParams): readonly string[] {
	return codec.parse(params).exam;
}

/** `exam=cat,xat`: the form of our own links. */
export function toExamQuery(exam: readonly string[]): string {
	return codec.toQuery({ exam });
}

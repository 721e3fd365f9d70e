import { commaList, createAddressCodec } from "#app/platform/address-codec.ts";

/** The limit of one calendar file and of one page of clashes. */
export const MAX_EXAMS = 20;

const codec = createAddressCodec<{ exam: readonly string[] }>({ exam: commaList() });

/** Reads `?exam=cat,xat`, or `?exam=cat&exam=xat` from a form without scripts, without duplicates. */
export function parseExamSlugs(params: URLSearchParams): readonly string[] {
	return codec.parse(params).exam;
}

export function toExamQuery(exam: readonly string[]): string {
	return codec.toQuery({ exam });
}

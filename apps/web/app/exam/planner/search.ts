import { commaList, createAddressCodec } from "#app/platform/address-codec.ts";

/** The exams and colleges of a plan in the address, as slugs. */
export type Plan = { exams: readonly string[]; colleges: readonly string[] };

/** The most colleges of one plan. */
export const MOST_PLANNED_COLLEGES = 10;

const codec = createAddressCodec<Plan>({ exams: commaList("exam"), colleges: commaList("college") });

/** `?exam=cat,xat&college=iim-x`, or repeated keys from a form without scripts. */
export const parsePlan = codec.parse;

/** `?exam=cat,xat&college=iim-x`: the form of our own links; empty for an empty plan. */
export function toPlanQuery(plan: Partial<Plan>): string {
	const query = codec.toQuery(plan);
	return query === "" ? "" : `?${query}`;
}

/** Whether an address repeats its keys, as forms do. */
export function isSpreadOut(params: URLSearchParams): boolean {
	return codec.names.some((name) => params.getAll(name).length > 1);
}

import { commaList, createAddressCodec } from "#app/platform/address-codec.ts";

export type Plan = { exams: readonly string[]; colleges: readonly string[] };

export const MAX_PLANNED_COLLEGES = 10;

const codec = createAddressCodec<Plan>({ exams: commaList("exam"), colleges: commaList("college") });

/** Reads `?exam=cat,xat&college=iim-x`, or repeated keys from a form without scripts. */
export const parsePlan = codec.parse;

/** `?exam=cat,xat&college=iim-x`, as in our own links; empty for an empty plan. */
export function toPlanQuery(plan: Partial<Plan>): string {
	const query = codec.toQuery(plan);
	return query === "" ? "" : `?${query}`;
}

export function hasRepeatedKeys(params: URLSearchParams): boolean {
	return codec.names.some((name) => params.getAll(name).length > 1);
}

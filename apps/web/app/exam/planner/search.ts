import { commaList, createAddressCodec } from "#app/platform/address-codec.ts";

/** What somebody plans for, as the address has it: slugs. */
export type Plan = { exams: readonly string[]; colleges: readonly string[] };

/** So many colleges fit on one plan. */
export const MOST_PLANNED_COLLEGES = 10;

const codec = createAddressCodec<Plan>({ exams: commaList("exam"), colleges: commaList("college") });

/** `?exam=cat,xat&college=iim-x`, and each repeated, as a form without scripts sends them. */
export const parsePlan = codec.parse;

/** `?exam=cat,xat&college=iim-x`: how our own links name a plan; nothing for one of nothing. */
export function toPlanQuery(plan: Partial<Plan>): string {
	const query = codec.toQuery(plan);
	return query === "" ? "" : `?${query}`;
}

/** Whether an address says the same more than once, as forms do. */
export function isSpreadOut(params: URLSearchParams): boolean {
	return codec.names.some((name) => params.getAll(name).length > 1);
}

import { Comparison } from "@uchit/contract/compare.ts";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { SLUG } from "#app/platform/slug.ts";

const EMPTY_COMPARISON: Comparison = {
	items: [],
	unknown: [],
	newest: { rank: 0, salary: 0, seats: 0, fee: 0, closing: 0 },
	sources: [],
};
/** The colleges in the given order; invalid slugs are dropped. */
export async function getComparison(request: RequestContext, slugs: readonly string[]): Promise<Comparison> {
	const valid = slugs.filter((slug) => SLUG.test(slug));
	const odd = slugs.filter((slug) => !SLUG.test(slug));
	if (valid.length === 0) return { ...EMPTY_COMPARISON, unknown: odd };
	const found = await getFromBackend(request, `/v1/compare?slug=${valid.join(",")}`, Comparison);
	if (found === undefined) throw new Error("The backend compares no colleges.");
	return { ...found, unknown: [...found.unknown, ...odd] };
}

import type { Outcomes } from "@uchit/contract/outcome.ts";
import { RANKING_DOCUMENTS } from "@uchit/contract/ranking-document.ts";
import type { Receipt } from "@uchit/contract/receipt.ts";
import { receiptGroups } from "@uchit/contract/receipt-groups.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { getCollege, getOutcomes } from "#app/college/data.server.ts";
import { listWatchedPages } from "#app/data/data.server.ts";
import { matchWatchedPages } from "#app/facts/last-check-note.tsx";
import { mergeSources } from "#app/facts/sources.ts";
import { sourceElementId } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";

export const handle = { parameters: ["of"] } satisfies PageHandle;

/** `/college/{slug}/receipt?of=`: the receipt at this anchor as JSON, for the panel beside a figure. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const receipt = await getReceipt(context.get(requestContext), slug, cleanText(url.searchParams.get("of") ?? ""));
	if (receipt === undefined) throw data("No such receipt", { status: 404 });
	return Response.json(receipt);
}

/**
 * The receipt at this anchor; undefined if absent. Loaded on demand, as a page has hundreds and few are opened. Uses the same two backend
 * answers as the pages.
 */
async function getReceipt(request: RequestContext, slug: string, anchor: string): Promise<Receipt | undefined> {
	const college = await getCollege(request, slug);
	if (college === undefined) return undefined;
	const outcomes = anchor.startsWith("outcome-") ? await getOutcomes(request, slug) : NO_OUTCOMES;
	const sources = mergeSources(college.sources, outcomes.sources);
	const group = receiptGroups(college, outcomes.reported, RANKING_DOCUMENTS).find(
		({ id, entries }) => id === anchor || entries.some((entry) => entry.id === anchor),
	);
	const entry = group?.entries.find(({ id }) => id === anchor) ?? group?.entries[0];
	const source = sources.find(({ id }) =>
		entry === undefined ? sourceElementId(id) === anchor : id === entry.sourceId,
	);
	if (source === undefined) return undefined;
	const named = new Set([source.id, ...(group?.entries ?? []).map(({ sourceId }) => sourceId)]);
	const { [source.id]: look } = matchWatchedPages([source], await listWatchedPages(request));
	return {
		slug,
		source,
		group,
		...(look !== undefined && { look }),
		sources: sources.filter(({ id }) => named.has(id)),
	};
}

const NO_OUTCOMES: Outcomes = { placements: [], reported: [], sources: [] };

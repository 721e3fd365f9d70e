import { DataState, type KnownFact, Missing, Refusals } from "@uchit/contract/data.ts";
import { type WatchedPage, WatchState } from "@uchit/contract/watch.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** The first request after a change waits until whole tables are counted; a page may take ten seconds. */
const COUNTING_TIMEOUT_MS = 9_000;

export async function getDataState(request: RequestContext): Promise<DataState> {
	return requireFromBackend(request, "/v1/data", DataState, COUNTING_TIMEOUT_MS);
}

/** Dates of the last checks of source pages; empty if nothing checks them. */
export async function listWatchedPages(request: RequestContext): Promise<readonly WatchedPage[]> {
	return (await getFromBackend(request, "/v1/data/watch", WatchState))?.pages ?? [];
}

export async function listMissing(request: RequestContext, fact: KnownFact): Promise<Missing> {
	return requireFromBackend(request, `/v1/data/missing?${new URLSearchParams({ fact })}`, Missing);
}

export async function listRefusals(request: RequestContext, dataset: string, page: number): Promise<Refusals> {
	const params = new URLSearchParams({ dataset, page: String(page) });
	return requireFromBackend(request, `/v1/data/refusals?${params}`, Refusals);
}

import { EXPLORE_COLUMNS, type ExploreQuery, ExploreResult } from "@uchit/contract/explore.ts";
import { requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** The first request after a change waits until a whole table is counted. */
const COUNTING_TIMEOUT_MS = 9_000;

export function exploreAddress({ table, page, group, ...columns }: ExploreQuery): string {
	const values = EXPLORE_COLUMNS.flatMap((column) => {
		const value = columns[column];
		return value === undefined ? [] : [[column, value]];
	});
	const params = new URLSearchParams([["table", table], ...values, ...group.map((column) => ["group", column])]);
	if (page > 1) params.set("page", String(page));
	return `/v1/explore?${params}`;
}

export async function exploreTable(request: RequestContext, query: ExploreQuery): Promise<ExploreResult> {
	return requireFromBackend(request, exploreAddress(query), ExploreResult, COUNTING_TIMEOUT_MS);
}

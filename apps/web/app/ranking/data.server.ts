import { RankingLists, RankingTable } from "@uchit/contract/ranking-table.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { type RankingSearch, toRankingParams } from "./search.ts";

export async function getRankingLists(request: RequestContext): Promise<RankingLists> {
	return requireFromBackend(request, "/v1/rankings", RankingLists);
}

const NAME = /^[a-z]+(?:-[a-z]+)*$/;
const YEAR = /^\d{4}$/;

export async function getRankingTable(
	request: RequestContext,
	{ list, year }: { list: string; year: string },
	search: RankingSearch,
): Promise<RankingTable | undefined> {
	if (!NAME.test(list) || !YEAR.test(year)) return undefined;
	const table = await getFromBackend(request, `/v1/rankings/${list}/${year}?${toRankingParams(search)}`, RankingTable);
	// The page does not show parameters, and they weigh as much as all names.
	return table && { ...table, items: table.items.map(({ parameters: _, ...item }) => item) };
}

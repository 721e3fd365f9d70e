import {
	EXPLORE_COLUMNS,
	EXPLORE_TABLE_NAMES,
	EXPLORE_TABLES,
	ExploreQuery,
	exploreColumns,
	roleOf,
} from "@uchit/contract/explore.ts";
import { choice, createAddressCodec, fieldsFor, list, oneOf, page } from "#app/platform/address-codec.ts";

const CHART_STATISTICS = ["median", "least", "most", "count", "sum"] as const;

type ExploreSearch = ReturnType<typeof parseExploreSearch>;

export const { parse: parseExploreSearch, write: toExploreParams } = createAddressCodec({
	table: oneOf(EXPLORE_TABLE_NAMES, "cutoffs"),
	...fieldsFor(EXPLORE_COLUMNS, choice()),
	group: list(),
	drawn: oneOf(CHART_STATISTICS, undefined),
	page: page(),
});

const MAX_GROUPED = 2;

/** Converts a search to the backend's query: only the table's columns, and a default for columns whose values do not compare. */
export function toExploreQuery(search: ExploreSearch): ExploreQuery {
	const { columns, first } = EXPLORE_TABLES[search.table];
	const own = exploreColumns(search.table);
	const isPlain = own.every((column) => search[column] === undefined);
	const chosen = own.flatMap((column) => {
		const value = search[column] ?? (isPlain || columns[column] === "space" ? first[column] : undefined);
		return value === undefined ? [] : [[column, value]];
	});
	const group = own.filter((column) => search.group.includes(column)).slice(0, MAX_GROUPED);
	const query = ExploreQuery.parse({ table: search.table, ...Object.fromEntries(chosen), group, page: search.page });
	const needsCategory = query.seatType === undefined && roleOf(query, "seatType") === "space";
	return needsCategory ? { ...query, seatType: FIRST_CATEGORY } : query;
}

/** Each category has its own ranks, so one is chosen by default. */
const FIRST_CATEGORY = "OBC-NCL";

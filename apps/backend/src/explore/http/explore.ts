import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import {
	EXPLORE_COLUMNS,
	EXPLORE_TABLE_NAMES,
	type ExploreColumn,
	ExploreQuery,
	ExploreResult,
	exploreColumns,
	listMixedColumns,
	unitOf,
} from "@uchit/contract/explore.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { BadField, BadFields } from "#backend/errors.ts";
import { listOptions } from "#backend/explore/options.ts";
import { type Combination, explore, listCombinations } from "#backend/explore/queries/explore.ts";
import { listStates } from "#backend/facts/queries/states.ts";
import type { OnChange } from "#backend/http/changes.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { memoiseByKey } from "#backend/platform/memoise.ts";

type Parts = { db: Database; onChange: OnChange };

export const exploreRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, onChange }) => {
	const combinations = memoiseByKey<Combination[]>(async (name) => {
		const table = EXPLORE_TABLE_NAMES.find((each) => each === name);
		return table === undefined ? [] : listCombinations(db, table);
	});
	onChange(() => combinations.drop());
	app.get("/explore", {
		schema: {
			summary: "One open table, filtered and grouped",
			description:
				"Rows, and by column how many there are with the least, the median and the most of their figures; never a mean of ranks. Figures of different kinds are refused (400), not joined: rank spaces, ranking lists, measures, what a fee pays for are chosen first; before rows are grouped, every other column that tells kinds of seats or years apart is chosen or grouped by. Closing ranks are of the last round of a dated copy.",
			tags: ["data"],
			querystring: ExploreQuery,
			response: { 200: ExploreResult, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }, reply) => {
			const refused = [...listUnknownColumns(query), ...listMixedColumns(query).map(toBadField)];
			if (refused.length > 0) throw new BadFields(refused);
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			const names = new Map((await listStates(db)).map(({ slug, name }) => [slug, name]));
			const columns = listOptions(query, await combinations.get(query.table), names);
			return { table: query.table, unit: unitOf(query), columns, page: query.page, ...(await explore(db, query)) };
		},
	});
};

function listUnknownColumns(query: ExploreQuery): BadField[] {
	const own = exploreColumns(query.table);
	const columns = EXPLORE_COLUMNS.filter((column) => query[column] !== undefined || query.group.includes(column));
	return columns
		.filter((column) => !own.includes(column))
		.map((column) => new BadField(column, `The table ${query.table} has no such column.`, { code: "not-a-choice" }));
}

const REASONS = {
	"choose-one": "Its values are figures of different kinds, which are never listed or drawn together: choose one.",
	"choose-or-group": "Rows of its different values are never counted as one: choose one value, or group by it.",
	"of-one-programme": "Each programme has a maximum of its own, so that their figures are never counted together.",
} as const;

function toBadField({ column, why }: { column: ExploreColumn; why: keyof typeof REASONS }): BadField {
	return new BadField(column, REASONS[why], { code: why });
}

import { FIELD_CATEGORIES } from "@uchit/contract/category.ts";
import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Highlights } from "@uchit/contract/highlight.ts";
import { rankingListOf } from "@uchit/contract/ranking-list.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { getPopular, getTopRanked } from "#backend/facts/queries/highlights.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import type { OnChange } from "#backend/http/changes.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

/** The tag of the menus on every page; pipeline/src/load/dataset.ts publishes it when facts that they name change. */
const MENUS_TAG = "menus";

export const highlightRoutes: FastifyPluginAsyncZod<{ db: Database; index: LiveIndex; onChange: OnChange }> = async (
	app,
	{ db, index, onChange },
) => {
	const highlights = memoiseUntilChanged(async () => getHighlights(db, await index.get()));
	onChange(({ tags }) => {
		if (tags.includes(MENUS_TAG) || tags.includes("*")) highlights.drop();
	});
	// Every page needs the menus, even the first visitor's.
	app.prepare(highlights.get);
	app.get("/highlights", {
		schema: {
			summary: "The institutions that the site's menus name, of each category",
			tags: ["catalogue"],
			response: { 200: Highlights, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, MENUS_TAG);
			return highlights.get();
		},
	});
};

type Highlight = Highlights["categories"][number];

/** Reads all cutoffs and seats of a year: cache the result until something changes. */
async function getHighlights(db: Database, { knownDegrees }: CollegeIndex): Promise<Highlights> {
	const categories: Highlight[] = [];
	for (const { id } of FIELD_CATEGORIES) {
		const topRanked = await getTopRanked(db, { category: id, list: rankingListOf([id]) });
		// Two neighbouring columns must not name the same institution.
		const besides = topRanked?.items.map(({ slug }) => slug) ?? [];
		categories.push({ id, topRanked, popular: await getPopular(db, id, besides) });
	}
	return withSources(db, { categories, degrees: [...knownDegrees] });
}

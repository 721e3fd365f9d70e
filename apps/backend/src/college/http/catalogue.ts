import { Catalogue } from "@uchit/contract/catalogue.ts";
import { CATEGORIES } from "@uchit/contract/category.ts";
import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { CollegeQuery } from "@uchit/contract/college.ts";
import { NONE_VALUE } from "@uchit/contract/facet.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { listAllSources } from "#backend/facts/queries/sources.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findColleges } from "#backend/search/find.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

export const catalogueRoutes: FastifyPluginAsyncZod<{ db: Database; index: LiveIndex }> = async (
	app,
	{ db, index },
) => {
	app.get("/catalogue", {
		schema: {
			summary: "How much there is, and the best ranked of each category",
			tags: ["catalogue"],
			response: { 200: Catalogue, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return getCatalogue(db, await index.get());
		},
	});
};

const TOP_RANKED = 5;

async function getCatalogue(db: Database, index: CollegeIndex): Promise<Catalogue> {
	const find = (query: Partial<CollegeQuery>) => findColleges(index, { ...CollegeQuery.parse({}), ...query });
	const { total, inDirectory, facets } = find({});
	return {
		colleges: total,
		inDirectory,
		categories: CATEGORIES.map(({ id, slug, name }) => {
			const listed = find({ category: [String(id)], sort: "nirf" });
			const topRanked = listed.items.slice(0, TOP_RANKED).filter(({ ranking }) => ranking !== undefined);
			return { id, slug, name, count: listed.inDirectory, topRanked };
		}),
		notCategorised: find({ category: [NONE_VALUE] }).inDirectory,
		states: facets.state.map(({ value, label, labelHi }) => ({
			slug: value,
			name: label,
			nameHi: labelHi,
			count: find({ state: [value] }).inDirectory,
		})),
		sources: await listAllSources(db),
	};
}

import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { College, CollegeQuery } from "@uchit/contract/college.ts";
import { CompareQuery, Comparison } from "@uchit/contract/compare.ts";
import { CutoffPage, CutoffQuery } from "@uchit/contract/cutoff.ts";
import { CutoffTrend, CutoffTrendQuery } from "@uchit/contract/cutoff-trend.ts";
import { Fees } from "@uchit/contract/fee.ts";
import { Courses } from "@uchit/contract/intake.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
import { PlacedResults } from "@uchit/contract/place.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getCollege } from "#backend/college/college.ts";
import { compareColleges } from "#backend/college/compare.ts";
import type { Database } from "#backend/db/client.ts";
import { MovedPermanently } from "#backend/errors.ts";
import { CollegeParams, noSuchCollege, requireCollegeId } from "#backend/facts/http/college-params.ts";
import { searchCutoffs } from "#backend/facts/queries/cutoffs/cutoffs.ts";
import { getCutoffTrend } from "#backend/facts/queries/cutoffs/trend.ts";
import { listFees } from "#backend/facts/queries/fees.ts";
import { listCourses } from "#backend/facts/queries/intakes.ts";
import { getOutcomes } from "#backend/facts/queries/outcomes.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveFigures } from "#backend/place/live-figures.ts";
import { findPlaceAddress, readPlaceOf } from "#backend/place/place.ts";
import { searchColleges } from "#backend/search/find.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Parts = { db: Database; index: LiveIndex; liveFigures: LiveFigures };

export const collegeRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, liveFigures }) => {
	app.get("/colleges", {
		schema: {
			summary: "Search the institutions",
			tags: ["colleges"],
			querystring: CollegeQuery,
			response: { 200: PlacedResults, ...problemReplies(400, 429, 503) },
		},
		handler: async (request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			const colleges = await index.get();
			const results = await searchColleges(db, colleges, request.query);
			const where = readPlaceOf(request.query, results.understood.values);
			if (where === undefined) return results;
			// The list is complete without these figures; it only lacks the address of its place page.
			const known = await liveFigures(colleges).catch(() => undefined);
			return { ...results, placePage: known && findPlaceAddress({ index: colleges, figures: known }, where) };
		},
	});

	app.get("/colleges/:slug", {
		schema: {
			summary: "One institution",
			tags: ["colleges"],
			params: CollegeParams,
			response: { 200: College, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async (request, reply) => {
			const college = await getCollege(db, await index.get(), request.params.slug);
			reply.header(CACHE_TAG_HEADER, college === undefined ? "colleges" : `college:${college.id} sources`);
			if (college === undefined) throw noSuchCollege(request.params.slug);
			if (college.slug !== request.params.slug) throw new MovedPermanently(request.params.slug, college.slug);
			return college;
		},
	});

	app.get("/colleges/:slug/courses", {
		schema: {
			summary:
				"What one institution teaches: approved courses with their seats, and programmes known by other evidence",
			tags: ["colleges"],
			params: CollegeParams,
			response: { 200: Courses, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug } }, reply) => listCourses(db, await requireCollegeId(db, slug, reply)),
	});

	app.get("/colleges/:slug/fees", {
		schema: {
			summary: "What one institution's programmes cost a year, as an authority published it",
			tags: ["colleges"],
			params: CollegeParams,
			response: { 200: Fees, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug } }, reply) => listFees(db, await requireCollegeId(db, slug, reply)),
	});

	app.get("/colleges/:slug/outcomes", {
		schema: {
			summary: "What one institution reported of its students, graduates and teachers",
			tags: ["colleges"],
			params: CollegeParams,
			response: { 200: Outcomes, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug } }, reply) => getOutcomes(db, await requireCollegeId(db, slug, reply)),
	});
};

export const compareRoutes: FastifyPluginAsyncZod<{ db: Database; index: LiveIndex }> = async (app, { db, index }) => {
	app.get("/compare", {
		schema: {
			summary: "Up to ten institutions with all their facts",
			description: "What each of them says at `/colleges/{slug}` and `/colleges/{slug}/outcomes`, in one answer.",
			tags: ["colleges"],
			querystring: CompareQuery,
			response: { 200: Comparison, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }, reply) => {
			const comparison = await compareColleges(db, await index.get(), query.slug);
			const tags = comparison.items.map(({ id }) => `college:${id}`);
			reply.header(CACHE_TAG_HEADER, [...tags, comparison.unknown.length > 0 ? "colleges" : "", "sources"].join(" "));
			return comparison;
		},
	});
};

export const cutoffRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get("/colleges/:slug/cutoffs", {
		schema: {
			summary: "Opening and closing ranks of one institution",
			tags: ["colleges"],
			params: CollegeParams,
			querystring: CutoffQuery,
			response: { 200: CutoffPage, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug }, query }, reply) =>
			searchCutoffs(db, await requireCollegeId(db, slug, reply), query),
	});
	app.get("/colleges/:slug/cutoffs/trend", {
		schema: {
			summary: "Closing ranks of one institution over the years, per programme",
			tags: ["colleges"],
			params: CollegeParams,
			querystring: CutoffTrendQuery,
			response: { 200: CutoffTrend, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug }, query }, reply) =>
			getCutoffTrend(db, await requireCollegeId(db, slug, reply), query),
	});
};

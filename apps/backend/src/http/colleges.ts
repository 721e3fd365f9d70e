import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { College, CollegeQuery, CollegeResults } from "@uchit/contract/college.ts";
import { Courses } from "@uchit/contract/intake.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { NotFound, problemReplies } from "#backend/http/problems.ts";
import { getCollege, getCollegeId } from "#backend/queries/college.ts";
import { searchColleges } from "#backend/queries/colleges.ts";
import { listCourses } from "#backend/queries/intakes.ts";
import { getOutcomes } from "#backend/queries/outcomes.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

export const CollegeParams = z.object({ slug: z.string() });

export const collegeRoutes: FastifyPluginAsyncZod<{ db: Database; index: LiveIndex }> = async (app, { db, index }) => {
	app.get(
		"/colleges",
		{
			schema: {
				summary: "Search the institutions",
				tags: ["colleges"],
				querystring: CollegeQuery,
				response: { 200: CollegeResults, ...problemReplies(400, 429, 503) },
			},
		},
		async (request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return searchColleges(db, await index.get(), request.query);
		},
	);

	app.get(
		"/colleges/:slug",
		{
			schema: {
				summary: "One institution",
				tags: ["colleges"],
				params: CollegeParams,
				response: { 200: College, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async (request, reply) => {
			const college = await getCollege(db, await index.get(), request.params.slug);
			reply.header(CACHE_TAG_HEADER, college === undefined ? "colleges" : `college:${college.id} sources`);
			if (college === undefined) throw noSuchCollege(request.params.slug);
			return college;
		},
	);

	app.get(
		"/colleges/:slug/courses",
		{
			schema: {
				summary: "The approved courses of one institution, with their seats",
				tags: ["colleges"],
				params: CollegeParams,
				response: { 200: Courses, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async ({ params: { slug } }, reply) => listCourses(db, await requireCollegeId(db, slug, reply)),
	);

	app.get(
		"/colleges/:slug/outcomes",
		{
			schema: {
				summary: "What one institution reported of its students, graduates and teachers",
				tags: ["colleges"],
				params: CollegeParams,
				response: { 200: Outcomes, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async ({ params: { slug } }, reply) => getOutcomes(db, await requireCollegeId(db, slug, reply)),
	);
};

/** Tells the answer's reader of which changes to hear, and throws where there is no such college. */
export async function requireCollegeId(db: Database, slug: string, reply: FastifyReply): Promise<string> {
	const collegeId = await getCollegeId(db, slug);
	reply.header(CACHE_TAG_HEADER, collegeId === undefined ? "colleges" : `college:${collegeId} sources`);
	if (collegeId === undefined) throw noSuchCollege(slug);
	return collegeId;
}

/** For what is kept by nobody. Throws where there is no such college. */
export async function collegeIdOf(db: Database, slug: string): Promise<string> {
	const collegeId = await getCollegeId(db, slug);
	if (collegeId === undefined) throw noSuchCollege(slug);
	return collegeId;
}

export function noSuchCollege(slug: string): NotFound {
	return new NotFound(`No college has the slug "${slug}". Search by name at /v1/colleges?q=…`);
}

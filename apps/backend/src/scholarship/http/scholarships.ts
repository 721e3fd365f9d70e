import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { SCHOLARSHIPS_TAG } from "@uchit/contract/scholarship.ts";
import {
	NamedSchemes,
	NamedSchemesQuery,
	ScholarshipList,
	ScholarshipPage,
	ScholarshipQuery,
} from "@uchit/contract/scholarship-list.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { listNamed, listScholarships } from "#backend/scholarship/list.ts";
import { readScholarships, readStates } from "#backend/scholarship/queries/scholarships.ts";

type Parts = { db: Database; now: () => Date };

export const scholarshipRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, now }) => {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header(CACHE_TAG_HEADER, `sources ${SCHOLARSHIPS_TAG}`);
	});

	app.get("/scholarships", {
		schema: {
			summary: "Scholarships; with facts about a student, those that the facts do not rule out",
			tags: ["scholarships"],
			querystring: ScholarshipQuery,
			response: { 200: ScholarshipList, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query: student }) => {
			const schemes = await readScholarships(db);
			const states = await readStates(db);
			const list = listScholarships(schemes, { student, states, today: dayInIndia(now()) });
			return withSources(db, list);
		},
	});

	app.get("/scholarships/named", {
		schema: {
			summary: "A few scholarships whose own rule names a state or a subject",
			tags: ["scholarships"],
			querystring: NamedSchemesQuery,
			response: { 200: NamedSchemes, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }) => {
			const about = { ...query, disability: false, minority: false };
			return listNamed(await readScholarships(db), about, dayInIndia(now()));
		},
	});

	app.get("/scholarships/:slug", {
		schema: {
			summary: "One scholarship with its receipts",
			tags: ["scholarships"],
			params: z.object({ slug: z.string() }),
			response: { 200: ScholarshipPage, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug } }) => {
			const scholarship = (await readScholarships(db)).find((scheme) => scheme.slug === slug);
			if (scholarship === undefined) throw new NotFound(`No scholarship has the slug "${slug}".`);
			const states = (await readStates(db)).filter((state) => scholarship.states?.includes(state.slug));
			return withSources(db, { scholarship, states });
		},
	});
};

import { CORRECTED_FIELDS } from "@uchit/contract/correction.ts";
import { NamedDocument } from "@uchit/contract/fact-import.ts";
import { SeparateColleges } from "@uchit/contract/possible-twins.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { staffOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Content } from "#backend/content/items/types.ts";
import { listCounsellings } from "#backend/facts/queries/corrections/counsellings.ts";
import { listCorrectable } from "#backend/facts/queries/corrections/fact-rows.ts";
import { findMergeDoubt } from "#backend/facts/queries/corrections/merge.ts";
import { findNamesakes } from "#backend/facts/queries/corrections/namesakes.ts";
import { decideSeparate, listPossibleTwins } from "#backend/facts/queries/corrections/twins.ts";
import { nameSource } from "./queries/name-source.ts";

const MAX_CORRECTABLE = 100;
const CorrectableQuery = z.object({
	college: z.string().max(100).describe("The institution's id"),
	field: z.enum(CORRECTED_FIELDS),
	q: z.string().max(200).default("").describe("Words in the fact"),
});

const NamesakesQuery = z.object({
	name: z.string().min(3).max(200),
	district_id: z.string().max(100),
	city: z.string().max(200).default(""),
	id: z.coerce.number().int().default(0).describe("The suggestion itself, which is no namesake"),
});
const MergeQuery = z.object({ stays: z.string().max(100), goes: z.string().max(100) });

export const correctionDeskRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
	const { db, needsSecondPerson } = content;
	app.get("/content/namesakes", {
		schema: {
			summary: "Institutions that a new one may duplicate",
			tags: ["content"],
			querystring: NamesakesQuery,
		},
		handler: async (request) => {
			await staffOf(request, "editor", "admin");
			return { data: await findNamesakes(db, request.query) };
		},
	});

	app.get("/content/merge-doubt", {
		schema: { summary: "Why a merge needs a second person", tags: ["content"], querystring: MergeQuery },
		handler: async (request) => {
			await staffOf(request, "editor", "admin");
			const { stays: collegeId, goes: value } = request.query;
			const doubt = await findMergeDoubt(db, { collegeId, value });
			return { data: { doubt: doubt ?? (needsSecondPerson ? "a second person agrees to every merge here" : null) } };
		},
	});

	app.get("/content/correctable", {
		schema: {
			summary: "The facts of one kind that an institution has, as a correction names them",
			tags: ["content"],
			querystring: CorrectableQuery,
		},
		handler: async (request) => {
			await staffOf(request);
			const { college: collegeId, field, q } = request.query;
			const words = q.split(/\s+/).filter((word) => word !== "");
			return { data: await listCorrectable(db, { collegeId, field, words, most: MAX_CORRECTABLE }) };
		},
	});

	app.get("/content/counsellings", {
		schema: {
			summary: "The counsellings of which a closing rank is added, as they print their seats",
			tags: ["content"],
		},
		handler: async (request) => {
			await staffOf(request);
			return { data: await listCounsellings(db) };
		},
	});

	app.get("/content/possible-twins", {
		schema: { summary: "Pairs of colleges that may be one institution", tags: ["content"] },
		handler: async (request) => {
			await staffOf(request, "editor", "admin");
			return { data: await listPossibleTwins(db) };
		},
	});

	app.post("/content/separate-colleges", {
		schema: { summary: "Keep two colleges apart that look like one", tags: ["content"], body: SeparateColleges },
		handler: async (request, reply) => {
			const { id } = await staffOf(request, "editor", "admin");
			if (!(await decideSeparate(db, request.body, id))) throw new ContentError("FORBIDDEN");
			return reply.code(204).send();
		},
	});

	app.post("/content/sources", {
		schema: { summary: "Name a document that a correction is from", tags: ["content"], body: NamedDocument },
		handler: async (request, reply) => {
			await staffOf(request, "editor", "admin");
			return reply.code(201).send({ data: { id: await nameSource(db, request.body) } });
		},
	});
};

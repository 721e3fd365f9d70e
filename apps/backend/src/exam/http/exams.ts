import { CACHE_TAG_HEADER, EXAMS_TAG } from "@uchit/contract/change.ts";
import { ExamList, ExamQuery } from "@uchit/contract/exam-list.ts";
import { Exam } from "@uchit/contract/exam-record.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { NotFound, Unavailable } from "#backend/errors.ts";
import { getExam } from "#backend/exam/exam.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { isPublishedExam } from "#backend/guide/queries/published-exams.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findExams } from "#backend/search/exams/find-exams.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

const UNREADABLE = "What is stored of this exam cannot be read. An editor has to look at it; the log says where.";
const ExamParams = z.object({ slug: z.string() });

type Parts = { db: Database; index: LiveIndex; guides: LiveGuides; now?: () => Date };

export const examRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, guides, now = () => new Date() }) => {
	// Counting cutoffs takes a second.
	for (const read of [guides.names, guides.cutoffYears]) app.prepare(read);

	app.get("/exams", {
		schema: {
			summary: "Search the exams",
			tags: ["exams"],
			querystring: ExamQuery,
			response: { 200: ExamList, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }, reply) => {
			reply.header(CACHE_TAG_HEADER, `${EXAMS_TAG} sources`);
			return searchExams(db, await guides.exams(), { query, today: dayInIndia(now()) });
		},
	});

	app.get("/exams/:slug", {
		schema: {
			summary: "One exam",
			tags: ["exams"],
			params: ExamParams,
			response: { 200: Exam, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug } }, reply) => {
			const exam = await readExam(slug);
			// Any exam may name this one as the one to write instead.
			reply.header(
				CACHE_TAG_HEADER,
				exam === undefined ? EXAMS_TAG : `${EXAMS_TAG} ${EXAMS_TAG}:${slug} colleges sources`,
			);
			if (exam === undefined) {
				if (await isPublishedExam(db, slug)) throw new Unavailable(UNREADABLE);
				throw new NotFound(`No exam has the slug "${slug}". Search by name at /v1/exams?q=…`);
			}
			return exam;
		},
	});

	async function readExam(slug: string): Promise<Exam | undefined> {
		const exams = await guides.exams();
		if (!exams.bySlug.has(slug)) return undefined;
		const cutoffYears = await guides.cutoffYears();
		// After a correction the new index takes seconds, so only exams that show institutions wait for it.
		const colleges = cutoffYears.has(slug) ? await index.get() : undefined;
		return getExam(db, { exams, colleges, cutoffYears }, slug);
	}
};

async function searchExams(
	db: Database,
	index: ExamIndex,
	{ query, today }: { query: ExamQuery; today: string },
): Promise<ExamList> {
	const list = findExams(index, query, today);
	// An event may name a document outside the catalogue, which it then carries itself.
	const named = list.items.flatMap(({ sourceId, events, acceptedBy }) => [
		sourceId,
		acceptedBy?.receipt,
		...events.map(({ receipt }) => receipt),
	]);
	const ids = named.filter((receipt) => typeof receipt === "string");
	return { ...list, sources: await listSources(db, ids) };
}

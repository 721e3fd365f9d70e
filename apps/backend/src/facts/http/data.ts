import { CACHE_TAG_HEADER, COUNTRIES_TAG, DATA_TAG, EXAMS_TAG } from "@uchit/contract/change.ts";
import {
	DataState,
	DOWNLOAD_LIMIT_MINUTES,
	DOWNLOADS_AT_ONCE,
	Missing,
	MissingQuery,
	OPEN_FORMATS,
	OpenTable,
	RefusalQuery,
	Refusals,
} from "@uchit/contract/data.ts";
import { WATCH_TAG } from "@uchit/contract/watch.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { createCoverageJob, createOpenFilesJob } from "#backend/facts/jobs.ts";
import { listMissing } from "#backend/facts/queries/coverage/coverage.ts";
import { getDataState, listRefusals } from "#backend/facts/queries/data-state.ts";
import { openFilesFolder } from "#backend/facts/queries/open-files.ts";
import type { Notify, OnChange } from "#backend/http/changes.ts";
import { limitDownloads } from "#backend/http/downloads.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { runJobs } from "#backend/http/run-jobs.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { memoiseWhileRenewed } from "#backend/platform/memoise.ts";
import { sendTableFile } from "./table-file.ts";

const TableParams = z.object({ table: OpenTable, format: z.enum(OPEN_FORMATS) });

type Parts = { db: Database; background: Database; env: Env; onChange: OnChange; notify: Notify; now: () => Date };

export const dataRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
	const { db, background, env, onChange, notify, now } = parts;
	const folder = openFilesFolder(env);
	const openFiles = createOpenFilesJob({ db: background, url: env.DATABASE_URL, folder }, app.log);
	runJobs(app, env, [openFiles, createCoverageJob({ db: background, now }, app.log)]);
	onChange(openFiles.kick);
	const downloads = limitDownloads(env.BACKEND_KEY);
	const state = memoiseWhileRenewed(
		() => getDataState(db, dayInIndia(now())),
		() => notify({ tags: [DATA_TAG] }),
	);
	// A check of a watched page changes no count.
	onChange(({ tags }) => {
		if (tags.some((tag) => tag !== WATCH_TAG && tag !== DATA_TAG)) state.drop();
	});
	app.get("/data", {
		schema: {
			summary: "What we know, how fresh it is, and how much of it is missing",
			tags: ["data"],
			response: { 200: DataState, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, `colleges sources ${EXAMS_TAG} ${COUNTRIES_TAG} ${DATA_TAG}`);
			return state.get();
		},
	});

	app.get("/data/missing", {
		schema: {
			summary: "Which of the 500 best known institutions lack a fact",
			tags: ["data"],
			querystring: MissingQuery,
			response: { 200: Missing, ...problemReplies(400, 429, 503) },
		},
		handler: async (request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return listMissing(db, request.query.fact);
		},
	});

	app.get("/data/refusals", {
		schema: {
			summary: "Rows of the sources that could not be kept, and why",
			tags: ["data"],
			querystring: RefusalQuery,
			response: { 200: Refusals, ...problemReplies(400, 429, 503) },
		},
		handler: async (request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return listRefusals(db, request.query);
		},
	});

	app.get("/data/:table.:format", {
		schema: {
			summary: "A whole table as CSV, JSON or Parquet",
			description: `It is a file of the facts of a moment ago. At most ${DOWNLOADS_AT_ONCE} are sent to one address at once; one that is not read in ${DOWNLOAD_LIMIT_MINUTES} minutes is cut off and goes on with \`Range\`.`,
			tags: ["data"],
			params: TableParams,
			response: problemReplies(400, 429, 503),
		},
		handler: async (request, reply) => {
			downloads.begin(request, reply);
			return sendTableFile(request, reply, { folder, ...request.params });
		},
	});
};

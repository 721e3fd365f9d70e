import { CACHE_TAG_HEADER, EXAMS_TAG } from "@uchit/contract/change.ts";
import { WATCH_TAG, WatchState } from "@uchit/contract/watch.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import type { OnChange } from "#backend/http/changes.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { runJobs } from "#backend/http/run-jobs.ts";
import { createWatchJob } from "#backend/watch/jobs.ts";
import { listWatchedPages } from "#backend/watch/queries/watched-pages.ts";

type Parts = { db: Database; background: Database; env: Env; onChange: OnChange; now: () => Date };

export const watchRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, background, env, now }) => {
	runJobs(app, env, [createWatchJob({ db: background, env, now }, app.log)]);
	app.get("/data/watch", {
		schema: {
			summary: "When the page of each source was last looked at, and whether it has changed since we read it",
			tags: ["data"],
			response: { 200: WatchState, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, `${WATCH_TAG} sources ${EXAMS_TAG}`);
			return { pages: await listWatchedPages(db, now()) };
		},
	});
};

import { NewMisses } from "@uchit/contract/miss.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { isOurProgram } from "#backend/http/caller.ts";
import { noSuchAddress } from "#backend/http/problems.ts";
import { runJobs } from "#backend/http/run-jobs.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { createJob } from "#backend/platform/job.ts";
import { addMisses, forgetOldMisses } from "#backend/search/queries/misses.ts";

type MissParts = { db: Database; env: Env; now: () => Date };

const EVERY_MS = 3_600_000;

/** Counts what web visitors did not find (packages/contract/src/miss.ts). Other callers get a 404. */
export const missRoutes: FastifyPluginAsyncZod<MissParts> = async (app, { db, env, now }) => {
	app.post("/internal/misses", { schema: { hide: true, body: NewMisses } }, async (request, reply) => {
		if (!isOurProgram(request, env.BACKEND_KEY)) throw noSuchAddress(request);
		if (request.body.length > 0) await addMisses(db, request.body, dayInIndia(now()));
		return reply.code(204).send();
	});

	const work = () => forgetOldMisses(db, dayInIndia(now()));
	const onTrouble = (error: unknown) =>
		app.log.warn({ err: error }, "Deleting old misses failed; it is tried again in an hour");
	runJobs(app, env, [createJob({ work, everyMs: EVERY_MS, onTrouble })]);
};

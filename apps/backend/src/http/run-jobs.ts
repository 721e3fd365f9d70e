import type { FastifyInstance } from "fastify";
import type { Env } from "#backend/env.ts";
import type { Job } from "#backend/platform/job.ts";
import { runsJobs } from "#backend/platform/role.ts";

export function runJobs(app: FastifyInstance, env: Env, jobs: readonly Job[]): void {
	if (!runsJobs(env)) return;
	app.addHook("onListen", async () => {
		for (const job of jobs) job.start();
	});
	app.addHook("onClose", async () => {
		for (const job of jobs) await job.stop();
	});
}

import type { FastifyInstance } from "fastify";
import type { Job } from "#backend/platform/job.ts";

/** Runs jobs from when the service listens until it closes. */
export function runJobs(app: FastifyInstance, jobs: readonly Job[]): void {
	app.addHook("onListen", async () => {
		for (const job of jobs) job.start();
	});
	app.addHook("onClose", async () => {
		for (const job of jobs) await job.stop();
	});
}

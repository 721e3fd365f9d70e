import type { FastifyInstance } from "fastify";
import type { Env } from "#backend/env.ts";
import { NotFound, sendProblem } from "#backend/http/problems.ts";

type Job = { start: () => void; stop: () => Promise<void>; kick?: () => void };

/** True where the work that nobody waits for is done: deliveries, letters, publishing in time, cleaning up. */
export function doesJobs({ ROLE }: Env): boolean {
	return ROLE !== "api";
}

/** The job where the role does jobs; elsewhere it stays idle, and what is queued waits in the database for an instance that does. */
export function whereJobsAreDone<Given extends Job>(env: Env, job: Given): Given {
	const idle = () => undefined;
	return doesJobs(env) ? job : { ...job, start: idle, ...(job.kick !== undefined && { kick: idle }) };
}

/** A worker answers those that watch it, and nobody else. Must be called before the routes are added. */
export function answerAsRoleSays(app: FastifyInstance, { ROLE }: Env): void {
	if (ROLE !== "worker") return;
	app.addHook("onRequest", async (request, reply) => {
		if (/^\/health\//.test(request.url)) return;
		const reason = "This instance is a worker: it answers for its health alone.";
		sendProblem(new NotFound(reason), request, reply);
	});
}

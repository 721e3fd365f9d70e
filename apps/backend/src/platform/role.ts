import type { Env } from "#backend/env.ts";
import type { Job } from "#backend/platform/job.ts";

export function runsJobs({ ROLE }: Env): boolean {
	return ROLE !== "api";
}

/** Whether the role answers visitors; a worker answers only health checks. */
export function servesRequests({ ROLE }: Pick<Env, "ROLE">): boolean {
	return ROLE !== "worker";
}

/** An idle job in roles without jobs: queued work waits in the database for an instance that does jobs. */
export function idleUnlessRunningJobs(env: Env, job: Job): Job {
	const idle = () => undefined;
	return runsJobs(env) ? job : { ...job, start: idle, kick: idle };
}

import type { Env } from "#backend/env.ts";
import type { Job } from "#backend/platform/job.ts";

/** True where the work that nobody waits for is done: deliveries, letters, publishing in time, cleaning up. */
export function doesJobs({ ROLE }: Env): boolean {
	return ROLE !== "api";
}

/** True where visitors are answered; a worker answers for its health alone. */
export function answersVisitors({ ROLE }: Pick<Env, "ROLE">): boolean {
	return ROLE !== "worker";
}

/** The job where the role does jobs; elsewhere it stays idle, and what is queued waits in the database for an instance that does. */
export function whereJobsAreDone(env: Env, job: Job): Job {
	const idle = () => undefined;
	return doesJobs(env) ? job : { ...job, start: idle, kick: idle };
}

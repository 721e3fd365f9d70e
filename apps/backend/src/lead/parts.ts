import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { createLeadWorker } from "#backend/lead/worker.ts";
import { keysOf, type PersonalKeys } from "#backend/personal/keys.ts";
import type { CountDelivery } from "#backend/platform/counters.ts";
import type { Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { idleUnlessRunningJobs } from "#backend/platform/role.ts";
import { type Target, targetsOf } from "./rules/targets.ts";

export type LeadParts = {
	db: Database;
	/** The same database over connections of its own, so that visitors never wait for the worker and the jobs. */
	background: Database;
	env: Env;
	keys: PersonalKeys;
	now: () => Date;
	targets: readonly Target[];
	worker: Job;
};

export function createLeadParts(
	parts: Pick<LeadParts, "db" | "background" | "env" | "now">,
	{ log, countDelivery }: { log: Log; countDelivery: CountDelivery },
): LeadParts {
	const { background, env, now } = parts;
	const keys = keysOf(env);
	const targets = targetsOf(env);
	const worker = idleUnlessRunningJobs(
		env,
		createLeadWorker({ db: background, keys, now, targets, log, countDelivery }),
	);
	return { ...parts, keys, targets, worker };
}

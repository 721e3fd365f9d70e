import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { keysOf } from "#backend/http/account-parts.ts";
import { type Target, targetsOf } from "#backend/leads/targets.ts";
import { createLeadWorker, type LeadWorker } from "#backend/leads/worker.ts";
import type { CountDelivery } from "#backend/monitoring/counters.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { whereJobsAreDone } from "#backend/role.ts";

/** What everything about leads needs. */
export type LeadParts = {
	/** The database that can be written to. */
	db: Database;
	/** The same database for the worker and the jobs, by connections that no visitor waits for. */
	background: Database;
	env: Env;
	keys: PersonalKeys;
	now: () => Date;
	targets: readonly Target[];
	worker: LeadWorker;
};

export function createLeadParts(
	given: Pick<LeadParts, "db" | "background" | "env" | "now">,
	{ log, countDelivery }: { log: FastifyBaseLogger; countDelivery: CountDelivery },
): LeadParts {
	const { background, env, now } = given;
	const keys = keysOf(env);
	const targets = targetsOf(env);
	const worker = whereJobsAreDone(env, createLeadWorker({ db: background, keys, now, targets, log, countDelivery }));
	return { ...given, keys, targets, worker };
}

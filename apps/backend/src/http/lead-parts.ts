import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { keysOf } from "#backend/http/account-parts.ts";
import { type Target, targetsOf } from "#backend/leads/targets.ts";
import { createLeadWorker, type LeadWorker } from "#backend/leads/worker.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { whereJobsAreDone } from "#backend/role.ts";

/** What everything about leads needs. */
export type LeadParts = {
	/** The database that can be written to. */
	db: Database;
	env: Env;
	keys: PersonalKeys;
	now: () => Date;
	targets: readonly Target[];
	worker: LeadWorker;
};

export function createLeadParts(given: { db: Database; env: Env; now: () => Date }, log: FastifyBaseLogger): LeadParts {
	const { db, env, now } = given;
	const keys = keysOf(env);
	const targets = targetsOf(env);
	const worker = whereJobsAreDone(env, createLeadWorker({ db, keys, now, targets, log }));
	return { ...given, keys, targets, worker };
}

import type { Database } from "#backend/db/client.ts";
import { createOutbox } from "#backend/delivery/outbox.ts";
import { createSend } from "#backend/delivery/senders.ts";
import type { Env } from "#backend/env.ts";
import { keysOf, type Personal, type PersonalKeys } from "#backend/personal/keys.ts";
import type { PersonalPart } from "#backend/personal/queries/personal-part.ts";
import type { CountDelivery } from "#backend/platform/counters.ts";
import type { Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { idleUnlessRunningJobs } from "#backend/platform/role.ts";

export type AccountParts = {
	/** Writable, unlike a replica. */
	db: Database;
	/** The same database on separate connections for jobs, so that no visitor waits. */
	background: Database;
	env: Env;
	keys: PersonalKeys;
	now: () => Date;
	outbox: Job;
	personalParts: readonly PersonalPart[];
};

export function createAccountParts(
	parts: Pick<AccountParts, "db" | "background" | "env" | "now" | "personalParts">,
	{ log, countDelivery }: { log: Log; countDelivery: CountDelivery },
): AccountParts {
	const { background, env, now } = parts;
	const keys = keysOf(env);
	const send = createSend(env, log);
	const outbox = idleUnlessRunningJobs(env, createOutbox({ db: background, keys, now, send, log, countDelivery }));
	return { ...parts, keys, outbox };
}

export function personalOf({ keys, now }: AccountParts): Personal {
	return { keys, now: now() };
}

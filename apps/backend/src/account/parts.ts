import type { Database } from "#backend/db/client.ts";
import { createOutbox } from "#backend/delivery/outbox.ts";
import { createSend } from "#backend/delivery/senders.ts";
import type { Env } from "#backend/env.ts";
import { keysOf, type Personal, type PersonalKeys } from "#backend/personal/keys.ts";
import type { PersonalPart } from "#backend/personal/queries/personal-part.ts";
import type { CountDelivery } from "#backend/platform/counters.ts";
import type { Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { whereJobsAreDone } from "#backend/platform/role.ts";

/** The dependencies of all account routes. */
export type AccountParts = {
	/** The database that can be written to. */
	db: Database;
	/** The same database for the jobs, by connections that no visitor waits for. */
	background: Database;
	env: Env;
	keys: PersonalKeys;
	now: () => Date;
	outbox: Job;
	/** The visitor's data in other modules, in the order of the export. */
	personalParts: readonly PersonalPart[];
};

export function createAccountParts(
	given: Pick<AccountParts, "db" | "background" | "env" | "now" | "personalParts">,
	{ log, countDelivery }: { log: Log; countDelivery: CountDelivery },
): AccountParts {
	const { background, env, now } = given;
	const keys = keysOf(env);
	const send = createSend(env, log);
	const outbox = whereJobsAreDone(env, createOutbox({ db: background, keys, now, send, log, countDelivery }));
	return { ...given, keys, outbox };
}

export function personalOf({ keys, now }: AccountParts): Personal {
	return { keys, now: now() };
}

import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import type { Job } from "#backend/platform/job.ts";

/** What everything about accounts needs. */
export type AccountParts = {
	/** The database that can be written to. */
	db: Database;
	env: Env;
	keys: PersonalKeys;
	now: () => Date;
	outbox: Job;
};

export function personalOf({ keys, now }: AccountParts): Personal {
	return { keys, now: now() };
}

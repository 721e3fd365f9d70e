import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { privacyLinkFor } from "#backend/leads/privacy-address.ts";
import type { Target } from "#backend/leads/targets.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { buryUnknown, settleStopped } from "#backend/queries/leads/deliveries.ts";
import { endLeads } from "#backend/queries/leads/retention.ts";
import { reseal } from "#backend/queries/reseal.ts";
import { type Repeated, repeat } from "#backend/repeat.ts";

type JobParts = { db: Database; env: Env; keys: PersonalKeys; now: () => Date; targets: readonly Target[] };
type Log = { info: (what: object, message: string) => void; warn: (what: object, message: string) => void };

const EVERY_MS = 3_600_000;

/** What is done by itself, at the start and then once an hour. Each can be ended at any moment and goes on where it was. */
export function createLeadJobs(parts: JobParts, log: Log): Repeated {
	return repeat(EVERY_MS, (isStopped) => doAll(parts, log, isStopped));
}

async function doAll({ db, env, keys, now, targets }: JobParts, log: Log, isStopped: () => boolean) {
	const personal = { keys, now: now() };
	const jobs = {
		"What is sealed under older keys": () => reseal(db, keys),
		"Leads whose time is over": () => endLeads(db, personal, privacyLinkFor(env, personal)),
		"Deliveries that nobody takes any more": async () => {
			const names = targets.map(({ name }) => name);
			return { buried: await buryUnknown(db, now(), names), stopped: await settleStopped(db, now()) };
		},
	};
	for (const [name, work] of Object.entries(jobs)) {
		if (isStopped()) return;
		try {
			const done: Record<string, number> = await work();
			if (Object.values(done).some((count) => count > 0)) log.info(done, name);
		} catch (error) {
			log.warn({ err: error }, `${name} cannot be seen to now`);
		}
	}
}

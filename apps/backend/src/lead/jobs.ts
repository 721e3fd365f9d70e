import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { rotateKeys } from "#backend/personal/queries/rotate-keys.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { privacyLinkFor } from "./privacy-link.ts";
import { endStoppedDeliveries, markUnknownDead } from "./queries/deliveries.ts";
import { encryptOldLeads } from "./queries/encrypt-old-leads.ts";
import { forgetLinkEnds } from "./queries/privacy-links.ts";
import { expireLeads } from "./queries/retention.ts";
import type { Target } from "./rules/targets.ts";

type JobParts = { db: Database; env: Env; keys: PersonalKeys; now: () => Date; targets: readonly Target[] };

const EVERY_MS = 3_600_000;

/** Creates the jobs that run at the start and then hourly. Each can be stopped at any moment and resumes. */
export function createLeadJobs(parts: JobParts, log: Log): Job {
	return createJob({
		work: (isStopped) => doAll(parts, log, isStopped),
		everyMs: EVERY_MS,
		onTrouble: (error) => log.warn({ err: error }, "The hourly jobs of leads failed; they run again in an hour"),
	});
}

async function doAll({ db, env, keys, now, targets }: JobParts, log: Log, isStopped: () => boolean) {
	const personal = { keys, now: now() };
	const jobs = {
		"Re-encryption of leads under the newest key": async () => {
			const encrypted = await encryptOldLeads(db, keys);
			const { done, ...left } = await rotateKeys(db, keys);
			return { done: encrypted + done, ...left };
		},
		"Expiry of leads": () => expireLeads(db, personal, privacyLinkFor(env, personal)),
		"Closing of deliveries without a target": async () => {
			const names = targets.map(({ name }) => name);
			return { dead: await markUnknownDead(db, now(), names), stopped: await endStoppedDeliveries(db, now()) };
		},
		"Expiry of privacy links": async () => ({ forgotten: await forgetLinkEnds(db, now()) }),
	};
	for (const [name, work] of Object.entries(jobs)) {
		if (isStopped()) return;
		try {
			const done: Record<string, number> = await work();
			if (Object.values(done).some((count) => count > 0)) log.info(done, name);
		} catch (error) {
			log.warn({ err: error }, `${name} failed; it runs again in an hour`);
		}
	}
}

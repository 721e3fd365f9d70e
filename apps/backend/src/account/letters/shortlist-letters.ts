import { mainParts } from "@uchit/contract/compare-parts.ts";
import { changesText } from "#backend/account/letters/changes-text.ts";
import type { AccountParts } from "#backend/account/parts.ts";
import {
	type AlertParts,
	type CollegeNow,
	checkShortlist,
	takeDueAlerts,
} from "#backend/account/queries/shortlist-changes.ts";
import { compareColleges } from "#backend/college/compare.ts";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { siteAddress, stopAddress } from "./stop-link.ts";

const EVERY_MS = 600_000;

/** Checks the lists that are due at the start and then every ten minutes. Several programs may do so at once. */
export function createAlertJobs(parts: AccountParts & { index: LiveIndex }, log: Log): Job {
	return createJob({
		work: (isStopped) => checkDueShortlists(parts, log, isStopped),
		everyMs: EVERY_MS,
		onTrouble: (error) =>
			log.warn({ err: error }, "Comparing shortlists with the facts failed; it is tried again in ten minutes"),
	});
}

/** Checks all lists that are due. A list that fails is tried again when its lease ends. */
async function checkDueShortlists(
	parts: AccountParts & { index: LiveIndex },
	log: Log,
	isStopped: () => boolean,
): Promise<void> {
	const { db, index, env, keys, now, outbox } = parts;
	const facts = createAlertParts(db, index, { env, keys });
	let letters = 0;
	for (let due = await takeDueAlerts(db, now()); due.length > 0 && !isStopped(); due = await takeDueAlerts(db, now())) {
		for (const visitorId of due) {
			try {
				if (await checkShortlist(db, { keys, now: now() }, facts, visitorId)) letters += 1;
			} catch (error) {
				log.warn({ err: error }, "Comparing a shortlist with the facts failed; it is tried again when its lease ends");
			}
		}
	}
	if (letters > 0) outbox.kick();
	if (letters > 0) log.info({ letters }, "Letters about shortlists are written");
}

/** A college's facts are read once for all lists of a round. */
export function createAlertParts(
	db: Database,
	index: LiveIndex,
	{ env, keys }: { env: Env; keys: PersonalKeys },
): AlertParts {
	const known = new Map<string, CollegeNow | undefined>();
	return {
		async factsOf(slugs) {
			const missing = slugs.filter((slug) => !known.has(slug));
			for (const slug of missing) known.set(slug, await readFacts(db, index, slug));
			return new Map(
				slugs.flatMap((slug) => {
					const college = known.get(slug);
					return college === undefined ? [] : [[slug, college] as const];
				}),
			);
		},
		toValues: async ({ changed, stopId, language }) => ({
			changes: changesText(changed, {
				language,
				addressOf: (slug) => siteAddress(env, `/college/${encodeURIComponent(slug)}`, language),
			}),
			url: siteAddress(env, "/shortlist", language),
			stop: await stopAddress(env, keys, { stopId, language }),
		}),
	};
}

async function readFacts(db: Database, index: LiveIndex, slug: string): Promise<CollegeNow | undefined> {
	const { items } = await compareColleges(db, await index.get(), [slug]);
	const [college] = items;
	if (college === undefined) return undefined;
	const facts = mainParts(college).map(({ key, cell: { value, lines } }) => {
		const time = lines[0]?.time;
		return { key, value, ...(time !== undefined && { time }) };
	});
	return { name: college.name, facts };
}

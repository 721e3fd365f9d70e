import { createAlertParts } from "#backend/alerts/parts.ts";
import type { AccountParts } from "#backend/http/account-parts.ts";
import { lookAtShortlist, takeDueAlerts } from "#backend/queries/shortlist-changes.ts";
import { type Repeated, repeat } from "#backend/repeat.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Log = { info: (what: object, message: string) => void; warn: (what: object, message: string) => void };

const EVERY_MS = 600_000;

/** Looks at the lists of those who want letters, at the start and then every ten minutes. Several programs may do so at once. */
export function createAlertJobs(parts: AccountParts & { index: LiveIndex }, log: Log): Repeated {
	return repeat(EVERY_MS, (isStopped) =>
		lookAtDue(parts, log, isStopped).catch((error: unknown) =>
			log.warn({ err: error }, "Shortlists cannot be looked at now"),
		),
	);
}

/** Looks at all that is due now. A list that cannot be looked at is tried again when nobody holds it any more. */
async function lookAtDue(
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
				if (await lookAtShortlist(db, { keys, now: now() }, facts, visitorId)) letters += 1;
			} catch (error) {
				log.warn({ err: error }, "A shortlist cannot be looked at now");
			}
		}
	}
	if (letters > 0) outbox.kick();
	if (letters > 0) log.info({ letters }, "Letters about shortlists are written");
}

import { examChangesText } from "#backend/account/letters/exam-changes-text.ts";
import type { AccountParts } from "#backend/account/parts.ts";
import { type ExamLetter, listDueSubscribers, notifySubscriber } from "#backend/account/queries/exam-alerts.ts";
import type { Env } from "#backend/env.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { siteAddress, stopAddress } from "./stop-link.ts";

const EVERY_MS = 600_000;

/** Writes to the followers of exams that have changed, at the start and then every ten minutes. Several programs may do so at once. */
export function createExamAlertJobs(parts: AccountParts, log: Log): Job {
	return createJob({
		work: (isStopped) => notifyDue(parts, log, isStopped),
		everyMs: EVERY_MS,
		onTrouble: (error) =>
			log.warn({ err: error }, "Writing letters about exams failed; it is tried again in ten minutes"),
	});
}

async function notifyDue(parts: AccountParts, log: Log, isStopped: () => boolean): Promise<void> {
	const { db, env, keys, now, outbox } = parts;
	const toValues = examLetterValues(env, keys);
	let letters = 0;
	for (const visitorId of await listDueSubscribers(db, now())) {
		if (isStopped()) break;
		try {
			if (await notifySubscriber(db, { keys, now: now() }, toValues, visitorId)) letters += 1;
		} catch (error) {
			log.warn({ err: error }, "Writing a letter about exams failed; it is tried again in ten minutes");
		}
	}
	if (letters === 0) return;
	outbox.kick();
	log.info({ letters }, "Letters about exams are written");
}

export function examLetterValues(env: Env, keys: PersonalKeys) {
	return async ({ changed, stopId, language }: ExamLetter): Promise<Record<string, string>> => ({
		exams: changed.map(({ shortName }) => shortName).join(", "),
		changes: examChangesText(changed, {
			language,
			addressOf: (slug) => siteAddress(env, `/exams/${encodeURIComponent(slug)}/changes`, language),
		}),
		stop: await stopAddress(env, keys, { stopId, language, letters: "exams" }),
	});
}

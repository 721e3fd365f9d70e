import type { Database } from "#backend/db/client.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { BadDocument } from "./pages/bad-document.ts";
import { type DocumentKind, drawPages } from "./pages/draw-pages.ts";
import { eraseOverdue } from "./queries/documents.ts";
import { hasUpload, releaseUpload, settleUpload, type TakenUpload, takeUpload } from "./queries/uploads.ts";

const EVERY_MS = 3_600_000;

export function createDocumentJob({ db, now }: { db: Database; now: () => Date }, log: Log): Job {
	return createJob({
		async work() {
			const done = await eraseOverdue(db, now());
			if (done.expired + done.forgotten > 0) log.info(done, "Documents whose time is over");
		},
		everyMs: EVERY_MS,
		onTrouble: (error) =>
			log.warn({ err: error }, "Erasing documents past their time failed; it is tried again in an hour"),
	});
}

/** For files that another instance queued, or left when it ended. */
const LOOK_EVERY_MS = 2_000;
const WATCH_EVERY_MS = 500;
/** A file that crashes the drawing process is not tried forever. */
const MAX_TRIES = 3;

type Drawing = { db: Database; keys: PersonalKeys; now: () => Date; kind: DocumentKind };

/** Draws one file at a time. Pictures and PDFs have separate queues, so that small files do not wait for complex ones. */
export function createDrawingJob(parts: Drawing, log: Log): Job {
	const { db, keys, now, kind } = parts;
	return createJob({
		async work(isStopped) {
			while (!isStopped()) {
				const upload = await takeUpload(db, { keys, now: now() }, kind);
				if (upload === undefined) return;
				await drawUpload(parts, upload, isStopped);
			}
		},
		everyMs: LOOK_EVERY_MS,
		onTrouble: (error) =>
			log.warn({ err: error }, "Drawing the pages of a document failed; it is tried again in two seconds"),
	});
}

async function drawUpload({ db, keys, kind }: Drawing, { id, tries, bytes }: TakenUpload, isStopped: () => boolean) {
	if (tries > MAX_TRIES) return settleUpload(db, keys, { id, drawn: { fault: "broken" } });
	const leaving = new AbortController();
	const watch = setInterval(async () => {
		if (isStopped() || !(await hasUpload(db, id).catch(() => true))) leaving.abort();
	}, WATCH_EVERY_MS);
	try {
		await settleUpload(db, keys, { id, drawn: { pages: await drawPages(kind, bytes, leaving.signal) } });
	} catch (error) {
		if (leaving.signal.aborted) return await releaseUpload(db, id);
		if (!(error instanceof BadDocument)) throw error;
		await settleUpload(db, keys, { id, drawn: { fault: error.reason } });
	} finally {
		clearInterval(watch);
	}
}

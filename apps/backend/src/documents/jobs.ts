import type { Database } from "#backend/db/client.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { eraseOverdue } from "./queries/documents.ts";

const EVERY_MS = 3_600_000;

/** Once an hour: documents whose time is over. */
export function createDocumentJob({ db, now }: { db: Database; now: () => Date }, log: Log): Job {
	return createJob({
		async work() {
			const done = await eraseOverdue(db, now());
			if (done.expired + done.forgotten > 0) log.info(done, "Documents whose time is over");
		},
		everyMs: EVERY_MS,
		onTrouble: (error) => log.warn({ err: error }, "Documents cannot be seen to now"),
	});
}

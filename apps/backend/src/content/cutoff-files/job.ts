import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Database } from "#backend/db/client.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { findOrderedFile } from "./queries/cutoff-files.ts";

/** An order starts the job at once; the interval retries failed ones. */
const EVERY_MS = 60_000;
const CHILD = join(import.meta.dirname, "../../../../../pipeline/src/desk/main.ts");

export function createCutoffFilesJob({ db, url }: { db: Database; url: string }, log: Log): Job {
	const stopping = new AbortController();
	const job = createJob({
		async work() {
			const file = await findOrderedFile(db);
			if (file === undefined || stopping.signal.aborted) return;
			const env = { ...process.env, DATABASE_URL: url };
			await promisify(execFile)(process.execPath, ["--no-warnings", CHILD], { env, signal: stopping.signal });
			log.info({ file }, "A file of a counselling is worked on as ordered");
		},
		everyMs: EVERY_MS,
		onTrouble: (error) => {
			if (!stopping.signal.aborted)
				log.warn({ err: error }, "Working on a file of a counselling failed; it is tried again in a minute");
		},
	});
	return {
		...job,
		stop() {
			stopping.abort();
			return job.stop();
		},
	};
}

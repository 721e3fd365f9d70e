import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Database } from "#backend/db/client.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { noteKnownFacts } from "./queries/coverage/coverage.ts";
import { listOutdated } from "./queries/open-files.ts";

/** The wait after a change: editors correct several facts in a row, and a start has more urgent work. */
const WAIT_MS = 15_000;
/** Published changes start the job; the timer only retries failures. */
const EVERY_MS = 600_000;
const CHILD = join(import.meta.dirname, "open-files-child.ts");

type OpenFilesJobOptions = { db: Database; url: string; folder: string };

/** Makes the files of changed open tables in a child process, some seconds after a change. */
export function createOpenFilesJob({ db, url, folder }: OpenFilesJobOptions, log: Log): Job {
	const stopping = new AbortController();
	const job = createJob({
		async work() {
			const tables = await listOutdated(db, folder);
			if (tables.length === 0 || stopping.signal.aborted) return;
			const own = { env: { DATABASE_URL: url }, signal: stopping.signal };
			await promisify(execFile)(process.execPath, ["--no-warnings", CHILD, folder], own);
			log.info({ tables }, "Files of open tables are made");
		},
		everyMs: EVERY_MS,
		onTrouble: (error) => {
			if (!stopping.signal.aborted)
				log.warn({ err: error }, "Making the files of open tables failed; it is tried again in ten minutes");
		},
	});
	let isStarted = false;
	let waiting: NodeJS.Timeout | undefined;
	// Further changes do not postpone it, because somebody may correct facts all day.
	const kick = () => {
		if (isStarted) waiting ??= setTimeout(begin, WAIT_MS).unref();
	};
	const begin = () => {
		waiting = undefined;
		job.kick();
	};
	return {
		kick,
		start() {
			isStarted = true;
			setInterval(kick, EVERY_MS).unref();
			kick();
		},
		stop() {
			isStarted = false;
			clearTimeout(waiting);
			stopping.abort();
			return job.stop();
		},
	};
}

const COUNT_EVERY_MS = 3_600_000;

export function createCoverageJob({ db, now }: { db: Database; now: () => Date }, log: Log): Job {
	return createJob({
		work: () => noteKnownFacts(db, dayInIndia(now())),
		everyMs: COUNT_EVERY_MS,
		onTrouble: (error) => log.warn({ err: error }, "Counting the known facts failed; it is tried again in an hour"),
	});
}

import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { checkPage } from "./check-page.ts";
import type { FetchOptions } from "./fetch-page.ts";
import { storeCheckResult } from "./queries/store-check-result.ts";
import { notifyWatched, releasePage, takeDuePage } from "./queries/watched-pages.ts";

const EVERY_MS = 60_000;

type Parts = {
	db: Database;
	env: Pick<Env, "WATCH" | "WATCH_CONTACT" | "SITE_NAME" | "SITE_URL">;
	now: () => Date;
	/** For tests, whose servers run on this machine. */
	fetching?: Omit<FetchOptions, "userAgent" | "signal">;
};

export function createWatchJob({ db, env, now, fetching = {} }: Parts, log: Log): Job {
	const stopping = new AbortController();
	const { signal } = stopping;
	const options = { ...fetching, userAgent: userAgentOf(env), signal };
	const job = createJob({
		async work() {
			let looks = 0;
			for (;;) {
				const page = signal.aborted ? undefined : await takeDuePage(db, now());
				if (page === undefined) break;
				try {
					const look = await checkPage(page, options);
					await storeCheckResult(db, page, { look, now: now() });
					log.info({ address: page.address, ...summaryOf(look) }, "Looked at a page of a source");
					looks += 1;
				} catch (error) {
					if (!signal.aborted) throw error;
					await releasePage(db, page.address);
				}
			}
			if (looks > 0) await notifyWatched(db);
		},
		everyMs: EVERY_MS,
		onTrouble: (error) => log.warn({ err: error }, "Checking the pages of sources failed; it goes on in a minute"),
	});
	const isOn = env.WATCH === "on";
	return {
		kick: () => isOn && job.kick(),
		start: () => isOn && job.start(),
		stop() {
			stopping.abort();
			return job.stop();
		},
	};
}

function summaryOf(look: Awaited<ReturnType<typeof checkPage>>): object {
	return "reason" in look ? { outcome: look.outcome, reason: look.reason } : { outcome: look.outcome };
}

/** `UchitWatch/1.0 (+https://uchit.example/data; facts@uchit.example)`: for rules in robots.txt, and as a contact for hosts. */
function userAgentOf({ SITE_NAME, SITE_URL, WATCH_CONTACT = SITE_URL }: Parts["env"]): string {
	return `${SITE_NAME.replace(/[^a-z0-9]/gi, "")}Watch/1.0 (+${SITE_URL}/data; ${WATCH_CONTACT})`;
}

import { type AnalyticsService, startAnalytics } from "@uchit/fakes/analytics.ts";
import { type BackendLine, startBackendLine } from "./backend-line.ts";
import { startOwnWeb } from "./own-web.ts";

export type OwnSite = {
	address: string;
	/** Counts the visits of those who agree. */
	analytics: AnalyticsService;
	/** Between its pages and the running backend. */
	line: BackendLine;
	stop: () => Promise<void>;
};

/** So long that no test waits for it: a clock of the browser that is put forward comes there. */
export const POLL_SECONDS = 3_600;

/** Pages with what the running site does without: a service that counts visits, a session that is polled, a backend that can go away. */
export async function startOwnSite(): Promise<OwnSite> {
	const [analytics, line] = await Promise.all([startAnalytics(), startBackendLine()]);
	const web = await startOwnWeb({
		BACKEND_URL: line.address,
		ANALYTICS_SCRIPT: analytics.scriptUrl,
		ANALYTICS_SITE: "uchit",
		SESSION_POLL_SECONDS: String(POLL_SECONDS),
	});
	return {
		address: web.address,
		analytics,
		line,
		stop: async () => {
			await web.stop();
			await Promise.all([line.stop(), analytics.close()]);
		},
	};
}

import { connect, createServer, type Socket } from "node:net";
import { type AnalyticsService, startAnalytics } from "@uchit/fakes/analytics.ts";
import { startOwnWeb } from "./own-web.ts";

export type OwnSite = {
	address: string;
	analytics: AnalyticsService;
	line: BackendLine;
	stop: () => Promise<void>;
};

/** Longer than any test waits without advancing the browser's clock. */
export const POLL_SECONDS = 3_600;

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

type BackendLine = {
	address: string;
	cut: () => void;
	mend: () => void;
	stop: () => Promise<void>;
};

async function startBackendLine(): Promise<BackendLine> {
	const backend = new URL(process.env.BACKEND_URL ?? "");
	const open = new Set<Socket>();
	let isCut = false;
	const server = createServer((near) => {
		if (isCut) return void near.destroy();
		const far = connect(Number(backend.port), backend.hostname);
		for (const [end, other] of [[near, far] as const, [far, near] as const]) {
			open.add(end);
			end.on("error", () => undefined);
			end.on("close", () => {
				open.delete(end);
				other.destroy();
			});
			end.pipe(other);
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const listening = server.address();
	if (listening === null || typeof listening === "string") throw new Error("The line has no port.");
	const endAll = () => {
		for (const end of open) end.destroy();
	};
	return {
		address: `http://127.0.0.1:${listening.port}`,
		cut: () => {
			isCut = true;
			endAll();
		},
		mend: () => {
			isCut = false;
		},
		stop: () => {
			endAll();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

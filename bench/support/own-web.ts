import { untilReady, webSpec } from "#scripts/site/programs.ts";
import { type Child, endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

const HOST = "127.0.0.1";

type OwnWeb = { url: string; child: Child; end: () => Promise<void> };

export function runningBackend(): { url: string; key: string } {
	const { BACKEND_URL: url, BACKEND_KEY: key } = process.env;
	if (url === undefined || key === undefined) throw new Error("No backend: run `npm run test:site` beside this.");
	return { url, key };
}

export async function startOwnWeb(
	{ url: backendUrl, key }: { url: string; key: string },
	limits: { pagesPerMinute?: number } = {},
): Promise<OwnWeb> {
	const port = await freePort(3_500);
	const { AUTH_SECRET: authSecret = "" } = process.env;
	const own = { mode: "production", host: HOST, port, backendUrl, contentUrl: backendUrl, key, authSecret } as const;
	const child = startChild(webSpec({ ...own, ...limits }, () => undefined));
	const url = `http://${HOST}:${port}`;
	const end = () => endChild(child, ["SIGTERM", "SIGKILL"], 10_000);
	await untilReady(child, url).catch(async (error: unknown) => {
		await end();
		throw error;
	});
	return { url, child, end };
}

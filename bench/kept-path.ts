import { resolve } from "node:path";
import { LOG_OPTIONS } from "@uchit/logging/log-options.ts";
import { pino } from "pino";
import { profile } from "#bench/profile.ts";
import { type Load, measureWithWrk } from "#bench/support/wrk.ts";
import { freePort } from "#scripts/system/ports.ts";
import { runCommand, say, table } from "#scripts/terminal/terminal.ts";
import { buildApp } from "../apps/web/server/app.ts";
import { parseEnv } from "../apps/web/server/env.ts";
import { findBuiltSite } from "../apps/web/server/site.ts";

const HOST = "127.0.0.1";
const PAGE = "/colleges?category=1";
const WARM_SECONDS = 3;
const SECONDS = 10;
const COSTS = 10;

/**
 * `npm run bench:kept-path`: on what the loop of the web spends its time while wrk asks for one kept page over 32 connections: the first
 * costs, as `bench:render` gives them of a page that is made. Over the backend of a running test site (`. .data/test-site.env`).
 */
await runCommand(async () => {
	const port = await freePort(3_500);
	const env = parseEnv({ ...process.env, NODE_ENV: "production", PORT: String(port) });
	const log = pino({ level: "error", ...LOG_OPTIONS });
	const app = await buildApp(env, { site: findBuiltSite(resolve("apps/web/build")), log });
	try {
		const url = await app.listen({ host: HOST, port });
		const target = { url: url + PAGE, headers: { "accept-encoding": "br" }, status: 200 } as const;
		await measureWithWrk(target, WARM_SECONDS);
		let load: Load | undefined;
		const costs = await profile(async () => {
			load = await measureWithWrk(target, SECONDS);
		});
		say(`${Math.round(load?.perSecond ?? 0)}/s while it is watched`);
		for (const [what, of] of [
			["where they stand", costs.files],
			["by themselves", costs.functions],
			["with all that they call", costs.whole],
		] as const)
			say(
				table(
					what,
					of.slice(0, COSTS).map(({ name, share }) => [`${(share * 100).toFixed(1)} %`, name]),
				),
			);
	} finally {
		await app.close();
	}
	return 0;
});

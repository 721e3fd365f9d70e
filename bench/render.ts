import { join } from "node:path";
import { LOG_OPTIONS } from "@uchit/logging/log-options.ts";
import { pino } from "pino";
import { profile } from "#bench/profile.ts";
import { askingBackend, drawQuestions } from "#bench/support/questions.ts";
import { runCommand, say, table } from "#scripts/terminal/terminal.ts";
import { parseEnv } from "../apps/web/server/env.ts";
import { createRender } from "../apps/web/server/pages/render.ts";
import { findBuiltSite } from "../apps/web/server/site.ts";

const BUILD = "apps/web/build";
/** So many pages warm the compiler before one is counted. */
const WARM = 150;
const COUNTED = 200;
const COSTS = 10;

/**
 * `npm run bench:render [folder]`: what a page that is not kept takes of the processor, and on what, one after the other in one thread,
 * over the backend of a running test site (`. .data/test-site.env`). A folder: another build to compare with, made of the same data.
 */
await runCommand(async () => {
	const env = parseEnv({ ...process.env, NODE_ENV: "production" });
	const questions = await drawQuestions(askingBackend(env.BACKEND_URL, env.BACKEND_KEY));
	const site = findBuiltSite(join(process.cwd(), process.argv[2] ?? BUILD));
	const render = createRender({ env, site, log: pino({ level: "error", ...LOG_OPTIONS }) });
	for (const name of ["lists", "colleges"] as const) {
		const urls = questions[name].map((path) => env.SITE_URL + path);
		const renderAll = async (some: readonly string[]) => {
			for (const url of some) await render({ url, changes: 0 });
		};
		await renderAll(urls.slice(0, WARM));
		const counted = urls.slice(WARM, WARM + COUNTED);
		const before = { all: process.cpuUsage(), thread: process.threadCpuUsage() };
		await renderAll(counted);
		const all = toMs(process.cpuUsage(before.all)) / counted.length;
		const thread = toMs(process.threadCpuUsage(before.thread)) / counted.length;
		say(`${name}: ${thread.toFixed(1)} ms of its thread, ${all.toFixed(1)} ms with the compression and the collector`);
		const costs = await profile(() => renderAll(counted));
		say(table("where they stand, and what they call", costs.files.slice(0, COSTS).map(toRow)));
		say(table("by themselves", costs.functions.slice(0, COSTS).map(toRow)));
		say(table("with all that they call", costs.whole.slice(0, 4 * COSTS).map(toRow)));
	}
	return 0;
});

function toMs({ user, system }: NodeJS.CpuUsage): number {
	return (user + system) / 1_000;
}

function toRow({ name, share }: { name: string; share: number }): [string, string] {
	return [`${(share * 100).toFixed(1)} %`, name];
}

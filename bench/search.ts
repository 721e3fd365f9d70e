import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { ServerReport } from "#bench/peers/search-server.ts";
import { type Latencies, measureLoad } from "#bench/support/load.ts";
import { drawSearches, drawSuggestions } from "#bench/support/queries.ts";
import { createRandom } from "#bench/support/random.ts";
import { SECRETS } from "#bench/support/secrets.ts";
import { readSettings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf } from "#scripts/site/own-database.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const SIZES = [10_000, 70_000, 700_000];
const SEED = 20261121;
const PER_SECOND = 50;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;

/**
 * `npm run bench:search`: searches and suggestions at 50 requests a second, each asked once, against the real service with the facts of
 * DATABASE_URL or of a running `npm start`, at three sizes (more institutions than there are: copies with names of their own).
 */
await runCommand(async () => {
	const settings = readSettings();
	const url = settings.DATABASE_URL ?? urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("No facts to search: set DATABASE_URL, or run `npm start` beside this.");
	say("institutions   rows ms   build ms   memory MB   search p50 / p95 / p99 ms   suggest p50 / p95 / p99 ms");
	for (const size of SIZES) say(await measureSize(url, size));
	return 0;
});

async function measureSize(url: string, size: number): Promise<string> {
	const server = await startServer(url, size);
	try {
		const { report, address } = server;
		const random = createRandom(SEED + size);
		const searches = drawSearches(random, report, (WARM_UP_SECONDS + SECONDS) * PER_SECOND);
		const suggestions = drawSuggestions(random, report, (WARM_UP_SECONDS + SECONDS) * PER_SECOND);
		const search = await measure(searches.map((query) => `${address}/v1/colleges?${query}`));
		const suggest = await measure(suggestions.map((query) => `${address}/v1/suggest?${query}`));
		return [
			report.institutions.toLocaleString("en-IN").padStart(12),
			Math.round(report.rowsMs).toString().padStart(9),
			Math.round(report.buildMs).toString().padStart(10),
			Math.round(report.memoryMb).toString().padStart(11),
			describe(search).padStart(27),
			describe(suggest).padStart(28),
		].join(" ");
	} finally {
		server.child.kill();
		await once(server.child, "exit");
	}
}

/** The first requests warm the service up; every address is asked once. */
async function measure(addresses: readonly string[]): Promise<Latencies> {
	const warmUp = WARM_UP_SECONDS * PER_SECOND;
	await measureLoad(addresses.slice(0, warmUp), PER_SECOND);
	return measureLoad(addresses.slice(warmUp), PER_SECOND);
}

function describe({ p50, p95, p99 }: Latencies): string {
	return [p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ");
}

async function startServer(
	url: string,
	size: number,
): Promise<{ child: ChildProcess; address: string; report: ServerReport }> {
	const env = { ...process.env, DATABASE_URL: url, ...SECRETS, LOG_LEVEL: "silent" };
	const child = spawn(process.execPath, ["bench/peers/search-server.ts", String(size)], {
		env,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const lines = createInterface({ input: child.stdout });
	const [line] = await Promise.race([once(lines, "line"), once(child, "exit")]);
	if (typeof line !== "string") throw new Error(`The service for ${size} institutions ended before it was ready.`);
	const report: ServerReport = JSON.parse(line);
	return { child, address: report.address, report };
}

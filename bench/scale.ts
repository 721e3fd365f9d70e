import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { dropGrown, growDatabase } from "#bench/scale/database.ts";
import { type Cells, PARTS } from "#bench/scale/parts.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { ensureFactsTemplate } from "#scripts/proof/facts-template.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const POSTGRES_DIR = ".data/bench-postgres";
const POSTGRES_PORT = 54_350;
const DATA_DIR = ".data/bench-scale";

const { values } = parseArgs({
	options: {
		times: { type: "string", multiple: true, default: ["1", "3", "10"] },
		keep: { type: "boolean", default: false },
		part: { type: "string" },
	},
});

/**
 * `npm run bench:scale -- --times 3` prints the cost of the service at so many times today's institutions, cutoffs, reviews and leads, in
 * seconds and ms of CPU time (wall time in brackets), which other load does not affect. `--keep` leaves the databases for the next run.
 * SCALE_CLUSTER_URL: any database of a cluster whose owner may create others.
 */
await runCommand(() => (values.part === undefined ? measureAll() : runPart(values.part)));

function measureAll(): Promise<number> {
	return runSupervised({ lockFile: ".data/bench-scale.lock" }, async (supervisor) => {
		const urlOf = await findCluster(supervisor);
		const template = await ensureFactsTemplate({ urlOf, run: supervisor.run, log: printLine });
		for (const [place, times] of values.times.map(Number).entries()) {
			const grown = await growDatabase({ urlOf, template }, times);
			rmSync(DATA_DIR, { recursive: true, force: true });
			const cells: Cells = {
				times: `${times}×`,
				institutions: String(grown.institutions),
				cutoffs: String(grown.cutoffs),
				database: `${Math.round(grown.bytes / 2 ** 20)} MB`,
			};
			for (const part of Object.keys(PARTS)) Object.assign(cells, await measurePart(supervisor, part, grown.url));
			cells["load of the machine"] = String(loadavg()[0]?.toFixed(1));
			if (place === 0) printLine(toRow(Object.keys(cells)));
			printLine(toRow(Object.values(cells)));
			if (!values.keep) await dropGrown(urlOf, grown);
		}
		rmSync(DATA_DIR, { recursive: true, force: true });
		return 0;
	});
}

async function measurePart({ launch }: Supervisor, part: string, url: string): Promise<Cells> {
	let cells: Cells = {};
	const args = ["bench/scale.ts", "--part", part];
	const env = { ...process.env, DATABASE_URL: url };
	const onLine = (line: string) => {
		if (line.startsWith("{")) cells = JSON.parse(line);
	};
	const child = launch({ name: part, file: process.execPath, args, env, onLine });
	const { code, signal } = await child.exited;
	if (code === 0) return cells;
	const [last = ""] = child.lastLines().filter((line) => /error|not /i.test(line));
	return { [part]: `ended with ${signal ?? code}: ${last}` };
}

async function runPart(name: string): Promise<number> {
	const part = Object.entries(PARTS).find(([each]) => each === name)?.[1];
	const { DATABASE_URL: url } = process.env;
	if (part === undefined || url === undefined) throw new Error(`There is no part ${name}, or no DATABASE_URL.`);
	printLine(JSON.stringify(await part({ url, folder: DATA_DIR })));
	return 0;
}

async function findCluster(supervisor: Supervisor): Promise<(database: string) => string> {
	const { SCALE_CLUSTER_URL: given } = process.env;
	if (given !== undefined) return (database) => Object.assign(new URL(given), { pathname: database }).href;
	const options = { dataDir: POSTGRES_DIR, port: POSTGRES_PORT, durable: false, log: () => undefined };
	const { child, stop, url } = await startPostgres(options);
	supervisor.adopt(child, stop);
	return url;
}

function toRow(cells: readonly string[]): string {
	return `| ${cells.join(" | ")} |`;
}

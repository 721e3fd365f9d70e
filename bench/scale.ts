import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { dropGrown, growDatabase } from "#bench/scale/database.ts";
import { type Cells, measureSite } from "#bench/scale/measure.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { ensureFactsTemplate } from "#scripts/proof/facts-template.ts";
import { supervised } from "#scripts/site/supervised.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const POSTGRES_DIR = ".data/bench-postgres";
const POSTGRES_PORT = 54_350;
const DATA_DIR = ".data/bench-scale";

/**
 * `npm run bench:scale -- --times 1 --times 3 --times 10`: one row of a table for each: how the site starts and answers with so many times the
 * institutions, cutoffs, reviews and leads. `--keep` leaves the databases, and the next run takes them. SCALE_CLUSTER_URL: any
 * database of a cluster whose owner may make others; it need not be durable.
 */
await runCommand(() =>
	supervised({ lockFile: ".data/bench-scale.lock", codeWhenSignalled: 130 }, async (supervisor) => {
		const { values } = parseArgs({
			options: {
				times: { type: "string", multiple: true, default: ["1", "3", "10"] },
				keep: { type: "boolean", default: false },
			},
		});
		const urlOf = await findCluster(supervisor);
		const template = await ensureFactsTemplate({ urlOf, run: supervisor.run, log: say });
		for (const [place, times] of values.times.map(Number).entries()) {
			const grown = await growDatabase({ urlOf, template }, times);
			const before = loadavg()[0]?.toFixed(1);
			rmSync(DATA_DIR, { recursive: true, force: true });
			const cells: Cells = {
				times: `${times}×`,
				institutions: String(grown.institutions),
				cutoffs: String(grown.cutoffs),
				database: `${Math.round(grown.bytes / 2 ** 20)} MB`,
				...(await measureSite(supervisor.launch, grown.url, DATA_DIR).catch((error: unknown) => ({
					ended: error instanceof Error ? error.message : String(error),
				}))),
				"load of the machine": `${before} – ${loadavg()[0]?.toFixed(1)}`,
			};
			if (place === 0) say(toRow(Object.keys(cells)));
			say(toRow(Object.values(cells)));
			if (!values.keep) await dropGrown(urlOf, grown);
		}
		rmSync(DATA_DIR, { recursive: true, force: true });
		return 0;
	}),
);

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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askPaced, toLatencies } from "#bench/support/http.ts";
import { formatFailures, measureLeads } from "#bench/support/lead-load.ts";
import { callerOf, drawQuestions } from "#bench/support/questions.ts";
import { checkDurable } from "#scripts/faults/durable.ts";
import { readTaken, untilDelivered } from "#scripts/faults/leads.ts";
import { backendOf, startBackend, startReceiverProgram } from "#scripts/faults/start-programs.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { cloneDatabase, ensureFactsTemplate } from "#scripts/proof/facts-template.ts";
import { migrations } from "#scripts/site/programs.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { freePort } from "#scripts/system/ports.ts";
import { formatTable, printLine, runCommand } from "#scripts/terminal/terminal.ts";

const PER_SECOND = 150;
const SEARCHES_PER_SECOND = 50;
const MAX_P99_MS = 100;
const MAX_MS = 1_000;
const DEFAULT_SECONDS = 30;
const DATA_DIR = ".data/bench-postgres";
const POSTGRES_PORT = 54_350;
const BACKEND_PORT = 4_350;
const SETTLE_LIMIT_MS = 60_000;

/**
 * `npm run bench:leads [seconds]` sends 150 leads a second, alone and with searches. PostgreSQL runs with full durability, and the
 * content system counts in its own process and file. LEADS_DATABASE_URL: a disposable database with all facts.
 */
await runCommand(() =>
	runSupervised({ lockFile: ".data/bench-leads.lock" }, async (supervisor) => {
		const given = process.env.LEADS_DATABASE_URL;
		const url = given ?? (await prepareDatabase(supervisor));
		const problems = await measure(supervisor, url, Number(process.argv[2] ?? DEFAULT_SECONDS));
		for (const problem of problems) printLine(`✘  ${problem}`);
		return problems.length === 0 ? 0 : 1;
	}),
);

async function prepareDatabase(supervisor: Supervisor): Promise<string> {
	const {
		child,
		stop,
		url: urlOf,
	} = await startPostgres({ dataDir: DATA_DIR, port: POSTGRES_PORT, log: () => undefined });
	supervisor.adopt(child, stop);
	const template = await ensureFactsTemplate({ urlOf, run: supervisor.run, log: () => undefined });
	const url = await cloneDatabase(urlOf, template, "uchit_bench_leads");
	await supervisor.run(migrations(url, () => undefined));
	return url;
}

async function measure({ launch }: Supervisor, url: string, seconds: number): Promise<string[]> {
	await checkDurable(url);
	const folder = mkdtempSync(join(tmpdir(), "uchit-leads-"));
	const file = join(folder, "received.jsonl");
	const receiver = await startReceiverProgram(launch, file, { periodSeconds: 1, down: 0, lost: 0 });
	const of = backendOf(url, await freePort(BACKEND_PORT), receiver);
	const backend = await startBackend(launch, of);
	try {
		const backendUrl = `http://127.0.0.1:${of.port}`;
		const { search } = await drawQuestions(callerOf(backendUrl, of.key));
		const addresses = search.slice(0, SEARCHES_PER_SECOND * seconds).map((path) => backendUrl + path);
		const headersOf = () => ({ authorization: `Bearer ${of.key}` });
		await measureLeads(of, { perSecond: 30, seconds: 5 });
		const alone = await measureLeads(of, { perSecond: PER_SECOND, seconds });
		const [beside, searches] = await Promise.all([
			measureLeads(of, { perSecond: PER_SECOND, seconds }),
			askPaced(addresses, SEARCHES_PER_SECOND, headersOf),
		]);
		const ids = [...alone.ids, ...beside.ids];
		const failures = [...alone.failures, ...beside.failures];
		await untilDelivered(url, SETTLE_LIMIT_MS);
		const taken = new Set(readTaken(file));
		const missing = ids.filter((id) => !taken.has(id)).length;
		const row = (name: string, times: readonly number[]): [string, string] => {
			const { p50, p95, p99, most } = toLatencies(times);
			const ms = [p50, p95, p99, most].map((each) => each.toFixed(1));
			return [name, `p50 / p95 / p99 / longest ${ms.join(" / ")} ms (${times.length})`];
		};
		printLine(
			formatTable(`${PER_SECOND} leads a second for ${seconds} s; fsync, full_page_writes, synchronous_commit on`, [
				row("alone", alone.times),
				row(`beside ${SEARCHES_PER_SECOND} searches/s`, beside.times),
				row("the searches", searches),
				["delivered", `${ids.length - missing} of ${ids.length}, counted by the receiver`],
			]),
		);
		return [
			toLatencies(alone.times).p99 >= MAX_P99_MS && `p99 alone is not under ${MAX_P99_MS} ms`,
			toLatencies(beside.times).most >= MAX_MS && `a lead beside searches took ${MAX_MS} ms or longer`,
			failures.length > 0 && `${formatFailures(failures)} leads were not acknowledged`,
			missing > 0 && `${missing} acknowledged leads were not delivered`,
		].filter((problem) => problem !== false);
	} finally {
		backend.send("SIGTERM");
		await receiver.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

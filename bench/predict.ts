import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { PredictExams } from "@uchit/contract/predict-exam.schema.ts";
import type { PredictServerReport } from "#bench/peers/predict-server.ts";
import { type Latencies, measureLoad } from "#bench/support/load.ts";
import { drawQuestion } from "#bench/support/predict-questions.ts";
import { createRandom } from "#bench/support/random.ts";
import { readSettings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf } from "#scripts/site/own-database.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const SEED = 20261121;
const PER_SECOND = 25;
const SECONDS = 12;
const WARM_UP_SECONDS = 3;
type Exam = PredictExams["items"][number];

/**
 * `npm run bench:predict`: different questions at 25 requests a second to the real service, exam by exam and all mixed, with the facts
 * of DATABASE_URL or of a running `npm start`. Nothing is kept between requests but the seats themselves.
 */
await runCommand(async () => {
	const settings = readSettings();
	const url = settings.DATABASE_URL ?? urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("No facts to ask: set DATABASE_URL, or run `npm start` beside this.");
	const keys = { PERSONAL_KEYS: `bench:${"0".repeat(64)}`, LOOKUP_KEY: "0".repeat(64) };
	const secrets = {
		BACKEND_KEY: "only the bench knows it",
		CONTENT_SECRET: "only the bench knows this one too",
		...keys,
	};
	const child = spawn(process.execPath, ["bench/peers/predict-server.ts"], {
		env: { ...process.env, DATABASE_URL: url, ...secrets, LOG_LEVEL: "silent" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	try {
		const [line] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), once(child, "exit")]);
		if (typeof line !== "string") throw new Error("The service ended before it was ready.");
		await measureAll(JSON.parse(line));
	} finally {
		child.kill();
	}
	return 0;
});

async function measureAll(report: PredictServerReport): Promise<void> {
	const { address, readyMs, memoryMb } = report;
	say(`Read and built in ${Math.round(readyMs)} ms; ${Math.round(memoryMb)} MB`);
	say("exam                 questions   first page p50 / p95 / p99 ms");
	const { items, states } = PredictExams.parse(await (await fetch(`${address}/v1/predict/exams`)).json());
	const josaa = items.filter(({ authority }) => authority === "JoSAA");
	const groups: [string, readonly Exam[]][] = [
		...items.map((exam): [string, Exam[]] => [exam.exam, [exam]]),
		["all of JoSAA", josaa],
		["all mixed", items],
	];
	for (const [name, exams] of groups) {
		const random = createRandom(SEED + name.length);
		const questions = new Set<string>();
		while (questions.size < (WARM_UP_SECONDS + SECONDS) * PER_SECOND)
			questions.add(drawQuestion(random, exams, states));
		const addresses = [...questions].map((question) => `${address}/v1/predict?${question}`);
		const warmUp = WARM_UP_SECONDS * PER_SECOND;
		await measureLoad(addresses.slice(0, warmUp), PER_SECOND);
		const measured = await measureLoad(addresses.slice(warmUp), PER_SECOND);
		say(`${name.padEnd(20)} ${String(addresses.length - warmUp).padStart(9)}   ${describe(measured)}`);
	}
}

function describe({ p50, p95, p99 }: Latencies): string {
	return [p50, p95, p99].map((value) => value.toFixed(1)).join(" / ");
}

import { readFileSync } from "node:fs";
import { type Latencies, measureLoad } from "#bench/support/load.ts";
import { createRandom } from "#bench/support/random.ts";
import { SECRETS } from "#bench/support/secrets.ts";
import { readSettings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf } from "#scripts/site/own-database.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { buildApp } from "../apps/backend/src/app.ts";
import { openDatabase } from "../apps/backend/src/db/client.ts";
import { parseEnv } from "../apps/backend/src/env.ts";
import { parseCsv } from "../checks/predictor/naive/files.ts";

const SEED = 20261123;
const PER_SECOND = 50;
const SECONDS = 15;
const WARM_UP_SECONDS = 3;
const FEWEST_LETTERS = 2;

/**
 * `npm run bench:ask`: the questions of `data/queries/questions.csv`, and beginnings of them as suggestions, at 50 requests a second to
 * the real service with the facts of DATABASE_URL or of a running `npm start`; nothing is kept between requests.
 */
await runCommand(async () => {
	const settings = readSettings();
	const url = settings.DATABASE_URL ?? urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("No facts to ask: set DATABASE_URL, or run `npm start` beside this.");
	const db = openDatabase({ url, onIdleError: () => undefined });
	const env = parseEnv({ ...process.env, DATABASE_URL: url, ...SECRETS, LOG_LEVEL: "silent", PORT: "0" });
	const app = await buildApp({ db, env, mostEventLoopDelayMs: 0 });
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	// What the service builds and reads ahead once is there before anybody is timed.
	for (const url of ["/v1/ask?q=mba", "/v1/predict/exams", "/v1/courses", "/v1/addresses/places"])
		await app.inject({ url, headers: { authorization: `Bearer ${SECRETS.BACKEND_KEY}` } });
	const questions = parseCsv(readFileSync("data/queries/questions.csv", "utf8"))
		.slice(1)
		.map(([query = ""]) => query);
	const random = createRandom(SEED);
	const draw = () => random.pick(questions);
	const begin = (question: string) =>
		question.slice(0, FEWEST_LETTERS + random.below(Math.max(1, question.length - FEWEST_LETTERS)));
	const asked = Array.from({ length: (WARM_UP_SECONDS + SECONDS) * PER_SECOND }, draw);
	const ask = await measure(asked.map((q) => `${address}/v1/ask?${new URLSearchParams({ q })}`));
	const suggest = await measure(asked.map((q) => `${address}/v1/suggest?${new URLSearchParams({ q: begin(q) })}`));
	say("                 p50 / p95 / p99 ms");
	say(`/v1/ask          ${describe(ask)}`);
	say(`/v1/suggest      ${describe(suggest)}`);
	await app.close();
	await db.$client.end();
	return 0;
});

/** The first requests warm the service up. */
async function measure(addresses: readonly string[]): Promise<Latencies> {
	await measureLoad(addresses.slice(0, WARM_UP_SECONDS * PER_SECOND), PER_SECOND);
	return measureLoad(addresses.slice(WARM_UP_SECONDS * PER_SECOND), PER_SECOND);
}

function describe({ p50, p95, p99 }: Latencies): string {
	return [p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ");
}

import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawQuestions } from "#bench/support/questions.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { buildApp } from "../apps/backend/src/app.ts";
import { createKeptBuilds, type KeptBuilds } from "../apps/backend/src/builds/kept-builds.ts";
import { closeDatabase, openDatabase } from "../apps/backend/src/db/client.ts";
import { parseEnv } from "../apps/backend/src/env.ts";

/** Of each kind of question so many are asked. */
const ASKED = 600;

/**
 * `npm run bench:kept`: asks a backend that built its indexes from the database, and one that reads them from files, the same questions,
 * and compares every answer byte by byte. On the settings of a running test site (`. .data/test-site.env`).
 */
await runCommand(async () => {
	const env = parseEnv({ ...process.env, ...JSON.parse(process.env.BACKEND_SETTINGS ?? "{}") });
	const db = openDatabase({ url: env.DATABASE_URL, onIdleError: () => undefined });
	const folder = mkdtempSync(join(tmpdir(), "kept-"));
	const start = async (builds?: KeptBuilds) => {
		const app = await buildApp({ db, env, mostEventLoopDelayMs: 0, ...(builds && { builds }) });
		const ask = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${env.BACKEND_KEY}` } });
		const begun = performance.now();
		const { statusCode, body } = await ask("/health/ready");
		if (statusCode !== 200) throw new Error(`It is not ready: ${body}`);
		return { app, ask, readyMs: Math.round(performance.now() - begun) };
	};
	const fail = (error: unknown) => {
		throw error;
	};
	const given = {
		scope: "facts" as const,
		folder,
		urls: [env.DATABASE_URL],
		onTrouble: fail,
	};
	const built = await start();
	const written = await start(createKeptBuilds(given));
	// With no database to build from, what it answers can only come from the files.
	const read = await start(createKeptBuilds({ ...given, urls: [] }));
	const files = readdirSync(folder).map(
		(file) => `${file.split("-")[0]} ${statSync(join(folder, file)).size / 1e6} MB`,
	);
	say(
		`Ready after ${built.readyMs} ms built here, ${written.readyMs} by threads, ${read.readyMs} read: ${files.join(", ")}.`,
	);
	let unlike = 0;
	try {
		const questions = await drawQuestions(async (path) => (await built.ask(path)).json());
		for (const [name, paths] of Object.entries(questions)) {
			const asked = paths
				.slice(0, ASKED)
				.map((path) => path.replace(/^\/college(?=\/)/, "/v1/colleges").replace(/^\/colleges/, "/v1/colleges"));
			let same = 0;
			for (const url of asked) {
				const [one, other] = [await built.ask(url), await read.ask(url)];
				if (one.statusCode === other.statusCode && one.body === other.body) same += 1;
				else say(`Unlike: ${url}\n  ${firstDifference(one.body, other.body).join("\n  ")}`);
			}
			unlike += asked.length - same;
			say(`${name}: ${same} of ${asked.length} answers are the same.`);
		}
	} finally {
		for (const { app } of [built, written, read]) await app.close();
		await closeDatabase(db);
		rmSync(folder, { recursive: true });
	}
	return unlike === 0 ? 0 : 1;
});

/** Where two texts part, and what stands there in each. */
function firstDifference(one: string, other: string): string[] {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at += 1;
	return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 120));
}

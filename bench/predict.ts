import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { WOMAN } from "@uchit/contract/predict.ts";
import { PredictExams } from "@uchit/contract/predict-exam.schema.ts";
import { type Latencies, measureLoad } from "#bench/load.ts";
import type { PredictServerReport } from "#bench/predict-server.ts";
import { createRandom, type Random } from "#bench/random.ts";
import { readSettings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf } from "#scripts/site/own-database.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const SEED = 20261121;
const PER_SECOND = 25;
const SECONDS = 12;
const WARM_UP_SECONDS = 3;
/** Of ten questions so many are narrowed by a word or a facet, or ask for a later page. */
const NARROWED_OF_TEN = 3;

const NARROWED: readonly (readonly [string, string])[] = [
	["q", "computer science"],
	["q", "mechanical"],
	["state", "karnataka"],
	["band", "every"],
	["sort", "evidence"],
	["sort", "college"],
	["page", "2"],
];

type Exam = PredictExams["items"][number];
type States = PredictExams["states"];

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
	const child = spawn(process.execPath, ["bench/predict-server.ts"], {
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
		while (questions.size < (WARM_UP_SECONDS + SECONDS) * PER_SECOND) questions.add(draw(random, exams, states));
		const addresses = [...questions].map((question) => `${address}/v1/predict?${question}`);
		const warmUp = WARM_UP_SECONDS * PER_SECOND;
		await measureLoad(addresses.slice(0, warmUp), PER_SECOND);
		const measured = await measureLoad(addresses.slice(warmUp), PER_SECOND);
		say(`${name.padEnd(20)} ${String(addresses.length - warmUp).padStart(9)}   ${describe(measured)}`);
	}
}

/** Somebody of any rank, of any category and home; most of them look at the first page of everything. */
function draw(random: Random, exams: readonly Exam[], states: States): string {
	const { exam, lists, homeState } = random.pick(exams);
	const { rankSpace, figure, mostScore = 0, categories, ofCategory } = random.pick(lists);
	const { value: category, genders } = random.pick(categories);
	const params = new URLSearchParams({ exam, rankSpace, category });
	// Half of them are women, who may have the seats of every pool.
	if (genders.length > 0) params.set("gender", random.below(2) === 0 ? WOMAN : random.pick(genders));
	if (homeState === "asked") params.set("homeState", random.pick(states).slug);
	// As many digits as ranks have, so that the best and the last are asked for as often as each other.
	const rank = 1 + random.below(10 ** (2 + random.below(5)));
	// Everybody says the figure of everyone's list; whoever is ranked twice says the other too.
	params.set("common", figure === "rank" ? String(rank) : String(1 + random.below(mostScore * 10 - 10) / 10));
	if (ofCategory) params.set("rank", String(Math.max(1, Math.round(rank / 3))));
	if (random.below(10) < NARROWED_OF_TEN) params.append(...random.pick(NARROWED));
	return params.toString();
}

function describe({ p50, p95, p99 }: Latencies): string {
	return [p50, p95, p99].map((value) => value.toFixed(1)).join(" / ");
}

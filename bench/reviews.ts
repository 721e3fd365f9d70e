import { globSync, readFileSync } from "node:fs";
import { type Latencies, measureLoad, toLatencies } from "#bench/support/load.ts";
import { createRandom, type Random } from "#bench/support/random.ts";
import { addReviews, begin, type ReviewedPlace, takeReviewsAway } from "#bench/support/review-rows.ts";
import { SECRETS } from "#bench/support/secrets.ts";
import { readSettings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf } from "#scripts/site/own-database.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { buildApp } from "../apps/backend/src/app.ts";
import { closeDatabase, type Database, openDatabase } from "../apps/backend/src/db/client.ts";
import { parseEnv } from "../apps/backend/src/env.ts";
import { sendReview } from "../apps/backend/src/reviews/queries/own.ts";

/** A sentence of a review in words of our own prose; a language keeps to itself. */
type Words = { en: readonly string[]; hi: readonly string[] };

const LEAST_WORDS = 40;
const MORE_WORDS = 160;
/** Of so many reviews one is in Hindi. */
const HINDI = 5;
/** Of so many words one is another in a text that is nearly the same. */
const CHANGED = 10;

const REVIEWS = 20_000;
const SEED = 20261121;
const SENT = 100;
const LISTED = 300;
const WARM_UP = 100;
/** The site keeps the pages: the service is asked again where something became public. */
const PER_SECOND = 10;

/**
 * `npm run bench:reviews`: keeping a review with what machines notice about it, and the reviews of a college, among 20,000. They are
 * put into the database for that and taken out again: one that holds reviews is refused.
 */
await runCommand(async () => {
	const settings = readSettings();
	const url = settings.DATABASE_URL ?? urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("No colleges to review: set DATABASE_URL, or run `npm start` beside this.");
	const db = openDatabase({ url, onIdleError: () => undefined });
	const [random, words] = [createRandom(SEED), readWords()];
	const texts = Array.from({ length: REVIEWS }, () => drawText(random, words));
	const { places, visitorId } = await begin(db);
	try {
		const start = performance.now();
		await addReviews(db, { texts, places });
		say(`${REVIEWS} reviews of ${places.length} colleges, in ${Math.round((performance.now() - start) / 1000)} s`);
		const unlike = Array.from({ length: SENT }, () => drawText(random, words));
		const alike = Array.from({ length: SENT }, () => drawChange(random, words, random.pick(texts)));
		say(`kept, unlike any other      ${await keep(db, { texts: unlike, places, visitorId })}`);
		say(`kept, a tenth of it changed ${await keep(db, { texts: alike, places, visitorId })}`);
		for (const sort of ["newest", "helpful"]) {
			const asked = Array.from({ length: WARM_UP + LISTED }, () => `${random.pick(places).slug}/reviews?sort=${sort}`);
			say(`listed, ${sort.padEnd(20)}${describe(await list(db, url, asked))}`);
		}
	} finally {
		await takeReviewsAway(db, visitorId);
		await closeDatabase(db);
	}
	return 0;
});

/** Each in a transaction of its own, one after the other, as one service keeps them. */
async function keep(
	db: Database,
	{ texts, places, visitorId }: { texts: readonly string[]; places: readonly ReviewedPlace[]; visitorId: string },
): Promise<string> {
	const times: number[] = [];
	const ids: string[] = [];
	for (const [index, text] of texts.entries()) {
		const content = {
			programme: `Course ${text}`.slice(0, 190),
			batchYear: 2024,
			ratings: { teaching: 4 } as const,
			pros: "",
			cons: "",
			text,
		};
		const review = { visitorId, collegeId: places[index % places.length]?.id ?? "", content, network: "bench" };
		const start = performance.now();
		const kept = await db.transaction((tx) => sendReview(tx, { now: new Date() }, review));
		times.push(performance.now() - start);
		if (kept.kind === "done") ids.push(kept.answer.id);
	}
	const rows = await db.$client.query(
		"SELECT count(*)::int AS flagged FROM reviews WHERE id = ANY($1) AND flags::text LIKE '%near-duplicate%'",
		[ids],
	);
	return `${describe(toLatencies(times))}, flagged: ${rows.rows[0].flagged} of ${texts.length}`;
}

async function list(db: Database, url: string, asked: readonly string[]): Promise<Latencies> {
	const env = parseEnv({ ...process.env, DATABASE_URL: url, ...SECRETS, LOG_LEVEL: "silent", PORT: "0" });
	// Nobody searches here: an index that is never there costs nothing beside what is measured.
	const app = await buildApp({
		db,
		env,
		index: { get: () => new Promise(() => undefined), onChange: () => undefined },
	});
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	const addresses = asked.map((path) => `${address}/v1/colleges/${path}`);
	await measureLoad(addresses.slice(0, WARM_UP), PER_SECOND);
	const latencies = await measureLoad(addresses.slice(WARM_UP), PER_SECOND);
	await app.close();
	return latencies;
}

function describe({ p50, p95, p99 }: Latencies): string {
	return `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}

function readWords(): Words {
	const read = (language: string) => {
		const texts = globSync(`content/**/${language}.html`).map((path) => readFileSync(path, "utf8"));
		return texts
			.join(" ")
			.replaceAll(/<[^>]*>|&\w+;/g, " ")
			.split(/\s+/)
			.filter((word) => word !== "");
	};
	return { en: read("en"), hi: read("hi") };
}

function drawText(random: Random, words: Words): string {
	const of = random.below(HINDI) === 0 ? words.hi : words.en;
	return Array.from({ length: LEAST_WORDS + random.below(MORE_WORDS) }, () => random.pick(of)).join(" ");
}

/** The same text with some of its words changed. */
function drawChange(random: Random, { en }: Words, text: string): string {
	return text
		.split(" ")
		.map((word) => (random.below(CHANGED) === 0 ? random.pick(en) : word))
		.join(" ");
}

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { MOVES_ONLY } from "@uchit/predictor/counsellings.ts";
import { pssMb } from "#bench/support/processes.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { closeDatabase, openDatabase } from "../apps/backend/src/db/client.ts";
import { pack } from "../apps/backend/src/platform/kept/pack.ts";
import { unpack } from "../apps/backend/src/platform/kept/unpack.ts";
import { buildPredictParts, toPredictIndex } from "../apps/backend/src/predict/predict-index.ts";
import { readPredictRows } from "../apps/backend/src/predict/queries/rows.ts";
import { buildIndexParts, toCollegeIndex } from "../apps/backend/src/search/college-index.ts";
import { createLiveGuides } from "../apps/backend/src/search/live-guides.ts";
import { readSearchRows } from "../apps/backend/src/search/queries/search-rows.ts";
import { createLiveLexicon } from "../apps/backend/src/search/question/live-lexicon.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Everything that was made stays until the end, so that each part tells what it alone holds. */
const held: unknown[] = [];
let before = 0;

/**
 * `npm run bench:parts`: what each part of what the backend has in memory takes to build and then holds: ms on the clock, ms of
 * processor, MB of objects and of arrays once the garbage is collected. On the database of a running test site (`. .data/test-site.env`).
 */
await runCommand(async () => {
	const { TEST_DATABASE_URL: url } = process.env;
	if (url === undefined) throw new Error("No database: run `npm run test:site` beside this.");
	const db = openDatabase({ url, onIdleError: () => undefined });
	const guides = createLiveGuides(db);
	await measure("the programs of this command", async () => undefined);
	const rows = await measure("rows of institutions", () => readSearchRows(db));
	const parts = await measure("index of institutions", () => buildIndexParts(rows));
	const packed = await measure("the same as bytes", async () => pack(parts));
	await measure("the same, read again", () => unpack(packed));
	const index = await measure("made ready", () => toCollegeIndex(parts));
	await measure("exams, countries, scholarships", () =>
		Promise.all([guides.exams(), guides.countries(), guides.scholarships()]),
	);
	await measure("years of cutoffs", guides.cutoffYears);
	await measure("lexicon of questions", () => createLiveLexicon(guides).get(index));
	const seats = await measure("rows of seats", () => readPredictRows(db, MOVES_ONLY));
	const book = await measure("predictor's index", () => buildPredictParts(seats));
	const packedBook = await measure("the same as bytes", async () => pack(book));
	await measure("the same, read again", () => unpack(packedBook));
	await measure("made ready", async () => toPredictIndex(book));
	say(`The process holds ${Math.round(pssMb(process.pid))} MB (PSS).`);
	await closeDatabase(db);
	return 0;
});

async function measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
	const [start, cpu] = [performance.now(), process.cpuUsage()];
	const result = await work();
	const took = performance.now() - start;
	const { user, system } = process.cpuUsage(cpu);
	held.push(result);
	collect();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	const columns = [took, (user + system) / 1_000, (heapUsed + arrayBuffers - before) / 1e6];
	before = heapUsed + arrayBuffers;
	say(`${name.padEnd(32)} ${columns.map((number) => number.toFixed(0).padStart(7)).join("")}`);
	return result;
}

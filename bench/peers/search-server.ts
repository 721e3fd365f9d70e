import { resizeRows } from "#bench/support/rows.ts";
import { buildApp } from "../../apps/backend/src/app.ts";
import { openDatabase } from "../../apps/backend/src/db/client.ts";
import { parseEnv } from "../../apps/backend/src/env.ts";
import { buildCollegeIndex } from "../../apps/backend/src/search/college-index.ts";
import { readSearchRows } from "../../apps/backend/src/search/queries/search-rows.ts";

/** What `bench/search.ts` needs to know to ask this service. */
export type ServerReport = {
	address: string;
	institutions: number;
	rowsMs: number;
	buildMs: number;
	memoryMb: number;
	/** To draw questions from. */
	names: readonly string[];
	options: Readonly<Record<string, readonly string[]>>;
	places: readonly string[];
};

const SAMPLE = 4_000;

/** `node bench/peers/search-server.ts <institutions>`: the real service with an index of that size; prints its report as one line. */
const env = parseEnv({ ...process.env, PORT: "0" });
const db = openDatabase({ url: env.DATABASE_URL, onIdleError: () => undefined });
const start = performance.now();
const read = await readSearchRows(db);
const rowsMs = performance.now() - start;
const rows = resizeRows(read, Number(process.argv[2]));
const building = performance.now();
const index = await buildCollegeIndex(rows);
const buildMs = performance.now() - building;
const app = await buildApp({ db, env, index: { get: async () => index, onChange: () => undefined } });
const address = await app.listen({ port: 0, host: "127.0.0.1" });
const step = Math.max(1, Math.floor(index.size / SAMPLE));
const report: ServerReport = {
	address,
	institutions: index.size,
	rowsMs,
	buildMs,
	memoryMb: process.memoryUsage().rss / 1e6,
	names: index.colleges.filter((_, number) => number % step === 0).map(({ name }) => name),
	options: Object.fromEntries(index.columns.map(({ name, options }) => [name, options.map(({ value }) => value)])),
	places: [...rows.towns.map(({ name }) => name), ...rows.pins.map(({ pin }) => pin)].slice(0, SAMPLE),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
process.once("SIGTERM", () => process.exit(0));

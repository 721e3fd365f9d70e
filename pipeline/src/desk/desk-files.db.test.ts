import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { CutoffFileReport } from "@uchit/contract/cutoff-file.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDeskData, withDeskCounsellings } from "#pipeline/desk-files/stored-files.ts";
import { JOSAA } from "#pipeline/josaa/read.ts";
import { loadCounselling } from "#pipeline/load/cutoffs.ts";
import { sourcesDir } from "#pipeline/source-files.ts";
import { useOwnDatabase } from "../../../apps/backend/src/testing/own-database.ts";
import { depthOf } from "../../../scripts/proof/parts.ts";
import { buildFile } from "./build-file.ts";
import { processFiles } from "./process-files.ts";

const SOURCE = "josaa-2026";
const FILE = readFileSync(join(sourcesDir(), "josaa/2026_all_rounds/josaa_2026_all_rounds.csv.gz"));
const LINES = toLines(FILE);
/** The rows that are published and undone: all in `npm run test:full`, else its first part. */
const ROWS = depthOf(process.env) === "full" ? LINES.length - 1 : 8_000;
const pool = new pg.Pool({ connectionString: useOwnDatabase("uchit_test_desk_files"), max: 3 });
afterAll(() => pool.end());

beforeAll(async () => {
	await pool.query("DELETE FROM cutoffs WHERE source_id = $1", [SOURCE]);
	await pool.query("DELETE FROM loads WHERE dataset = $1", [SOURCE]);
});

async function upload(bytes: Uint8Array, { counselling = "josaa", year = 2026 } = {}): Promise<number> {
	const { rows } = await pool.query<{ id: number }>(
		`INSERT INTO cutoff_files (file, counselling, year, source_id, bytes, size) VALUES ('ranks.csv', $1, $2, $3, $4, $5) RETURNING id`,
		[counselling, year, `${counselling}-${year}`, gzipSync(bytes), bytes.length],
	);
	await processFiles(pool);
	return rows[0]?.id ?? 0;
}

async function order(id: number, state: "publishing" | "undoing" | "waiting"): Promise<void> {
	await pool.query("UPDATE cutoff_files SET state = $2 WHERE id = $1", [id, state]);
	await processFiles(pool);
}

async function readFile(id: number) {
	const { rows } = await pool.query("SELECT state, says, report FROM cutoff_files WHERE id = $1", [id]);
	const { state, says, report } = rows[0] ?? {};
	return { state, says, report: report === null ? undefined : CutoffFileReport.parse(report) };
}

async function hashRows(sourceId: string) {
	const { rows } = await pool.query<{ count: number; hash: string }>(
		`SELECT count(*)::int AS count, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS hash FROM cutoffs t WHERE source_id = $1`,
		[sourceId],
	);
	return rows[0];
}

test("a file is read, published with the same result as the command, fully undone and published again", async () => {
	const file = Buffer.from(LINES.slice(0, ROWS + 1).join("\n"));
	const id = await upload(file);
	const { state, report } = await readFile(id);
	expect(state).toBe("ready");
	expect(report).toMatchObject({ read: ROWS, kept: ROWS, refused: 0, published: 0 });
	expect(report).toMatchObject({ matched: report?.institutes, difference: { added: ROWS, changed: 0, gone: 0 } });
	expect(report?.rounds).toEqual([...new Set(LINES.slice(1, ROWS + 1).map((line) => Number.parseInt(line, 10)))]);
	expect(report?.institutes).toBeGreaterThan(20);
	expect(await hashRows(SOURCE)).toEqual({ count: 0, hash: "0" });

	await order(id, "publishing");
	expect(await readFile(id)).toMatchObject({ state: "published", says: "" });
	const byDesk = await hashRows(SOURCE);

	await order(id, "undoing");
	expect(await readFile(id)).toMatchObject({ state: "undone" });
	expect(await hashRows(SOURCE)).toEqual({ count: 0, hash: "0" });
	await loadByCommand();
	expect(await hashRows(SOURCE)).toEqual(byDesk);

	const again = await upload(file);
	expect((await readFile(again)).report?.difference).toEqual({ added: 0, changed: 0, gone: 0, same: ROWS });
	await order(again, "publishing");
	expect(await hashRows(SOURCE)).toEqual(byDesk);
}, 600_000);

async function loadByCommand(): Promise<void> {
	const counselling = JOSAA.find(({ sourceId }) => sourceId === SOURCE);
	if (counselling === undefined) throw new Error(`The repository has no ${SOURCE}`);
	const client = await pool.connect();
	const part = { ...counselling, read: () => counselling.read().slice(0, ROWS) };
	await loadCounselling(client, { counsellings: [buildFile(part, [])] }, SOURCE);
	client.release();
}

test("a later load prefers an editor's file to the repository's until the repository's file changes", async () => {
	const rows = LINES.slice(0, 2_001);
	const id = await upload(Buffer.from(rows.join("\n")), { year: 2026 });
	await order(id, "publishing");
	const { counsellings, receipts } = await readDeskData(pool);
	expect(
		withDeskCounsellings({ counsellings })
			.find(({ sourceId }) => sourceId === SOURCE)
			?.read(),
	).toHaveLength(2_000);
	expect(receipts).toMatchObject([{ id: SOURCE, document: "Opening and closing ranks 2026, round 1" }]);
	await pool.query("UPDATE cutoff_files SET repository_hash = 'of an older file' WHERE id = $1", [id]);
	expect((await readDeskData(pool)).counsellings).toEqual([]);
	expect(await readFile(id)).toMatchObject({ state: "superseded" });
}, 300_000);

test("an unknown name waits for a person, whose decision applies to later files too", async () => {
	const rows = LINES.slice(0, 301);
	const printed = "Indian Institute of Technology Bhubaneswar";
	const renamed = rows.map((row) => row.replace(printed, "Indian Institute of Technology Eastern Coast"));
	const id = await upload(Buffer.from(renamed.join("\n")), { year: 2035 });
	const { report } = await readFile(id);
	expect(report?.undecided).toEqual([
		{ name: "Indian Institute of Technology Eastern Coast", rows: expect.any(Number) },
	]);
	await order(id, "publishing");
	expect(await readFile(id)).toMatchObject({ state: "ready", says: "1 names are still for a person to decide." });

	await pool.query(
		"INSERT INTO name_decisions (source, name, college_id) SELECT 'josaa', 'Indian Institute of Technology Eastern Coast', college_id FROM mentions WHERE source = 'josaa' AND name = $1",
		[printed],
	);
	await order(id, "waiting");
	expect((await readFile(id)).report).toMatchObject({ undecided: [], kept: 300 });
	const later = await upload(Buffer.from(renamed.join("\n")), { year: 2040 });
	expect((await readFile(later)).report).toMatchObject({ undecided: [], kept: 300 });
}, 300_000);

function toLines(packed: Uint8Array): string[] {
	return gunzipSync(packed).toString().trimEnd().split(/\r?\n/);
}

const HEAD = LINES[0] ?? "";
const few = LINES.slice(0, 400);
const from = (line: string, cell: number) => line.split(",").slice(cell).join(",");

test.each([
	[
		"columns moved left",
		() => [HEAD, ...few.slice(1).map((line) => `${from(line, 1)},`)].join("\n"),
		/do not fit their headings: columns have probably moved. The first is line 2: “Indian Institute of Technology Bhubaneswar” is no round/,
	],
	["no heading", () => few.slice(1).join("\n"), /lacks the heading “round”/],
	["a ZIP archive", () => Buffer.from("PK\u0003\u0004 and nothing else"), /is a ZIP archive and no workbook/],
	["an older workbook", () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /older workbook \(\.xls\)/],
	["a page", () => "<!doctype html><html><body>Not found</body></html>", /lacks the heading|no row under the headings/],
	["a damaged .gz", () => Buffer.from([0x1f, 0x8b, 1, 2, 3]), /cannot be unpacked/],
	[
		"formulas everywhere",
		() => [HEAD, ...few.slice(1).map((line) => line.replace(/,\d+$/, ",=H2+1"))].join("\n"),
		/“=H2\+1” under closing_rank is a formula: save the values/,
	],
	[
		"another year in its rows",
		() => few.map((line, at) => `${line},${at === 0 ? "year" : "2025"}`).join("\n"),
		/Line 2 is of the year “2025”, and you brought the file in for 2026/,
	],
])("a file with %s shows the editor what is wrong", async (_what, make, reason) => {
	const made = make();
	const id = await upload(typeof made === "string" ? Buffer.from(made) : made);
	const { state, says } = await readFile(id);
	expect([state, says]).toEqual(["unreadable", expect.stringMatching(reason)]);
});

test("a file of an earlier year is recognised by its ranks", async () => {
	const before = readFileSync(join(sourcesDir(), "josaa/2016_2024_all_rounds/josaa_2024_all_rounds.csv.gz"));
	const withoutYear = gunzipSync(before)
		.toString()
		.replace(/^(?:year|2024),/gm, "");
	const id = await upload(Buffer.from(withoutYear), { year: 2025 });
	expect(await readFile(id)).toMatchObject({
		state: "unreadable",
		says: expect.stringMatching(/^This is the file of 2024, which is published already \(josaa-2024\)/),
	});
}, 300_000);

test("UTF-16 is read, one formula is refused with its line, and a rank that opens after it closes raises an alarm", async () => {
	const rows = few.map((line, at) => {
		if (at === 5) return line.replace(/,\d+$/, ",=H2+1");
		if (at === 7) return line.replace(/,(\d+),(\d+)$/, ",900000,$2");
		return line;
	});
	const id = await upload(Buffer.from(`\uFEFF${rows.join("\n")}`, "utf16le"), { year: 2029 });
	const { state, report } = await readFile(id);
	expect(state).toBe("ready");
	expect(report).toMatchObject({ encoding: "CSV in UTF-16", read: 399, kept: 398, refused: 1 });
	expect(report?.refusals).toMatchObject([{ line: 6, reason: expect.stringContaining("is a formula") }]);
	expect(report?.rings).toContainEqual(expect.stringMatching(/^1 row opens after closing.*line 8/));
});

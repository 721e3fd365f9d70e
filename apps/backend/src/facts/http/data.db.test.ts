import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CollegeResults } from "@uchit/contract/college.ts";
import { DataState, OPEN_TABLES, Refusals } from "@uchit/contract/data.ts";
import { EXAM_FIELDS } from "@uchit/contract/exam.ts";
import { Exam } from "@uchit/contract/exam-record.ts";
import { eq } from "drizzle-orm";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { sources } from "#backend/db/schema/source.ts";
import { makeOpenFiles, openFilesFolder } from "#backend/facts/queries/open-files.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

/** A separate directory: other tests in this process write the open tables, and one is missing here. */
const FILES_DIR = mkdtempSync(join(tmpdir(), "uchit-open-data-"));
afterAll(() => rmSync(FILES_DIR, { recursive: true }));
const backend = useBackend({ FILES_DIR });
const shipped = useSeedGuides(backend);

test("each dataset accounts for all its rows, and none is lost", async () => {
	const { datasets } = await backend.read(DataState, "/v1/data");
	const counted = datasets.filter(({ read }) => read !== undefined);
	expect(counted.length).toBeGreaterThan(5);
	for (const { read = 0, kept = 0, joined = 0, refused = 0 } of counted) expect(read).toBe(kept + joined + refused);
});

test("known facts are counted against the directory's institutions; fees come from three states, single pages or a rule", async () => {
	const { knowledge, tables } = await backend.read(DataState, "/v1/data");
	const { inDirectory, total } = await backend.read(CollegeResults, "/v1/colleges");
	expect(tables.find(({ table }) => table === "colleges")?.rows).toBe(total);
	for (const { known, of } of knowledge) {
		expect(of).toBe(inDirectory);
		expect(known).toBeLessThanOrEqual(of);
	}
	expect(knowledge.find(({ what }) => what === "fees")?.known).toBe(940);
});

test("more is known of the 500 best-known colleges, and ranks and reported figures link to their page or sheet", async () => {
	// Another test adds a fact for a moment.
	await vi.waitFor(async () => {
		const { bestKnown, documents } = await backend.read(DataState, "/v1/data");
		expect(bestKnown.every(({ of }) => of === 500)).toBe(true);
		const known = Object.fromEntries(bestKnown.map((each) => [each.what, each.known]));
		expect(known).toMatchObject({ rankings: 500, website: 300, established: 324, cutoffs: 210 });
		expect(Object.fromEntries(documents.map((each) => [each.what, [each.known, each.of]]))).toEqual({
			ranks: [4_891, 6_116],
			numbers: [15_915, 18_240],
		});
	}, PATIENCE);
});

test("editors' values of exams and countries are counted field by field", async () => {
	const { guides } = await backend.read(DataState, "/v1/data");
	expect(guides.map(({ what }) => what)).toEqual(["exams", "countries"]);
	const slugs = shipped.exams.map(({ slug }) => slug);
	const found = await Promise.all(slugs.map((slug) => backend.read(Exam, `/v1/exams/${slug}`)));
	const unpublished = found.reduce((sum, exam) => sum + exam.unpublished.length, 0);
	const [exams] = guides;
	// Other tests publish less complete exams meanwhile.
	expect(exams?.guides).toBeGreaterThanOrEqual(slugs.length);
	expect(exams?.of).toBe((exams?.guides ?? 0) * EXAM_FIELDS.length);
	expect(exams?.known).toBeGreaterThanOrEqual(slugs.length * EXAM_FIELDS.length - unpublished);
	expect(exams?.known).toBeLessThanOrEqual((exams?.of ?? 0) - unpublished);
});

test("the refused rows are listed with their reasons, page by page", async () => {
	const { total, reasons, items, pageSize } = await backend.read(Refusals, "/v1/data/refusals");
	expect(total).toBe(reasons.reduce((sum, { rows }) => sum + rows, 0));
	expect(items).toHaveLength(Math.min(total, pageSize));
	const nirf = await backend.read(Refusals, "/v1/data/refusals?dataset=nirf");
	expect(nirf.items.every(({ dataset }) => dataset === "nirf")).toBe(true);
});

const MADE = ["sources", "districts", "rankings", "registered-courses"] as const;
const making = { url: backend.env.DATABASE_URL, folder: openFilesFolder(backend.env) };
beforeAll(async () => {
	await makeOpenFiles({ ...making, tables: MADE });
}, 60_000);

const Rows = z.array(z.record(z.string(), z.unknown()));
const read = (address: string, headers: Record<string, string> = {}) => backend.app.inject({ url: address, headers });
const PACKED = { "accept-encoding": "gzip" };

test.each(MADE)("the table %s is the same whole as JSON and as CSV", async (table) => {
	// Another test may add or remove a row between the file and the count.
	const json = await vi.waitFor(async () => {
		await makeOpenFiles({ ...making, tables: MADE });
		const { tables } = await backend.read(DataState, "/v1/data");
		const file = await backend.get(`/v1/data/${table}.json`);
		expect(Rows.parse(file.json())).toHaveLength(tables.find((each) => each.table === table)?.rows ?? Number.NaN);
		return file;
	}, PATIENCE);
	expect(json.headers["content-type"]).toMatch(/^application\/json/);
	expect(json.headers["content-disposition"]).toBe(`attachment; filename="${table}.json"`);
	const csv = await backend.get(`/v1/data/${table}.csv`);
	expect(csv.headers["content-type"]).toMatch(/^text\/csv/);
	// Without the byte order mark Excel garbles the Hindi.
	expect(csv.body.at(0)).toBe("\uFEFF");
	expect(csv.body.slice(1).split("\n")[0]?.split(",")).toEqual(Object.keys(Rows.parse(json.json())[0] ?? {}));
});

test.each(MADE)("the table %s is the same as Parquet, with the types of its columns", async (table) => {
	const rows = Rows.parse((await backend.get(`/v1/data/${table}.json`)).json());
	const { rawPayload, headers } = await read(`/v1/data/${table}.parquet`, PACKED);
	expect([headers["content-type"], headers["content-encoding"]]).toEqual(["application/vnd.apache.parquet", undefined]);
	const file = Uint8Array.from(rawPayload).buffer;
	const { schema } = parquetMetadata(file);
	expect(schema.slice(1).map(({ name }) => name)).toEqual(Object.keys(rows[0] ?? {}));
	const found = await parquetReadObjects({ file });
	expect(found.map(toPlain).toSorted()).toEqual(rows.map(toPlain).toSorted());
	if (table === "rankings") expect(found[0]).toMatchObject({ year: expect.any(Number), list: expect.any(String) });
});

/** JSON has null where Parquet has no value, and a list where Parquet has its text. */
function toPlain(row: Record<string, unknown>): string {
	const toText = (value: readonly unknown[]) => JSON.stringify(value).replaceAll('","', '", "');
	return JSON.stringify(row, (_name, value: unknown) => (Array.isArray(value) ? toText(value) : (value ?? null)));
}

test("a Parquet file can be read in ranges while it is unchanged", async () => {
	const address = "/v1/data/rankings.parquet";
	const { rawPayload: whole, headers } = await read(address);
	expect(headers["accept-ranges"]).toBe("bytes");
	const end = await read(address, { range: "bytes=-8", "if-range": String(headers.etag) });
	expect([end.statusCode, end.rawPayload.toString("latin1").slice(4)]).toEqual([206, "PAR1"]);
	expect((await read(address, { range: "bytes=-8", "if-range": '"another"' })).rawPayload).toHaveLength(whole.length);
	expect((await read(address, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
});

test("a table is sent gzipped on request, and revalidated by its variant's ETag or by its date", async () => {
	const address = "/v1/data/districts.csv";
	const [plain, packed] = [await read(address), await read(address, PACKED)];
	expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
	expect([packed.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual(["gzip", undefined]);
	expect(packed.headers.vary).toContain("accept-encoding");
	expect(packed.headers.etag).toMatch(/^"[^"]+-gzip"$/);
	const statusWith = async (headers: Record<string, string>) =>
		(await read(address, { ...PACKED, ...headers })).statusCode;
	expect(await statusWith({ "if-none-match": String(packed.headers.etag) })).toBe(304);
	expect(await statusWith({ "if-none-match": String(plain.headers.etag) })).toBe(200);
	expect(await statusWith({ "if-modified-since": String(packed.headers["last-modified"]) })).toBe(304);
	const head = await backend.app.inject({ method: "HEAD", url: address, headers: PACKED });
	expect([head.statusCode, head.body, Number(head.headers["content-length"])]).toEqual([
		200,
		"",
		packed.rawPayload.length,
	]);
});

test("an interrupted gzipped download resumes while the table is unchanged", async () => {
	const address = "/v1/data/districts.json";
	const { headers, rawPayload: whole } = await read(address, PACKED);
	const from = (range: string, version = String(headers.etag)) =>
		read(address, { ...PACKED, range, "if-range": version });
	const rest = await from("bytes=100-");
	expect([rest.statusCode, rest.headers["content-range"]]).toEqual([
		206,
		`bytes 100-${whole.length - 1}/${whole.length}`,
	]);
	expect(rest.rawPayload.equals(whole.subarray(100))).toBe(true);
	expect((await from("bytes=100-", '"another"')).rawPayload.length).toBe(whole.length);
	expect((await from(`bytes=${whole.length}-`)).statusCode).toBe(416);
	// Unpacked, it is sent whole.
	expect((await read(address, { range: "bytes=100-" })).statusCode).toBe(200);
});

test("a table without a file answers 503 with a retry time, and its file is made when its data changes", async () => {
	const reply = await backend.get("/v1/data/towns.csv");
	expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "60"]);
	expect(reply.json().detail).toContain("is being made");
	const id = `open-file-test-${process.pid}`;
	const source = { id, kind: "document", publisher: "A college", document: "A notice", vintage: "2026" } as const;
	await backend.db.insert(sources).values(source);
	try {
		// Other tests correct rankings at the same time; no test corrects districts.
		const made = await makeOpenFiles({ ...making, tables: MADE });
		expect([made.includes("sources"), made.includes("districts")]).toEqual([true, false]);
		expect((await backend.get("/v1/data/sources.csv")).body).toContain(id);
	} finally {
		await backend.db.delete(sources).where(eq(sources.id, id));
	}
});

test("only the open tables can be downloaded", async () => {
	expect(OPEN_TABLES).not.toContain("reports");
	for (const path of ["reports.csv", "colleges.xml", "pg_authid.csv"]) {
		expect((await backend.get(`/v1/data/${path}`)).statusCode).toBe(400);
	}
});

import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyFacts, type FactsCopy, LOAD_MS, SOURCES } from "#pipeline/testing/facts-copy.ts";

let facts: FactsCopy;

beforeAll(async () => {
	facts = await copyFacts("uchit_test_load");
}, LOAD_MS);

afterAll(() => facts.drop());

/** Two loads, one after the other: each takes a while, so each proves more than one thing. */
test("a year added to a copy of NIRF adds that year only, and an editor's correction is laid over", {
	timeout: LOAD_MS,
}, async () => {
	await facts.client.query(`INSERT INTO corrections (college_id, field, value, reason, source_id)
		VALUES ('U-0456', 'name', 'IIT Madras, corrected', 'for the test', 'nirf-2025')`);
	const copy = mkdtempSync(join(tmpdir(), "uchit-sources-"));
	cpSync(SOURCES, copy, { recursive: true });
	const nirf = join(copy, "nirf/2017_2025_overall");
	writeFileSync(join(nirf, "2026_overall.csv"), readFileSync(join(nirf, "2025_overall.csv")));
	appendFileSync(join(copy, "sources.csv"), "nirf-2026,document,NIRF,India Rankings 2026,,2026,,,\n");
	try {
		expect(await facts.load(copy)).toEqual({
			"sources: sources": { added: 1, changed: 0, gone: 0 },
			"aishe-directory-2025: colleges": { added: 0, changed: 1, gone: 0 },
			"nirf: rankings": { added: 100, changed: 0, gone: 0 },
		});
	} finally {
		rmSync(copy, { recursive: true });
	}
	const years = await facts.client.query("SELECT DISTINCT year FROM rankings WHERE source_id = 'nirf-2026'");
	expect(years.rows).toEqual([{ year: 2026 }]);
});

test("a year taken away goes alone; the correction and the address stay", { timeout: LOAD_MS }, async () => {
	expect(await facts.load(SOURCES)).toEqual({ "nirf: rankings": { added: 0, changed: 0, gone: 100 } });
	const corrected = await facts.client.query("SELECT name, slug FROM colleges WHERE id = 'U-0456'");
	expect(corrected.rows).toEqual([{ name: "IIT Madras, corrected", slug: "indian-institute-of-technology-madras" }]);
});

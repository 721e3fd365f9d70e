import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getTableColumns } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { toColumns } from "#backend/db/column-names.ts";
import { countries } from "#backend/db/schema/content/country.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { anExam } from "#backend/testing/guides.ts";
import { readGuides } from "./read-guides.ts";

const CONTENT = fileURLToPath(new URL("../../../../../content", import.meta.url));

function makeFolder(files: Record<string, unknown>): string {
	const folder = mkdtempSync(join(tmpdir(), "uchit-guides-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const [path, value] of Object.entries(files)) {
		mkdirSync(join(folder, path, ".."), { recursive: true });
		writeFileSync(join(folder, path), JSON.stringify(value));
	}
	return folder;
}

test("the shipped exams and countries are readable, and their references to each other resolve", () => {
	const guides = readGuides(CONTENT);
	const slugs = new Set(guides.exams.map(({ slug }) => slug));
	for (const { slug, lifecycle } of guides.exams) {
		expect(
			[...lifecycle.writeNow].filter((other) => !slugs.has(other)),
			slug,
		).toEqual([]);
	}
	expect(guides.countries.length).toBeGreaterThan(0);
});

test("every part of a record has its column", () => {
	const columnsOf = (table: typeof exams | typeof countries) =>
		new Set(Object.values(getTableColumns(table)).map(({ name }) => name));
	const guides = readGuides(CONTENT);
	const missing = [
		...guides.exams.flatMap((exam) => Object.keys(toColumns(exam)).filter((name) => !columnsOf(exams).has(name))),
		...guides.countries.flatMap((each) =>
			Object.keys(toColumns(each)).filter((name) => !columnsOf(countries).has(name)),
		),
	];
	expect(missing).toEqual([]);
	expect(toColumns(anExam({ slug: "a", timesAYear: 2 }))).toMatchObject({ short_name: "TEST", times_a_year: 2 });
});

test("a folder without guides gives an empty result", () => {
	expect(readGuides(makeFolder({}))).toEqual({ exams: [], countries: [] });
});

const EVENT = { key: "2027-exam", kind: "exam", cycle: "2027", starts: "2027-04", status: "expected" };

test.each([
	["another slug", anExam({ slug: "b" }), "its slug is b"],
	["a part that there is not", { ...anExam({ slug: "a" }), colour: "red" }, "colour"],
	["a day that nobody announced", { ...anExam({ slug: "a" }), events: [{ ...EVENT, starts: "2027-04-02" }] }, "nobody"],
	["two events of one key", { ...anExam({ slug: "a" }), events: [EVENT, EVENT] }, "two events of one key"],
	["an unknown stream", { ...anExam({ slug: "a" }), streams: ["magic"] }, "streams[0]"],
])("%s is refused with the file's name", (_what, exam, reason) => {
	const read = () => readGuides(makeFolder({ "exams/a.json": exam }));
	expect(read).toThrow(reason);
	expect(read).toThrow("exams/a.json");
});

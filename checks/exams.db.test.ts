import { EXAMS } from "@uchit/contract/facet-options.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useBackend } from "../apps/backend/src/testing/backend.ts";
import { readCatalogue } from "./messages.ts";

const backend = useBackend();

async function readExams(): Promise<string[]> {
	const { rows } = await backend.db.execute<{ exam: string }>(sql`SELECT DISTINCT exam FROM cutoffs ORDER BY exam`);
	return rows.map(({ exam }) => exam);
}

test("every exam of the cutoffs is a filter, and no filter names an exam without rows", async () => {
	const offered = EXAMS.map(({ slug }) => slug);
	expect(offered.toSorted()).toEqual(await readExams());
});

test.each(["en", "hi"] as const)("every exam of the cutoffs has a name in %s", async (language) => {
	const catalogue = readCatalogue(language);
	const exams = await readExams();
	expect(exams.length).toBeGreaterThan(0);
	expect(exams.filter((exam) => !catalogue.has(`facet.exam.${exam}`))).toEqual([]);
});

import { PredictReport } from "@uchit/contract/predict-report.schema.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import type { Printed } from "./naive/printed.ts";
import { reportNaively } from "./naive/report.ts";

const backend = useBackend();
const undecided = new Set<string>();
const isUndecided = ({ dataset, file, line }: Printed) => undecided.has(`${dataset}|${file}|${line}`);

beforeAll(async () => {
	const { rows } = await backend.db.execute<{ row: string }>(
		sql`SELECT concat(dataset, '|', file, '|', line) AS row FROM refusals WHERE reason LIKE 'nobody has decided%'`,
	);
	for (const { row } of rows) undecided.add(row);
}, 120_000);

test("every figure of the report card is the one that the raw files give, to the last digit", async () => {
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const checked = exams.filter(({ lines }) => lines.length > 0);
	expect(checked.map(({ exam }) => exam)).toEqual([
		...["jee-mains", "jee-advanced", "jee-main-paper-2"],
		...["comedk-uget", "ts-eapcet"],
	]);
	for (const { exam, lines } of checked) expect(lines, exam).toEqual(reportNaively(exam, isUndecided));
}, 120_000);

test("a list of one year has nothing that could be checked", async () => {
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const unchecked = exams.filter(({ lines }) => lines.length === 0);
	expect(unchecked.length).toBeGreaterThan(5);
	// Gujarat's two years are of two lists: its engineering seats of one, its pharmacy seats of the other.
	expect(unchecked.filter(({ years }) => years.length > 1).map(({ exam }) => exam)).toEqual(["gujcet"]);
	for (const { exam } of unchecked) expect([exam, reportNaively(exam, isUndecided)]).toEqual([exam, []]);
}, 120_000);

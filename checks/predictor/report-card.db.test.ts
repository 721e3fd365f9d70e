import { PredictReport } from "@uchit/contract/predict-report.ts";
import { expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { reportNaively } from "./naive/report.ts";
import { useRefusals } from "./service.ts";

const backend = useBackend();
const DOCUMENTS: Record<string, string> = { CSAB: "csab", UPTAC: "uptac", "DTE Madhya Pradesh": "mp-dte" };
const isUndecided = useRefusals(backend);

test("every figure of the report card, in all and by branch, matches the raw files to the last digit", async () => {
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const checked = exams.filter(({ lines }) => lines.length > 0);
	expect(checked.map(({ exam }) => exam)).toEqual([
		...["jee-mains", "jee-advanced", "jee-main-paper-2"],
		// CSAB and UPTAC also admit by JEE Main.
		...["jee-mains", "jee-mains", "comedk-uget", "ts-eapcet"],
	]);
	expect(new Set(checked.flatMap(({ branches }) => branches.map(({ branch }) => branch))).size).toBeGreaterThan(10);
	for (const { exam, authority, lines, branches } of checked) {
		const naive = reportNaively(DOCUMENTS[authority] ?? exam, isUndecided);
		expect(lines, authority).toEqual(naive.all);
		expect(new Map(branches.map(({ branch, lines: own }) => [branch, own])), authority).toEqual(naive.branches);
	}
}, 120_000);

test("a list of a single year has nothing to check", async () => {
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const unchecked = exams.filter(({ lines }) => lines.length === 0);
	expect(unchecked.length).toBeGreaterThan(5);
	// Gujarat's two years are of different lists: engineering seats in one, pharmacy seats in the other. NEET's 2026 list has no
	// disability seats, so those are of 2025.
	expect(unchecked.filter(({ years }) => years.length > 1).map(({ exam }) => exam)).toEqual(["neet", "gujcet"]);
	for (const { exam, authority } of unchecked)
		expect([authority, reportNaively(DOCUMENTS[authority] ?? exam, isUndecided).all]).toEqual([authority, []]);
}, 120_000);

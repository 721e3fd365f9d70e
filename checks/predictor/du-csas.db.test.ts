import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { PredictPage } from "@uchit/contract/predict.ts";
import { csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";

const backend = useBackend();
const FILE = new URL("../../data/sources/du-csas/2025/rounds_1_and_3.csv.gz", import.meta.url);
const PRINTED = csvParse(gunzipSync(readFileSync(FILE)).toString());

/** No copy labels this college's columns correctly. */
const DOUBTFUL = "St. Stephen's College";

/** Seats of round 1 that closed at or below the score, for the category and for everyone, straight from the file. */
function countOpen(category: string, score: number, isWoman: boolean): number {
	const theirs = PRINTED.filter(({ college = "" }) => college !== DOUBTFUL && (isWoman || !college.endsWith("(W)")));
	const columns = new Set([`r1_${category}`, "r1_UR"]);
	const closings = theirs.flatMap((row) => [...columns].map((column) => row[column] ?? ""));
	return closings.filter((closing) => closing !== "" && Number(closing) <= score).length;
}

test.each([
	["UR", 700, false],
	["UR", 700, true],
	["OBC", 612.5, false],
	["SC", 430, true],
	["EWS", 815.25, false],
	["PwBD", 300, true],
])("%s with %d (a woman: %s) has the options in the university's file", async (category, score, isWoman) => {
	const gender = isWoman ? "woman" : "Gender-Neutral";
	const query = new URLSearchParams({ exam: "cuet-ug", common: `${score}`, category, gender });
	const { counsellings, cautions } = await backend.read(PredictPage, `/v1/predict?${query}`);
	const [university] = counsellings;
	expect(university?.groups.find(({ band }) => band === "one")?.options).toBe(countOpen(category, score, isWoman));
	expect(cautions).toEqual(["score-of-programme"]);
});

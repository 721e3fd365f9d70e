import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { seededRandom } from "@uchit/pipeline/labels/random.ts";
import { makeTrial, type TrialResult } from "@uchit/predictor/trial/make-trial.ts";

const FOLDER = new URL("../data/trial/", import.meta.url);
export const TRIAL_RESULT = new URL("result.json", FOLDER);
export type PublishedTrial = TrialResult & { exams: { exam: string; kilobytes: number }[] };
const SEED = 20_261_128;

export function runTrials(files: readonly RoundFile[]): PublishedTrial {
	const names = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
	const rules = names
		.toSorted((a, b) => Number(b === OURS) - Number(a === OURS) || (a < b ? -1 : 1))
		.map((name) => ({ id: name.slice(0, -".txt".length), text: readFileSync(new URL(name, FOLDER), "utf8") }));
	const exams = files.map((file) => ({ exam: file.exam, kilobytes: weigh(file) }));
	return { exams, ...makeTrial(rules, files, () => seededRandom(SEED)) };
}

const OURS = "uchit.txt";
const ROUNDED_TO = 10;

/** Rounded-up gzip size, in kB, of the file that a device fetches to try a rule. */
function weigh(file: RoundFile): number {
	return Math.ceil(gzipSync(JSON.stringify(file)).byteLength / 1_000 / ROUNDED_TO) * ROUNDED_TO;
}

import type { RoundData } from "@uchit/contract/predict-rounds.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { toRoundFile } from "@uchit/predictor/round-file.ts";
import type { RoundTable } from "@uchit/predictor/round-table.ts";
import { measureFile } from "./class-files.ts";

type MadeFile = { data: RoundData; json: Buffer };

/** Keyed by table: each change of facts makes a new one. */
const made = new WeakMap<RoundTable, Promise<MadeFile>>();

export function findRoundFile(predictIndex: PredictIndex, own: CounsellingIndex, table: RoundTable): Promise<MadeFile> {
	const file = made.get(table) ?? makeFile(predictIndex, own, table);
	made.set(table, file);
	return file;
}

async function makeFile(predictIndex: PredictIndex, own: CounsellingIndex, table: RoundTable): Promise<MadeFile> {
	const json = Buffer.from(JSON.stringify(toRoundFile(predictIndex, own, table)));
	return { json, data: { exam: own.counselling.exam, ...(await measureFile(json)) } };
}

import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { toRoundFile } from "@uchit/predictor/round-file.ts";
import type { RoundTable } from "@uchit/predictor/round-table.ts";

/** A table is another one after each change of facts. */
const made = new WeakMap<RoundTable, Buffer>();

/** The rounds of an exam as a device reads them: a `RoundFile` as JSON, made when it is first needed. */
export function roundFileOf(predictIndex: PredictIndex, own: CounsellingIndex, table: RoundTable): Buffer {
	const json = made.get(table) ?? Buffer.from(JSON.stringify(toRoundFile(predictIndex, own, table)));
	made.set(table, json);
	return json;
}

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ClassData } from "@uchit/contract/predict-class.ts";
import { toClassFile } from "@uchit/predictor/class-file.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { NotFound } from "#backend/errors.ts";

/** An exam's options for offline use on a device: a `ClassFile` as JSON, and the data shown before it is fetched. */
export type MadeFile = { data: ClassData; json: Buffer };

const toGzip = promisify(gzip);
/** Keyed by index: each import of facts makes a new one. */
const made = new WeakMap<CounsellingIndex, Promise<MadeFile>>();

/** Makes an exam's file at its first request (50 ms for the largest). @throws NotFound if the exam has no cutoffs */
export function findClassFile(predictIndex: PredictIndex, exam: string): Promise<MadeFile> {
	const own = predictIndex.byExam.get(exam);
	if (own === undefined) throw new NotFound(`We have no cutoffs of "${exam}". /v1/predict/exams lists the exams.`);
	const file = made.get(own) ?? makeFile(predictIndex, own);
	made.set(own, file);
	return file;
}

async function makeFile(predictIndex: PredictIndex, own: CounsellingIndex): Promise<MadeFile> {
	const file = toClassFile(predictIndex, own);
	const json = Buffer.from(JSON.stringify(file));
	const measured = await measureFile(json);
	const groups = file.counsellings.flatMap((counselling) => counselling.groups);
	return {
		json,
		data: {
			exam: file.exam,
			authorities: file.counsellings.map(({ authority }) => authority),
			years: [...own.years],
			options: groups.reduce((sum, { seats }) => sum + seats.college.length, 0),
			...measured,
		},
	};
}

export async function measureFile(json: Buffer): Promise<Pick<ClassData, "version" | "bytes">> {
	const { byteLength } = await toGzip(json);
	return { version: createHash("sha256").update(json).digest("hex").slice(0, 12), bytes: byteLength };
}

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ClassData } from "@uchit/contract/predict-class.ts";
import { toClassFile } from "@uchit/predictor/class-file.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { NotFound } from "#backend/errors.ts";

/** An exam's options as a device keeps them: a `ClassFile` as JSON, and what is to be said before it is fetched. */
export type MadeFile = { data: ClassData; json: Buffer };

const toGzip = promisify(gzip);
/** An index is another one after each load of facts. */
const made = new WeakMap<CounsellingIndex, Promise<MadeFile>>();

/** Made when an exam is first asked for (50 ms for the largest). @throws NotFound where no cutoffs are held of the exam */
export function findClassFile(predictIndex: PredictIndex, exam: string): Promise<MadeFile> {
	const own = predictIndex.byExam.get(exam);
	if (own === undefined) throw new NotFound(`No cutoffs are held of "${exam}".`);
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

/** What tells a file from an older one, and its bytes as it is sent. */
export async function measureFile(json: Buffer): Promise<Pick<ClassData, "version" | "bytes">> {
	const { byteLength } = await toGzip(json);
	return { version: createHash("sha256").update(json).digest("hex").slice(0, 12), bytes: byteLength };
}

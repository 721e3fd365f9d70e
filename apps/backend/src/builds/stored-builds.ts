import { Worker } from "node:worker_threads";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { Database } from "#backend/db/client.ts";
import type { Packed } from "#backend/platform/stored/packed.ts";
import { readStored } from "#backend/platform/stored/stored-file.ts";
import { unpack } from "#backend/platform/stored/unpack.ts";
import { type PredictParts, toPredictIndex } from "#backend/predict/predict-index.ts";
import { type CollegeIndex, type IndexParts, toCollegeIndex } from "#backend/search/college-index.ts";
import { type BuildName, keyOf, NOTHING_LOADED, type Scope, type Task, VERSIONS } from "./build.ts";

export type StoredBuilds = {
	index: (db: Database) => Promise<CollegeIndex>;
	predictIndex: (db: Database) => Promise<PredictIndex>;
};

type StoredBuildsOptions = {
	folder: string;
	scope: Scope;
	/** Databases with the facts, tried in order until one can be reached. */
	urls: readonly string[];
	onTrouble: (error: unknown) => void;
};

/**
 * Loads the indexes from disk if this code built them from these facts. Otherwise a worker thread builds and saves them while this thread
 * keeps answering.
 */
export function createStoredBuilds(options: StoredBuildsOptions): StoredBuilds {
	const find = async (name: BuildName, db: Database): Promise<Packed> => {
		const stored = await readStoredBuild(options.folder, name, db, options.scope).catch(options.onTrouble);
		return stored ?? buildInThread(name, options);
	};
	return {
		index: async (db) => toIndex(await find("colleges", db)),
		predictIndex: async (db) => toPredictor(await find("predictor", db)),
	};
}

export async function readStoredIndex(folder: string, db: Database): Promise<CollegeIndex | undefined> {
	const packed = await readStoredBuild(folder, "colleges", db, "facts");
	return packed && toIndex(packed);
}

export async function readStoredPredictIndex(folder: string, db: Database): Promise<PredictIndex | undefined> {
	const packed = await readStoredBuild(folder, "predictor", db, "facts");
	return packed && toPredictor(packed);
}

export async function readStoredBuild(
	folder: string,
	name: BuildName,
	db: Database,
	scope: Scope,
): Promise<Packed | undefined> {
	const version = await VERSIONS[name](db);
	if (version === NOTHING_LOADED) return undefined;
	return readStored(folder, await keyOf(name, scope, db, version));
}

async function toIndex(packed: Packed): Promise<CollegeIndex> {
	const parts = await unpack(packed);
	if (!isBuiltBy<IndexParts>(parts)) throw new Error("The stored file of institutions is not an index.");
	return toCollegeIndex(parts);
}

async function toPredictor(packed: Packed): Promise<PredictIndex> {
	const parts = await unpack(packed);
	if (!isBuiltBy<PredictParts>(parts)) throw new Error("The stored file of the predictor is not an index.");
	return toPredictIndex(parts);
}

/** The file's key and checksum prove that this code packed it, so its values are not validated. */
function isBuiltBy<Parts>(parts: unknown): parts is Parts {
	return typeof parts === "object" && parts !== null;
}

async function buildInThread(
	name: BuildName,
	{ folder, scope, urls, onTrouble }: StoredBuildsOptions,
): Promise<Packed> {
	let failure: unknown = new Error("No database is given to build from.");
	for (const url of urls) {
		try {
			const { packed, notWritten } = await runThread({ name, folder, url, scope });
			if (notWritten !== undefined) onTrouble(notWritten);
			return packed;
		} catch (error) {
			failure = error;
			onTrouble(error);
		}
	}
	throw failure;
}

/** By default a thread's young generation takes 100 MB on a large machine, too much for a build of seconds. */
const LIMITS = { maxYoungGenerationSizeMb: 48 };

type Answer = { packed: Packed; notWritten: unknown };

function runThread(task: Task): Promise<Answer> {
	const { promise, resolve, reject } = Promise.withResolvers<Answer>();
	const worker = new Worker(new URL("./build-thread.ts", import.meta.url), {
		workerData: task,
		resourceLimits: LIMITS,
	});
	// A pending build must not keep the process alive.
	worker.unref();
	worker.once("message", resolve);
	worker.once("error", reject);
	worker.once("exit", (code) => reject(new Error(`The thread that builds ${task.name} ended with code ${code}.`)));
	return promise;
}

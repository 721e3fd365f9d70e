import { readStoredIndex, readStoredPredictIndex } from "#backend/builds/stored-builds.ts";
import type { Database } from "#backend/db/client.ts";
import { readDataVersion, readPredictVersion } from "#backend/facts/queries/data-version.ts";
import {
	buildPredictIndexFromDatabase,
	createLivePredictIndex,
	type LivePredictIndex,
} from "#backend/predict/live-predict-index.ts";
import { buildIndexFromDatabase, createLiveIndex, type LiveIndex } from "#backend/search/live-index.ts";

export function shareBuilds(db: Database): { index: LiveIndex; predictIndex: LivePredictIndex } {
	return {
		index: createLiveIndex(db, () => undefined, { build: buildIndexOnce }),
		predictIndex: createLivePredictIndex(db, { build: buildPredictIndexOnce }),
	};
}

/** The folder of prebuilt indexes of the full database; after a test's corrections they are built here. */
const { KEPT_BUILDS: folder = "" } = process.env;

export const buildIndexOnce = oncePerVersion(
	async (db) => (await readStoredIndex(folder, db)) ?? buildIndexFromDatabase(db),
	readDataVersion,
);
const buildPredictIndexOnce = oncePerVersion(
	async (db) => (await readStoredPredictIndex(folder, db)) ?? buildPredictIndexFromDatabase(db),
	readPredictVersion,
);

/** More than one, because undoing a correction restores the previous version. */
const MAX_CACHED = 3;

function oncePerVersion<Built>(
	build: (db: Database) => Promise<Built>,
	readVersion: (db: Database) => Promise<string>,
): (db: Database) => Promise<Built> {
	const cache = new Map<string, Promise<Built>>();
	return async (db) => {
		const version = await readVersion(db);
		const known = cache.get(version);
		if (known !== undefined) return known;
		const building = build(db);
		cache.set(version, building);
		building.catch(() => cache.delete(version));
		for (const old of [...cache.keys()].slice(0, -MAX_CACHED)) cache.delete(old);
		return building;
	};
}

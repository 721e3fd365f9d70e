import { createHash } from "node:crypto";
import { MOVES_ONLY_AUTHORITIES } from "@uchit/predictor/counsellings.ts";
import { closeDatabase, type Database, openDatabase } from "#backend/db/client.ts";
import { readDatabaseId, readDataVersion, readPredictVersion } from "#backend/facts/queries/data-version.ts";
import { hashSourceCode } from "#backend/platform/stored/code-hash.ts";
import { pack } from "#backend/platform/stored/pack.ts";
import type { Packed } from "#backend/platform/stored/packed.ts";
import { type StoredKey, writeStored } from "#backend/platform/stored/stored-file.ts";
import { buildPredictParts } from "#backend/predict/predict-index.ts";
import { readPredictRows } from "#backend/predict/queries/rows.ts";
import { buildIndexParts } from "#backend/search/college-index.ts";
import { readSearchRows } from "#backend/search/queries/search-rows.ts";

export type BuildName = "colleges" | "predictor";

export const VERSIONS = { colleges: readDataVersion, predictor: readPredictVersion } as const;

/** The version of a database without any load, for which no file is stored. */
export const NOTHING_LOADED = createHash("md5").digest("hex");

/** Nobody waits for a single query here, so each may take long. */
const PATIENCE_MS = 60_000;

/** Who may share a file: one database, whose rows may be edited by hand, or all with the same loads, such as template copies. */
export type Scope = "database" | "facts";

export type Task = { name: BuildName; folder: string; url: string; scope: Scope };

export async function keyOf(name: BuildName, scope: Scope, db: Database, version: string): Promise<StoredKey> {
	const whose = scope === "facts" ? version : `${version}-${await readDatabaseId(db)}`;
	return { name, version: whose, code: hashSourceCode() };
}

/** `notWritten` is the error if the file could not be written. */
export async function build({ name, folder, url, scope }: Task): Promise<{ packed: Packed; notWritten: unknown }> {
	const db = openDatabase({ url, onIdleError: () => undefined, connections: 1, statementTimeoutMs: PATIENCE_MS });
	try {
		const { version, parts } = await BUILDERS[name](db);
		const packed = pack(parts);
		if (version === NOTHING_LOADED) return { packed, notWritten: undefined };
		const key = await keyOf(name, scope, db, version);
		const notWritten = await writeStored(folder, key, packed).catch(
			(error: unknown) => new Error(`The file of ${name} could not be written`, { cause: error }),
		);
		return { packed, notWritten };
	} finally {
		await closeDatabase(db);
	}
}

type Builder = (db: Database) => Promise<{ version: string; parts: unknown }>;

const BUILDERS: Readonly<Record<BuildName, Builder>> = {
	colleges: async (db) => {
		const parts = await buildIndexParts(await readSearchRows(db));
		return { version: parts.version, parts };
	},
	predictor: async (db) => {
		// Read before the rows, so that a change meanwhile gets another version.
		const version = await readPredictVersion(db);
		return { version, parts: await buildPredictParts(await readPredictRows(db, MOVES_ONLY_AUTHORITIES)) };
	},
};

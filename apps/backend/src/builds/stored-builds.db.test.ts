import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COUNSELLINGS } from "@uchit/predictor/counsellings.ts";
import { afterAll, expect, test } from "vitest";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { readDatabaseId, readDataVersion } from "#backend/facts/queries/data-version.ts";
import { buildIndexOnce } from "#backend/testing/shared-builds.ts";
import { NOTHING_LOADED } from "./build.ts";
import { createStoredBuilds } from "./stored-builds.ts";

const { TEST_DATABASE_URL: url = "", KEPT_BUILDS = "" } = process.env;
const db = openDatabase({ url, onIdleError: () => undefined });
const folder = mkdtempSync(join(tmpdir(), "builds-"));
afterAll(async () => {
	await closeDatabase(db);
	rmSync(folder, { recursive: true });
});

test("an index of the current facts is read from its file, without a database to build from", async () => {
	const builds = createStoredBuilds({ folder: KEPT_BUILDS, scope: "facts", urls: [], onTrouble: fail });
	const [index, shared] = [await builds.index(db), await buildIndexOnce(db)];
	expect(index).not.toBe(shared);
	expect([index.version, index.size]).toEqual([shared.version, shared.size]);
	expect(index.colleges[index.size - 1]).toEqual(shared.colleges[shared.size - 1]);
	const predictIndex = await builds.predictIndex(db);
	expect(predictIndex.all.map(({ counselling }) => counselling)).toEqual(COUNSELLINGS);
	// Each institution is one shared object, as in the original build.
	const [first] = predictIndex.all;
	const seats = first?.groups.flatMap((group) => group.seats) ?? [];
	expect(new Set(seats.map(({ college }) => college)).size).toBe(new Set(seats.map(({ college }) => college.id)).size);
	expect(predictIndex.byExam.get(first?.counselling.exam ?? "")).toBe(first);
});

test("a file of one database is not used for another with the same loads, whose rows may differ", async () => {
	await expect(
		createStoredBuilds({ folder: KEPT_BUILDS, scope: "database", urls: [], onTrouble: fail }).index(db),
	).rejects.toThrow("No database is given");
	expect(await readDatabaseId(db)).toMatch(/^\d+-\d+$/);
});

test("without file and database it fails instead of inventing an index, and reports the unreachable database", async () => {
	const notified: unknown[] = [];
	const nowhere = "postgres://nobody@127.0.0.1:1/nothing";
	const builds = createStoredBuilds({
		folder,
		scope: "database",
		urls: [nowhere],
		onTrouble: (error) => notified.push(error),
	});
	await expect(builds.index(db)).rejects.toThrow();
	expect(notified).toHaveLength(1);
});

test("an empty database has the version for which no file is read or written", async () => {
	const { rows } = await db.$client.query<{ version: string }>("SELECT md5('') AS version");
	expect(rows[0]?.version).toBe(NOTHING_LOADED);
	expect(await readDataVersion(db)).not.toBe(NOTHING_LOADED);
});

function fail(error: unknown): never {
	throw error;
}

import { parseArgs } from "node:util";
import * as z from "zod";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { writeStored } from "#backend/platform/stored/stored-file.ts";
import { build, keyOf, VERSIONS } from "./build.ts";
import { readStoredBuild } from "./stored-builds.ts";

const Settings = z.object({ DATABASE_URL: z.string() });

/**
 * `node keep.ts --folder …` stores both indexes of DATABASE_URL for tests. `--own …` also stores them for a backend that starts on this
 * database.
 */
const { DATABASE_URL: url } = Settings.parse(process.env);
const { folder = ".", own } = parseArgs({ options: { folder: { type: "string" }, own: { type: "string" } } }).values;
const db = openDatabase({ url, onIdleError: () => undefined });
for (const name of ["colleges", "predictor"] as const) {
	let packed = await readStoredBuild(folder, name, db, "facts");
	if (packed === undefined) {
		const built = await build({ name, folder, url, scope: "facts" });
		if (built.notWritten !== undefined) throw built.notWritten;
		({ packed } = built);
	}
	if (own !== undefined) await writeStored(own, await keyOf(name, "database", db, await VERSIONS[name](db)), packed);
}
await closeDatabase(db);

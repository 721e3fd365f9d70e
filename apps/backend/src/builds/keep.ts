import { parseArgs } from "node:util";
import * as z from "zod";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { build } from "./build.ts";
import { readBuilt } from "./kept-builds.ts";

const Settings = z.object({ DATABASE_URL: z.string() });

/** `node keep.ts --folder …`: sees to it that both indexes of DATABASE_URL lie in the folder, for tests to read. */
const { DATABASE_URL: url } = Settings.parse(process.env);
const { folder = "." } = parseArgs({ options: { folder: { type: "string" } } }).values;
const db = openDatabase({ url, onIdleError: () => undefined });
for (const name of ["colleges", "predictor"] as const) {
	if ((await readBuilt(folder, name, db, "facts")) !== undefined) continue;
	const { notWritten } = await build({ name, folder, url, scope: "facts" });
	if (notWritten !== undefined) throw notWritten;
}
await closeDatabase(db);

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { missingKeys } from "#scripts/backup/keys.ts";
import { loadBackup } from "#scripts/backup/load.ts";
import { readSettings } from "#scripts/env.ts";
import { forgetPrepared } from "#scripts/site/prepared.ts";
import { withDatabase } from "#scripts/site/with-database.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

/** `npm run restore -- folder`: restores a backup into an empty database (DATABASE_URL, or a new DATA_DIR) and an empty FILES_DIR. */
await runCommand(() => {
	const settings = readSettings();
	const [folder, ...more] = process.argv.slice(2);
	if (folder === undefined || more.length > 0) throw new Error("Usage: npm run restore -- folder");
	const filesDir = settings.FILES_DIR ?? join(settings.DATA_DIR, "files");
	return withDatabase(settings, "restore", async (databaseUrl) => {
		await forgetPrepared(databaseUrl);
		const { keys } = await loadBackup(resolve(folder), { databaseUrl, filesDir }, printLine);
		printLine("\nEverything is restored, and every row and file is as it was saved.");
		const missing = missingKeys(settings, keys);
		if (missing.length === 0) return 0;
		printLine(`This place does NOT have its keys (${missing.join(", ")}). Put them into .env before \`npm start\`:`);
		const saved = resolve(folder, "keys.env");
		printLine(
			existsSync(saved)
				? `  they are in ${saved}`
				: "  without them nobody reads the contacts of visitors, and `npm start` makes new ones.",
		);
		return 0;
	});
});

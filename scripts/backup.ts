import { join, resolve } from "node:path";
import { listKeyLocations } from "#scripts/backup/keys.ts";
import { saveBackup } from "#scripts/backup/save.ts";
import { readSettings } from "#scripts/env.ts";
import { withDatabase } from "#scripts/site/with-database.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const WITH_KEYS_FLAG = "--with-keys";

/** `npm run backup -- folder [--with-keys]`: the database and the uploaded files in a new folder, also beside a running `npm start`. */
await runCommand(() => {
	const settings = readSettings();
	const [folder, ...more] = process.argv.slice(2).filter((word) => word !== WITH_KEYS_FLAG);
	if (folder === undefined || more.length > 0) throw new Error(`Usage: npm run backup -- folder [${WITH_KEYS_FLAG}]`);
	const withKeys = process.argv.includes(WITH_KEYS_FLAG);
	const filesDir = settings.FILES_DIR ?? join(settings.DATA_DIR, "files");
	return withDatabase(settings, "backup", async (databaseUrl) => {
		await saveBackup(resolve(folder), { databaseUrl, filesDir, keys: settings, withKeys }, printLine);
		printLine(`\nThe backup is whole: ${resolve(folder)}`);
		if (withKeys) printLine("It holds the keys (keys.env): anyone who has it can read the contacts of visitors.");
		else {
			printLine("Its keys are NOT in it. Without them nobody reads the contacts of visitors; keep them apart from it:");
			for (const line of listKeyLocations(settings)) printLine(`  ${line}`);
		}
		return 0;
	});
});

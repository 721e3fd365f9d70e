import { readSettings, type Settings } from "#scripts/env.ts";
import { dropDatabase, ensureDatabase, withClient } from "#scripts/site/database.ts";
import { DATABASE, startLockOf, startOwnDatabase } from "#scripts/site/own-database.ts";
import { migrations } from "#scripts/site/programs.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { prefixed, printLine, runCommand } from "#scripts/terminal/terminal.ts";

/** `npm run db:reset`: an empty database with every migration. `--yes` allows it for your own DATABASE_URL. */
await runCommand(async () => {
	const settings = readSettings();
	return runSupervised({ lockFile: startLockOf(settings) }, (supervisor) =>
		settings.DATABASE_URL === undefined
			? resetOwn(settings, supervisor)
			: resetForeign(settings.DATABASE_URL, supervisor, process.argv.includes("--yes")),
	);
});

async function resetOwn(settings: Settings, supervisor: Supervisor): Promise<number> {
	const { url, adminUrl } = await startOwnDatabase(settings, supervisor);
	await dropDatabase(adminUrl, DATABASE);
	await ensureDatabase(adminUrl, DATABASE);
	await supervisor.run(migrations(url, prefixed("migrate")));
	printLine("The database is empty; `npm start` loads the facts again.");
	return 0;
}

/** Empties the schemas but leaves the database, which the user may have no right to create. */
async function resetForeign(url: string, supervisor: Supervisor, isConfirmed: boolean): Promise<number> {
	const where = new URL(url);
	if (!isConfirmed) {
		printLine(`DATABASE_URL is set: everything in ${where.host}${where.pathname} would be lost. Say so with --yes.`);
		return 1;
	}
	await withClient(url, async (client) => {
		await client.query("drop schema if exists drizzle cascade");
		await client.query("drop schema if exists public cascade");
		await client.query("create schema public");
	});
	await supervisor.run(migrations(url, prefixed("migrate")));
	printLine(`${where.host}${where.pathname} is empty; \`npm start\` loads the facts again.`);
	return 0;
}

import { readSettings } from "#scripts/env.ts";
import { forgetPrepared } from "#scripts/site/prepared.ts";
import { contentLoad, fullLoad, migrations } from "#scripts/site/programs.ts";
import { withDatabase } from "#scripts/site/with-database.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

/** `npm run data:load`: loads data/sources into the database, also beside a running `npm start`. */
await runCommand(() =>
	withDatabase(readSettings(), "data-load", async (url, supervisor) => {
		await forgetPrepared(url);
		await supervisor.run(migrations(url, printLine));
		await supervisor.run(fullLoad(url, printLine));
		await supervisor.run(contentLoad(url, printLine));
		return 0;
	}),
);

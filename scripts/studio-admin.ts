import { parseArgs } from "node:util";
import { readSettings, type Settings } from "#scripts/env.ts";
import { adminInvitation, migrations } from "#scripts/site/programs.ts";
import { withDatabase } from "#scripts/site/with-database.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const USAGE = "Usage: npm run studio:admin -- name@example.org [--reset-otp]";

/** `npm run studio:admin`: makes a person an admin of the editors' desk, also beside a running `npm start`. */
await runCommand(async () => {
	const { positionals, values } = parseArgs({ allowPositionals: true, options: { "reset-otp": { type: "boolean" } } });
	const [email] = positionals;
	if (email === undefined || positionals.length > 1) {
		printLine(USAGE);
		return 1;
	}
	const settings = readSettings();
	return withDatabase(settings, "studio-admin", async (databaseUrl, supervisor) => {
		await supervisor.run(migrations(databaseUrl, () => undefined));
		const isOtpReset = values["reset-otp"] === true;
		await supervisor.run(
			adminInvitation({ databaseUrl, email, isOtpReset, contentUrl: contentUrlOf(settings) }, printLine),
		);
		return 0;
	});
});

function contentUrlOf({ CONTENT_URL, BACKEND_PORT }: Settings): string {
	return CONTENT_URL ?? `http://127.0.0.1:${BACKEND_PORT}`;
}

import * as z from "zod";
import { makeAdmin } from "#backend/content/auth/queries/staff.ts";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";

const USAGE =
	"Usage: DATABASE_URL=… node invite-admin.ts name@example.org https://where-the-content-system-is [--reset-otp]\n";

const url = process.env.DATABASE_URL;
const [email, contentUrl, option] = process.argv.slice(2);
if (!url || email === undefined || contentUrl === undefined) fail(USAGE);
if (!z.email().safeParse(email).success) fail(`${email} is not an e-mail address.\n`);

const db = openDatabase({ url, onIdleError: () => undefined });
try {
	const { link, isNew } = await makeAdmin(db, email, { isOtpReset: option === "--reset-otp" });
	const page = new URL(`/studio/#/password?token=${link.token}`, contentUrl);
	const outcome = isNew ? "is invited as an admin" : "is an admin; earlier links no longer count";
	process.stdout.write(
		`${email.toLowerCase()} ${outcome}. Choose a password, once, until ${link.expiresAt.toISOString()}:\n${page}\n`,
	);
} finally {
	await closeDatabase(db);
}

function fail(message: string): never {
	process.stderr.write(message);
	process.exit(1);
}

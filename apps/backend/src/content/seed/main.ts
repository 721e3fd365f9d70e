import { fileURLToPath } from "node:url";
import pg from "pg";
import * as z from "zod";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { keepPicture } from "./keep-picture.ts";
import { readGuides } from "./read-guides.ts";
import { readSeedContent } from "./read-seed-content.ts";
import { seedContent } from "./seed-content.ts";
import { seedGuides } from "./seed-guides.ts";

const CONTENT_FOLDER = fileURLToPath(new URL("../../../../../content", import.meta.url));

/** Any number of our own: two programs that ship at once wait for each other. */
const SHIPPING_LOCK = 7_241_094;

const Settings = z.object({
	DATABASE_URL: z.string(),
	DATA_DIR: z.string().default(".data"),
	FILES_DIR: z.string().optional(),
});

if (import.meta.main) {
	try {
		await main();
	} catch (error) {
		process.stderr.write(`content: ${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	}
}

/** Brings what ships into the content system of DATABASE_URL; a second time there is nothing left to bring. */
async function main(): Promise<void> {
	const set = Object.entries(process.env).filter(([, value]) => value !== "");
	const { DATABASE_URL: url, DATA_DIR, FILES_DIR } = Settings.parse(Object.fromEntries(set));
	const shipped = readSeedContent(CONTENT_FOLDER);
	const guides = readGuides(CONTENT_FOLDER);
	const lock = new pg.Client({ connectionString: url, application_name: "uchit-content" });
	await lock.connect();
	const db = openDatabase({ url, onIdleError: () => undefined });
	try {
		await lock.query("SELECT pg_advisory_lock($1)", [SHIPPING_LOCK]);
		const { articles, pages, menus } = await seedContent(
			db,
			shipped,
			keepPicture(db, FILES_DIR ?? `${DATA_DIR}/files`),
		);
		if (articles + pages + menus > 0) {
			process.stdout.write(`${articles} articles, ${pages} pages and ${menus} rows of menus are in.\n`);
		}
		const { exams, countries } = await seedGuides(db, guides);
		if (exams + countries > 0) process.stdout.write(`${exams} exams and ${countries} countries are in.\n`);
	} finally {
		await closeDatabase(db);
		await lock.end();
	}
}

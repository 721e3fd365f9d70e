import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import * as z from "zod";
import { getFile } from "#backend/content/files/queries/get-file.ts";
import { createFileStore, storeFile } from "#backend/content/files/store.ts";
import { createContent } from "#backend/content/items/content.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { closeDatabase, type Database, openDatabase } from "#backend/db/client.ts";
import { readGuides } from "./read-guides.ts";
import { readSeedContent } from "./read-seed-content.ts";
import { type StorePicture, seedContent } from "./seed-content.ts";
import { seedGuides } from "./seed-guides.ts";

const CONTENT_FOLDER = fileURLToPath(new URL("../../../../../content", import.meta.url));

/** An arbitrary number; two programs that seed at once wait for each other. */
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
			createPictureStore(db, FILES_DIR ?? `${DATA_DIR}/files`),
		);
		if (articles + pages + menus > 0) {
			process.stdout.write(
				`${articles} articles, ${pages} pages and ${menus} rows of menus are new or follow what ships.\n`,
			);
		}
		const { exams, countries } = await seedGuides(db, guides);
		if (exams + countries > 0)
			process.stdout.write(`${exams} exams and ${countries} countries are new, follow what ships or were mended.\n`);
	} finally {
		await closeDatabase(db);
		await lock.end();
	}
}

/**
 * Stores seed pictures in a directory of files, each under the same id on every system. If a start is killed between a
 * picture and its article, the next one finds the picture.
 */
export function createPictureStore(db: Database, directory: string): StorePicture {
	const store = createFileStore({ content: createContent({ db }), directory });
	return async (picture) => {
		const id = toId(picture.filename);
		const known = await getFile(db, id);
		if (known !== undefined) return known.id;
		return (await storeFile(store, SYSTEM, { ...picture, id })).id;
	};
}

/** Makes a UUID of our own (version 8 of RFC 9562). */
function toId(filename: string): string {
	const hex = createHash("sha256").update(`content/news/${filename}`).digest("hex");
	const parts = [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`8${hex.slice(13, 16)}`,
		`8${hex.slice(17, 20)}`,
		hex.slice(20, 32),
	];
	return parts.join("-");
}

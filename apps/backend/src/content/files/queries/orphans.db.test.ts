import { randomUUID } from "node:crypto";
import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cleanOrphans } from "#backend/content/files/queries/orphans.ts";
import { storeFile } from "#backend/content/files/store.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { drawPicture, useFilesDesk } from "#backend/content/testing/pictures.ts";
import { files } from "#backend/db/schema/content/file.ts";
import { news } from "#backend/db/schema/content/news.ts";

const desk = useFilesDesk();
const { db, env } = desk.backend;
const HOUR_MS = 60 * 60_000;
const old = new Date(Date.now() - 2 * HOUR_MS);

const keep = async () => (await storeFile(desk.store, SYSTEM, { bytes: await drawPicture(), filename: "a.png" })).id;
const path = (name: string) => join(env.FILES_DIR, name);
const clean = () => cleanOrphans(desk.store, Date.now());
const present = async () => (await readdir(env.FILES_DIR)).sort();

async function leave(name: string, at = old): Promise<string> {
	await writeFile(path(name), "bytes");
	await utimes(path(name), at, at);
	return name;
}

/** Rows of other tests have their bytes in other directories. */
beforeEach(async () => {
	const rows = await db.select({ id: files.id }).from(files);
	const known = new Set(await readdir(env.FILES_DIR).catch(() => []));
	const strange = rows.map(({ id }) => id).filter((id) => !known.has(id));
	if (strange.length > 0) await db.update(files).set({ uploaded_on: new Date() }).where(inArray(files.id, strange));
});

test("bytes of an uncommitted upload are deleted, and those of a committed one get their name", async () => {
	const committed = await keep();
	await rm(path(committed));
	await leave(`${committed}.part`);
	const lost = randomUUID();
	await leave(`${lost}.part`);
	expect(await clean()).toMatchObject({ dropped: [lost], settled: [committed] });
	expect(await present()).toContain(committed);
	expect((await present()).filter((name) => name.startsWith(lost))).toEqual([]);
});

test("bytes of a committed deletion are deleted, and those of an uncommitted one are restored", async () => {
	const [used, gone] = [await keep(), randomUUID()];
	await rm(path(used));
	await leave(`${used}.gone`);
	await leave(`${gone}.gone`);
	expect(await clean()).toMatchObject({ dropped: [gone], settled: [used] });
	expect(await present()).toContain(used);
});

test("files that may be in use and foreign files are left alone", async () => {
	await keep();
	const fresh = await leave(`${randomUUID()}.part`, new Date());
	const strange = [await leave("notes.txt"), await leave("x.part"), await leave(randomUUID())];
	expect(await clean()).toMatchObject({ dropped: [], settled: [] });
	expect(await present()).toEqual(expect.arrayContaining([fresh, ...strange]));
});

test("a row without bytes is deleted if nothing shows it, and reported if something does", async () => {
	await keep();
	const [unused, shown] = [await keep(), await keep()];
	await db.insert(news).values({ slug: shown, title: "x", picture: shown });
	await db
		.update(files)
		.set({ uploaded_on: old })
		.where(inArray(files.id, [unused, shown]));
	await Promise.all([rm(path(unused)), rm(path(shown))]);
	const { forgotten, missing } = await clean();
	expect(forgotten).toEqual([unused]);
	expect(missing.find(({ id }) => id === shown)?.shownBy).toHaveLength(1);
	expect(await db.select().from(files).where(eq(files.id, unused))).toEqual([]);
});

test("forgets nothing in a directory that has no file of the database", async () => {
	const id = await keep();
	await db.update(files).set({ uploaded_on: old }).where(eq(files.id, id));
	await rm(env.FILES_DIR, { recursive: true });
	expect(await clean()).toMatchObject({ forgotten: [], missing: [], isWrongDirectory: true });
	expect(await db.select().from(files).where(eq(files.id, id))).toHaveLength(1);
});

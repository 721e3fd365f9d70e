import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { FileBytes } from "#backend/content/files/bytes.ts";
import { storeFile } from "#backend/content/files/store.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { codeOf } from "#backend/content/testing/desk.ts";
import { drawPicture, useFilesDesk } from "#backend/content/testing/pictures.ts";
import { files } from "#backend/db/schema/content/file.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";

const desk = useFilesDesk();
const editor = async () => desk.tokenOf(await desk.hire({ role: "editor" }));
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>');

test("an editor uploads a picture: its bytes decide its type, and they are on disk under its id", async () => {
	const colleague = await desk.hire({ role: "editor" });
	const bytes = await drawPicture("webp", 320, 100);
	const reply = await desk.upload(
		[
			{ name: "title", value: "Closing ranks" },
			{ name: "folder", value: "x" },
			{ name: "file", filename: "../../ranks of 2025.html", bytes, type: "text/html" },
		],
		await desk.tokenOf(colleague),
	);
	expect(reply.statusCode).toBe(200);
	const { data } = reply.json();
	expect(data).toMatchObject({
		title: "Closing ranks",
		filename_download: "ranks of 2025.webp",
		type: "image/webp",
		width: 320,
		height: 100,
		uploaded_by: colleague.id,
		is_public: false,
	});
	expect(Number(data.filesize)).toBe(bytes.length);
	expect((await readFile(join(desk.backend.env.FILES_DIR, data.id))).equals(bytes)).toBe(true);
	const storedRevisions = await desk.backend.db.select().from(revisions).where(eq(revisions.item, data.id));
	expect(storedRevisions).toMatchObject([
		{ collection: "directus_files", action: "create", version: 1, who: colleague.id },
	]);
});

test("several files are returned as a list, with default names where none are given", async () => {
	const reply = await desk.upload(
		[
			{ name: "file", filename: "first-plot.png", bytes: await drawPicture("png") },
			{ name: "title", value: "Second" },
			{ name: "file", filename: "b.JPEG", bytes: await drawPicture("jpeg") },
			{ name: "file", filename: "", bytes: Buffer.from("%PDF-1.7\n") },
		],
		await editor(),
	);
	expect(
		reply
			.json()
			.data.map(({ title, filename_download, type, width }: Record<string, unknown>) => [
				title,
				filename_download,
				type,
				width,
			]),
	).toEqual([
		["First plot", "first-plot.png", "image/png", 400],
		["Second", "b.jpeg", "image/jpeg", 400],
		["File", "file.pdf", "application/pdf", null],
	]);
});

test.each([
	["a page", Buffer.from("<!doctype html><svg/>"), 415, "UNSUPPORTED_MEDIA_TYPE"],
	["a program", Buffer.from("MZ\x90\0"), 415, "UNSUPPORTED_MEDIA_TYPE"],
	["nothing", Buffer.alloc(0), 400, "INVALID_PAYLOAD"],
	["half a picture", (await drawPicture("png", 900, 900)).subarray(0, 200), 400, "INVALID_PAYLOAD"],
	["what is too large", Buffer.alloc(10 * 1_048_576 + 1), 413, "CONTENT_TOO_LARGE"],
])("%s is refused, and leaves nothing behind", async (_name, bytes, status, code) => {
	const before = await readdir(desk.backend.env.FILES_DIR).catch(() => []);
	const reply = await desk.upload(
		[{ name: "file", filename: "picture.png", bytes, type: "image/png" }],
		await editor(),
	);
	expect([reply.statusCode, codeOf(reply)]).toEqual([status, code]);
	expect(await readdir(desk.backend.env.FILES_DIR).catch(() => [])).toEqual(before);
});

test("a form without a file and a request that is not a form are refused with the reason", async () => {
	const token = await editor();
	const empty = await desk.upload([{ name: "title", value: "x" }], token);
	expect(empty.json().errors[0].message).toBe("Invalid payload. The form contains no file.");
	const json = await desk.ask("/files", { method: "POST", body: { title: "x" }, token });
	expect([json.statusCode, codeOf(json)]).toEqual([400, "INVALID_PAYLOAD"]);
	const imported = await desk.ask("/files/import", { method: "POST", body: { url: "https://x.example/a.png" }, token });
	expect(imported.statusCode).toBe(404);
});

test.each(["public", "moderator", "lead-desk"] as const)("%s may upload nothing", async (role) => {
	const token = role === "public" ? undefined : await desk.tokenOf(await desk.hire({ role }));
	const reply = await desk.upload([{ name: "file", filename: "a.png", bytes: await drawPicture() }], token);
	expect([reply.statusCode, codeOf(reply)]).toEqual([403, "FORBIDDEN"]);
});

test("a file can get another title, but not other bytes or another type", async () => {
	const token = await editor();
	const { id } = (await desk.upload([{ name: "file", filename: "a.png", bytes: await drawPicture() }], token)).json()
		.data;
	const reply = await desk.ask(`/files/${id}?fields=title,type`, { method: "PATCH", body: { title: "Better" }, token });
	expect(reply.json()).toEqual({ data: { title: "Better", type: "image/png" } });
	const many = { keys: [id], data: { title: "Best" } };
	const changed = await desk.ask("/files?fields=title", { method: "PATCH", body: many, token });
	expect(changed.json()).toEqual({ data: [{ title: "Best" }] });
	const forged = await desk.ask(`/files/${id}`, { method: "PATCH", body: { type: "text/html" }, token });
	expect([forged.statusCode, codeOf(forged)]).toEqual([403, "FORBIDDEN"]);
});

test("the list can be filtered, counted and paged like any other", async () => {
	const token = await editor();
	const title = randomUUID();
	const bytes = await drawPicture();
	for (const name of ["a", "b"]) {
		await desk.upload(
			[
				{ name: "title", value: `${title} ${name}` },
				{ name: "file", filename: "a.png", bytes },
			],
			token,
		);
	}
	const reply = await desk.ask(
		`/files?filter[title][_starts_with]=${title}&fields=title&sort=-title&limit=1&meta=filter_count`,
		{ token },
	);
	expect(reply.json()).toEqual({ data: [{ title: `${title} b` }], meta: { filter_count: 2 } });
	const counted = await desk.ask(`/files?aggregate[count]=*&filter[title][_starts_with]=${title}`, { token });
	expect(counted.json()).toEqual({ data: [{ count: "2" }] });
});

test("deleting a file deletes its bytes; a file shown by an article stays, and the answer names the article", async () => {
	const token = await editor();
	const { id } = (await desk.upload([{ name: "file", filename: "a.png", bytes: await drawPicture() }], token)).json()
		.data;
	const { db, env } = desk.backend;
	const [article] = await db.insert(news).values({ slug: id, title: "x", picture: id }).returning();
	const refused = await desk.ask(`/files/${id}`, { method: "DELETE", token });
	expect([refused.statusCode, codeOf(refused)]).toEqual([400, "INVALID_FOREIGN_KEY"]);
	expect(refused.json().errors[0].message).toBe(`The file is shown by news ${article?.id}: take it out there first.`);
	expect((await db.select().from(news).where(eq(news.slug, id)))[0]?.picture).toBe(id);

	await db.delete(news).where(eq(news.slug, id));
	expect((await desk.ask(`/files/${id}`, { method: "DELETE", token })).statusCode).toBe(204);
	expect(await db.select().from(files).where(eq(files.id, id))).toEqual([]);
	expect((await readdir(env.FILES_DIR)).filter((name) => name.startsWith(id))).toEqual([]);
	const again = await desk.ask(`/files/${id}`, { method: "DELETE", token });
	expect([again.statusCode, codeOf(again)]).toEqual([403, "FORBIDDEN"]);
});

test("deleting several files deletes all or none", async () => {
	const token = await editor();
	const bytes = await drawPicture();
	const upload = async () => (await desk.upload([{ name: "file", filename: "a.png", bytes }], token)).json().data.id;
	const [one, other] = [await upload(), await upload()];
	const del = (keys: string[]) =>
		desk.backend.app.inject({
			url: "/files",
			method: "DELETE",
			headers: { authorization: `Bearer ${token}` },
			payload: keys,
		});
	expect((await del([one, randomUUID()])).statusCode).toBe(403);
	expect((await desk.ask(`/assets/${one}`, { token })).statusCode).toBe(200);
	expect((await del([one, other])).statusCode).toBe(204);
	expect((await desk.ask(`/assets/${one}`, { token })).statusCode).toBe(403);
});

test("if one of several files cannot be stored, none is", async () => {
	const before = await readdir(desk.backend.env.FILES_DIR);
	const reply = await desk.upload(
		[
			{ name: "file", filename: "a.png", bytes: await drawPicture() },
			{ name: "file", filename: "b.png", bytes: Buffer.from("no picture") },
		],
		await editor(),
	);
	expect(reply.statusCode).toBe(415);
	expect(await readdir(desk.backend.env.FILES_DIR)).toEqual(before);
});

test("an SVG is stored without dimensions", async () => {
	const reply = await desk.upload([{ name: "file", filename: "logo.png", bytes: SVG }], await editor());
	expect(reply.json().data).toMatchObject({ type: "image/svg+xml", filename_download: "logo.svg", width: null });
});

test("a form with unreadable parts is refused as a bad form, whatever its boundary", async () => {
	const token = await editor();
	for (const boundary of ["-".repeat(2_000), "x", '"', "a".repeat(70)]) {
		for (const payload of [`--${boundary}`, `--${boundary}\r\n\r\n`, "[]", `--${boundary}\r\nx: y\r\n\r\nz`]) {
			const headers = { authorization: `Bearer ${token}`, "content-type": `multipart/form-data; boundary=${boundary}` };
			const reply = await desk.backend.app.inject({ method: "POST", url: "/files", headers, payload });
			expect([reply.statusCode, codeOf(reply)]).toEqual([400, "INVALID_PAYLOAD"]);
		}
	}
});

test("a full or read-only disk answers 507, and leaves nothing of the file behind", async () => {
	const bytes = await drawPicture("jpeg");
	const { content } = desk.store;
	const full = { content, bytes: new FileBytes(desk.backend.env.FILES_DIR) };
	const id = randomUUID();
	const path = join(desk.backend.env.FILES_DIR, `${id}.part`);
	await mkdir(desk.backend.env.FILES_DIR, { recursive: true });
	await symlink("/dev/full", path);
	const refused = { code: "INSUFFICIENT_STORAGE", status: 507 };
	await expect(storeFile(full, SYSTEM, { bytes, filename: "a", id })).rejects.toMatchObject(refused);
	expect(await readdir(desk.backend.env.FILES_DIR)).not.toContain(`${id}.part`);
	expect(await desk.backend.db.select().from(files).where(eq(files.id, id))).toEqual([]);
	const readOnly = { content, bytes: new FileBytes("/sys/uchit-files") };
	await expect(storeFile(readOnly, SYSTEM, { bytes, filename: "a" })).rejects.toMatchObject(refused);
});

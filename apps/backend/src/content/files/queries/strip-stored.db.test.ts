import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stripStored } from "#backend/content/files/queries/strip-stored.ts";
import { storeFile } from "#backend/content/files/store.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { drawPicture, useFilesDesk } from "#backend/content/testing/pictures.ts";
import { files } from "#backend/db/schema/content/file.ts";

const desk = useFilesDesk();
const { db, env } = desk.backend;
const FORMATS = ["jpeg", "png", "webp", "avif"] as const;
const bytesOf = (id: string) => readFile(join(env.FILES_DIR, id));

async function takePhoto(format: (typeof FORMATS)[number]): Promise<Buffer> {
	const place = { GPSLatitudeRef: "N", GPSLatitude: "28/1 36/1 0/1" };
	return sharp(await drawPicture())
		.withIccProfile("p3")
		.withExif({ IFD0: { Artist: "Asha" }, IFD3: place })
		.withMetadata({ orientation: 6, icc: "p3" })
		.toFormat(format)
		.toBuffer();
}

const rowOf = async (id: string) => (await db.select().from(files).where(eq(files.id, id)))[0];

async function expectClean(id: string, format: string) {
	const bytes = await bytesOf(id);
	const { width, height, exif, xmp, orientation, icc, ...read } = await sharp(bytes).metadata();
	expect({ format: read.format, width, height, exif, xmp, orientation }).toMatchObject({
		...{ format: format === "avif" ? "heif" : format, exif: undefined, xmp: undefined, orientation: undefined },
		...(format === "avif" ? {} : { width: 200, height: 400 }),
	});
	expect(icc?.length).toBeGreaterThan(0);
	expect(bytes.includes("Asha")).toBe(false);
	expect(await rowOf(id)).toMatchObject({ filesize: bytes.length, width, height });
}

test.each(FORMATS)("a photo (%s) is kept upright, in its colours, without what its camera wrote", async (format) => {
	const { id } = await storeFile(desk.store, SYSTEM, { bytes: await takePhoto(format), filename: "a" });
	await expectClean(id, format);
});

test("a comment in a JPEG is removed; a picture without metadata stays the same, byte for byte", async () => {
	const plain = await drawPicture("jpeg");
	const comment = Buffer.from("\xff\xfe\x00\x0aAsha Rao", "latin1");
	const noted = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]);
	const [one, other] = [
		await storeFile(desk.store, SYSTEM, { bytes: plain, filename: "a" }),
		await storeFile(desk.store, SYSTEM, { bytes: noted, filename: "b" }),
	];
	expect((await bytesOf(one.id)).equals(plain)).toBe(true);
	expect((await bytesOf(other.id)).includes("Asha")).toBe(false);
});

test("photos stored earlier lose their metadata once, and their row and ETag follow", async () => {
	const { id } = await storeFile(desk.store, SYSTEM, { bytes: await drawPicture("jpeg"), filename: "a" });
	const token = await desk.tokenOf(await desk.hire({ role: "author" }));
	const etag = async () => (await desk.ask(`/assets/${id}`, { token })).headers.etag;
	await writeFile(join(env.FILES_DIR, id), await takePhoto("jpeg"));
	const before = await etag();
	await rm(join(env.FILES_DIR, "stripped-of-notes"), { force: true });
	const strip = () => stripStored(desk.store, (_id, error) => expect(error).toBeUndefined());
	expect(await strip()).toEqual([id]);
	await expectClean(id, "jpeg");
	expect(await etag()).not.toBe(before);
	expect(await strip()).toEqual([]);
});

test("later starts read only the files that were unreadable before, until they succeed", async () => {
	const store = () => storeFile(desk.store, SYSTEM, { bytes: drawn, filename: "a" });
	const drawn = await drawPicture("jpeg");
	const [clean, broken] = [await store(), await store()];
	const path = join(env.FILES_DIR, broken.id);
	await rm(join(env.FILES_DIR, "stripped-of-notes"), { force: true });
	await writeFile(path, "no picture");
	const inTrouble: string[] = [];
	const strip = () => stripStored(desk.store, (id) => inTrouble.push(id));
	expect(await strip()).toEqual([]);
	await writeFile(join(env.FILES_DIR, clean.id), await takePhoto("jpeg"));
	expect(await strip()).toEqual([]);
	expect(inTrouble).toEqual([broken.id, broken.id]);
	await writeFile(path, await takePhoto("jpeg"));
	expect(await strip()).toEqual([broken.id]);
	expect(await strip()).toEqual([]);
	expect(inTrouble).toHaveLength(2);
});

test("a photo that an editor uploads and publishes reveals neither place nor photographer", async () => {
	const token = await desk.tokenOf(await desk.hire({ role: "editor" }));
	const sent = { name: "file", filename: "a.jpg", bytes: await takePhoto("jpeg") };
	const picture = (await desk.upload([sent], token)).json().data.id;
	const slug = `photo-${picture}`;
	const body = {
		slug,
		title: "A",
		category: "exams",
		body: "<p>A</p>",
		picture,
		picture_alt: "A",
		status: "published",
	};
	expect((await desk.ask("/items/news", { method: "POST", token, body })).statusCode).toBe(200);
	const shown = await desk.ask(`/assets/${picture}`);
	expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, expect.stringContaining("public")]);
	const { exif, xmp } = await sharp(shown.rawPayload).metadata();
	expect([exif, xmp, shown.rawPayload.includes("Asha")]).toEqual([undefined, undefined, false]);
});

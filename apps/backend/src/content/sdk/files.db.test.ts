import { deleteFile, readAssetArrayBuffer, readFile, readFiles, updateFile, uploadFiles } from "@directus/sdk";
import sharp from "sharp";
import { expect, test } from "vitest";
import { useSdk } from "#backend/content/sdk/client.ts";

const sdk = useSdk();

test("uploadFiles stores a picture, and its bytes and size can be read back", async () => {
	const client = await sdk.signedIn(await sdk.desk.hire({ role: "editor" }));
	const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#0a7" } })
		.png()
		.toBuffer();
	const form = new FormData();
	form.append("title", "A green field");
	form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "field.png");
	const made = await client.request(uploadFiles(form));
	expect(made).toMatchObject({
		title: "A green field",
		filename_download: "field.png",
		type: "image/png",
		width: 64,
		height: 48,
	});
	const storedBytes = await client.request(readAssetArrayBuffer(made.id));
	expect(Buffer.from(storedBytes).equals(bytes)).toBe(true);
	expect(await client.request(readFile(made.id, { fields: ["width"] }))).toEqual({ width: 64 });
	expect(await client.request(updateFile(made.id, { title: "A field" }, { fields: ["title"] }))).toEqual({
		title: "A field",
	});
	const admin = await sdk.signedIn(await sdk.desk.hire({ role: "admin" }));
	await admin.request(deleteFile(made.id));
	expect(await admin.request(readFiles({ filter: { id: { _eq: made.id } } }))).toEqual([]);
	client.stopRefreshing();
	admin.stopRefreshing();
});

test("nobody can see a file without a published item", async () => {
	const client = await sdk.signedIn(await sdk.desk.hire({ role: "editor" }));
	const form = new FormData();
	const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
		.png()
		.toBuffer();
	form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "hidden.png");
	const { id } = await client.request(uploadFiles(form));
	await expect(sdk.visitor().request(readFile(id))).rejects.toMatchObject({ response: { status: 403 } });
	await expect(sdk.visitor().request(readAssetArrayBuffer(id))).rejects.toMatchObject({ response: { status: 403 } });
	client.stopRefreshing();
});

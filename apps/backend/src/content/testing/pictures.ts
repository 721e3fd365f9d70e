import { rm } from "node:fs/promises";
import sharp from "sharp";
import { afterAll } from "vitest";
import { createFileStore, type FileStore } from "#backend/content/files/store.ts";
import { createContent } from "#backend/content/items/content.ts";
import { type Desk, useDesk } from "#backend/content/testing/desk.ts";

export type FilesDesk = Desk & {
	store: FileStore;
	upload: (parts: readonly FormPart[], token?: string) => ReturnType<Desk["ask"]>;
};

export type FormPart =
	| { name: string; value: string }
	| { name: string; filename: string; bytes: Buffer; type?: string };

export function useFilesDesk(): FilesDesk {
	const desk = useDesk();
	const { backend } = desk;
	const { env, db } = backend;
	const store = createFileStore({ content: createContent({ db }), directory: env.FILES_DIR });
	afterAll(() => rm(env.DATA_DIR, { recursive: true, force: true }));
	return {
		...desk,
		backend,
		store,
		upload(parts, token) {
			const boundary = "between-the-parts";
			const headers = {
				"content-type": `multipart/form-data; boundary=${boundary}`,
				...(token !== undefined && { authorization: `Bearer ${token}` }),
			};
			return backend.app.inject({ url: "/files", method: "POST", headers, payload: toForm(parts, boundary) });
		},
	};
}

export function toForm(parts: readonly FormPart[], boundary: string): Buffer {
	const chunks = parts.map((part) => {
		const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"`;
		if ("value" in part) return Buffer.from(`${head}\r\n\r\n${part.value}\r\n`);
		const { filename, bytes, type = "application/octet-stream" } = part;
		return Buffer.concat([
			Buffer.from(`${head}; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`),
			bytes,
			Buffer.from("\r\n"),
		]);
	});
	return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

export function drawPicture(
	type: "png" | "jpeg" | "webp" | "avif" | "gif" = "png",
	width = 400,
	height = 200,
): Promise<Buffer> {
	const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 90 };
	return sharp({ create: { width, height, channels: 3, background } })
		.toFormat(type)
		.toBuffer();
}

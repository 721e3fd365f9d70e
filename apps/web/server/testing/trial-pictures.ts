import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { parseEnv } from "#server/env.ts";
import { registerErrors } from "#server/errors.ts";
import type { FetchOptions } from "#server/images/fetch-source.ts";
import { registerImages } from "#server/images.ts";

export const ASSET = "/assets/0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e";

export function drawPicture(type: "png" | "jpeg" | "webp" | "gif", width = 1_000, height = 500): Promise<Buffer> {
	const bars = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="10%" y="20%" width="20%" height="80%" fill="#345"/><rect x="40%" y="50%" width="20%" height="50%" fill="#c60"/></svg>`,
	);
	return sharp(bars).toFormat(type).toBuffer();
}

export async function startOrigin(answer: RequestListener): Promise<{ url: string; seen: string[] }> {
	const seen: string[] = [];
	const server = createServer((request, reply) => {
		seen.push(request.url ?? "");
		return answer(request, reply);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server has no port.");
	return { url: `http://127.0.0.1:${address.port}`, seen };
}

type PictureOptions = FetchOptions & {
	contentUrl: string;
	isForeign?: boolean;
	hosts?: string;
	cacheMb?: number;
	directory?: string;
};

export async function startPictures({
	contentUrl,
	isForeign = false,
	hosts = "",
	cacheMb = 10,
	directory,
	...fetching
}: PictureOptions) {
	const own = directory ?? (await mkdtemp(join(tmpdir(), "uchit-pictures-")));
	const env = parseEnv({
		BACKEND_KEY: "a-key-for-the-tests",
		BACKEND_URL: isForeign ? "http://127.0.0.1:9" : contentUrl,
		CONTENT_URL: contentUrl,
		DATA_DIR: own,
		IMAGE_HOSTS: hosts,
		IMAGE_CACHE_MB: String(cacheMb),
	});
	const clock = { now: Date.now() };
	const app = fastify();
	registerErrors(app);
	const images = registerImages(app, { env, now: () => clock.now, fetching: { mayConnect: () => true, ...fetching } });
	onTestFinished(async () => {
		await app.close();
		if (directory === undefined) await rm(own, { recursive: true, force: true });
	});
	const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
	return {
		images,
		clock,
		get,
		directory: own,
		picture: (parameters: { url?: string; w?: string; q?: string }, headers: Record<string, string> = {}) =>
			get(`/_next/image?${new URLSearchParams(parameters)}`, headers),
	};
}

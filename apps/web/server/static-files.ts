import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendPlainPage } from "#server/pages/plain-page.ts";

/** File names under /assets contain a hash of their content. */
const ASSETS_CACHE = "public, max-age=31536000, immutable";
const OTHER_CACHE = "public, max-age=3600";

/**
 * Serves only the files of the finished build: one route for each file that exists at the start. A missing asset is a
 * plain 404, never a page.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDirectory: string): Promise<void> {
	const assetsDirectory = join(clientDirectory, "assets");
	await app.register(fastifyStatic, {
		root: clientDirectory,
		wildcard: false,
		decorateReply: false,
		globIgnore: ["**/*.br", "**/*.gz"],
		preCompressed: true,
		index: false,
		cacheControl: false,
		setHeaders: (reply, path) => {
			reply.header("cache-control", path.startsWith(assetsDirectory) ? ASSETS_CACHE : OTHER_CACHE);
		},
	});
	app.get("/assets/*", (_request, reply) => sendPlainPage(reply, 404));
}

/** Flags change once in a decade: thirty days. */
const FLAGS_CACHE = "public, max-age=2592000";

/** Serves the flags of countries (`/flags/de.svg`), and no other file of their package. */
export async function registerFlags(app: FastifyInstance): Promise<void> {
	await app.register(fastifyStatic, {
		root: fileURLToPath(new URL("flags/4x3", import.meta.resolve("flag-icons/package.json"))),
		prefix: "/flags/",
		wildcard: false,
		decorateReply: false,
		index: false,
		cacheControl: false,
		setHeaders: (reply) => {
			reply.header("cache-control", FLAGS_CACHE);
		},
	});
	app.get("/flags/*", (_request, reply) => sendPlainPage(reply, 404));
}

import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendPlainPage } from "#server/pages/plain-page.ts";

/** Names of files under /assets carry a hash of their content. */
const ASSETS_CACHE = "public, max-age=31536000, immutable";
const OTHER_CACHE = "public, max-age=3600";

/**
 * Serves the files of the finished build, and nothing else: one route for each file that is there at the start. An asset
 * that is not there is a plain 404, never a page.
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

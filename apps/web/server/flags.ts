import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendPlainPage } from "#server/pages/plain-page.ts";

/** Flags change once in a decade: thirty days. */
const FLAGS_CACHE = "public, max-age=2592000";

/** Serves the flags of countries (`/flags/de.svg`), and nothing else of their package. */
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

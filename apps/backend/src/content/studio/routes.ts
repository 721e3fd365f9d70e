import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { sendStudioPage } from "#backend/content/studio/page.ts";
import type { Env } from "#backend/env.ts";

const BUILT = join(import.meta.dirname, "../../../../studio/build");

export const studioRoutes: FastifyPluginAsync<{ env: Env; directory?: string }> = async (
	app,
	{ env, directory = BUILT },
) => {
	const hidden = { schema: { hide: true } };
	app.get("/studio", hidden, async (_request, reply) => reply.redirect("/studio/", 308));
	app.get("/studio/", hidden, async (_request, reply) => sendStudioPage(reply, { directory, siteUrl: env.SITE_URL }));
	// Their names change with their content.
	await app.register(fastifyStatic, {
		root: join(directory, "assets"),
		prefix: "/studio/assets/",
		decorateReply: false,
		index: false,
		immutable: true,
		maxAge: "365d",
		preCompressed: true,
		schemaHide: true,
	});
};

import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import type { Content } from "#backend/content/items/types.ts";
import { correctionDeskRoutes } from "#backend/content/studio/correction-routes.ts";
import { sendStudioPage } from "#backend/content/studio/page.ts";
import { tryRoutes } from "#backend/content/studio/try.ts";
import type { Env } from "#backend/env.ts";

/** Where `npm run build` leaves the editors' desk. */
const BUILT = join(import.meta.dirname, "../../../../studio/build");

/** The editors' desk at `/studio`: a page, its scripts, and the dry run of its imports. */
export const studioRoutes: FastifyPluginAsync<{ content: Content; env: Env; directory?: string }> = async (
	app,
	{ content, env, directory = BUILT },
) => {
	const hidden = { schema: { hide: true } };
	await app.register(tryRoutes, { content });
	await app.register(correctionDeskRoutes, { content });
	app.get("/studio", hidden, async (_request, reply) => reply.redirect("/studio/", 308));
	app.get("/studio/", hidden, async (_request, reply) => sendStudioPage(reply, { directory, siteUrl: env.SITE_URL }));
	// Their names change with what is in them.
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

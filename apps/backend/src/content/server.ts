import { sql } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";

/** What Directus's clients ask to see whether, and what, a content system is there. */
export const serverRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db, env }) => {
	app.get("/server/ping", { schema: documented("Whether it answers") }, async (_request, reply) =>
		reply.type("text/plain; charset=utf-8").send("pong"),
	);

	app.get("/server/info", { schema: documented("What it is called") }, async () => ({
		data: { project: { project_name: env.SITE_NAME, public_registration: false, default_language: "en-US" } },
	}));

	app.get("/server/health", { schema: documented("Whether it works") }, async (request, reply) => {
		reply.header("cache-control", "no-store").type("application/health+json; charset=utf-8");
		try {
			await db.execute(sql`select 1`);
			return reply.send(JSON.stringify({ status: "ok" }));
		} catch (error) {
			request.log.warn({ err: error }, "The content system cannot reach its database");
			return reply.code(503).send(JSON.stringify({ status: "error" }));
		}
	});
};

function documented(summary: string) {
	return { summary, tags: ["content"] };
}

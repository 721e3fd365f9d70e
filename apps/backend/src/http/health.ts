import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { problemReplies, Unavailable } from "#backend/http/problems.ts";
import { listEmptyTables } from "#backend/queries/facts.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

const Health = z.object({ status: z.enum(["live", "ready"]) });

export const healthRoutes: FastifyPluginAsyncZod<{ db: Database; index: LiveIndex }> = async (app, { db, index }) => {
	app.get(
		"/health/live",
		{ schema: { summary: "The process runs", tags: ["health"], response: { 200: Health } } },
		async () => ({ status: "live" as const }),
	);

	app.get(
		"/health/ready",
		{
			schema: {
				summary: "The database answers and has facts, and the index of institutions is built",
				tags: ["health"],
				response: { 200: Health, ...problemReplies(503) },
			},
		},
		async () => {
			const empty = await listEmptyTables(db);
			if (empty.length > 0) throw new Unavailable(`The facts are not loaded: nothing in ${empty.join(", ")}.`);
			await index.get();
			return { status: "ready" as const };
		},
	);
};

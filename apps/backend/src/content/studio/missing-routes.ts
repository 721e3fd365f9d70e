import { MissKey } from "@uchit/contract/miss.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { staffOf } from "#backend/content/caller.ts";
import type { Database } from "#backend/db/client.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { listGaps } from "#backend/search/queries/gaps.ts";
import { deleteMiss, listMisses } from "#backend/search/queries/misses.ts";

type MissingParts = { db: Database; index: LiveIndex };

export const missingRoutes: FastifyPluginAsyncZod<MissingParts> = async (app, { db, index }) => {
	app.get("/content/misses", {
		schema: { summary: "What visitors looked for and did not find", tags: ["content"] },
		handler: async (request) => {
			await staffOf(request, "editor", "admin");
			return { data: await listMisses(db) };
		},
	});

	app.post("/content/misses/done", {
		schema: { summary: "Forget what has been seen to", tags: ["content"], body: MissKey },
		handler: async (request, reply) => {
			await staffOf(request, "editor", "admin");
			await deleteMiss(db, request.body);
			return reply.code(204).send();
		},
	});

	app.get("/content/gaps", {
		schema: { summary: "Well-known colleges without a fee, a website or a closing rank", tags: ["content"] },
		handler: async (request) => {
			await staffOf(request, "editor", "admin");
			const { colleges, orders } = await index.get();
			const ids = Array.from(orders.byEvidence.subarray(0, LOOKED_AT), (number) => colleges[number]?.id ?? "");
			return { data: await listGaps(db, ids) };
		},
	});
};

/** Only this many of the best-known institutions are checked. */
const LOOKED_AT = 1_500;

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { Unavailable } from "#backend/errors.ts";
import { listEmptyTables } from "#backend/facts/queries/data-state.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { servesRequests } from "#backend/platform/role.ts";
import type { LivePredictIndex } from "#backend/predict/live-predict-index.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

const Health = z.object({ status: z.enum(["live", "ready"]) });

type Parts = {
	db: Database;
	index: LiveIndex;
	guides: LiveGuides;
	predictIndex: LivePredictIndex;
	warmUp: () => Promise<void>;
	isClosing: () => boolean;
	env: Env;
};

export const healthRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
	const { db, index, guides, predictIndex, warmUp, isClosing, env } = parts;
	app.get("/health/live", {
		schema: { summary: "The process runs", tags: ["health"], response: { 200: Health } },
		handler: async () => ({ status: "live" as const }),
	});

	app.get("/health/ready", {
		schema: {
			summary:
				"The database answers and has facts; where visitors are answered, the index of institutions, the count of cutoffs and the predictor's index are there and a question was answered; the program was not told to end",
			tags: ["health"],
			response: { 200: Health, ...problemReplies(503) },
		},
		handler: async () => {
			if (isClosing()) throw new Unavailable("This instance is about to end.");
			const empty = await listEmptyTables(db);
			if (empty.length > 0) throw new Unavailable(`The facts are not loaded: nothing in ${empty.join(", ")}.`);
			if (servesRequests(env)) {
				await Promise.all([index.get(), guides.cutoffYears(), predictIndex.get()]);
				await warmUp();
			}
			return { status: "ready" as const };
		},
	});
};

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { staffOf } from "#backend/content/caller.ts";
import { countEach } from "#backend/content/items/reading/reading.ts";
import type { Content } from "#backend/content/items/types.ts";

/** json_build_array takes no more arguments. */
const MAX_AT_ONCE = 100;
const Counted = z.array(z.strictObject({ collection: z.string().max(100), filter: z.record(z.string(), z.unknown()) }));

export const countRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
	const body = z.strictObject({ counts: Counted.max(MAX_AT_ONCE) });
	const schema = { summary: "How many items several filters match, in their order", tags: ["content"], body };
	app.post("/content/count", { schema }, async (request) => {
		const numbers = await countEach(content, await staffOf(request), request.body.counts);
		// Null for what the caller may not read.
		return { data: numbers.map((number) => number ?? null) };
	});
};

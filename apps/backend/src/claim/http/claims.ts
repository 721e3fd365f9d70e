import { Claims, ClaimsBody } from "@uchit/contract/claim.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type ClaimParts, judgeClaims } from "#backend/claim/claims.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Parts = Omit<ClaimParts, "index"> & { index: LiveIndex };

export const claimRoutes: FastifyPluginAsyncZod<Parts> = async (app, { index, ...parts }) => {
	app.post("/claims", {
		schema: {
			summary: "What a pasted text claims about one institution, phrase by phrase, and what our sources have of it",
			description:
				"A phrase is contradicted only where it names its year, its list and its pool, and our source has another figure of just that. What is not understood is not judged. Nothing of the text is kept.",
			tags: ["colleges"],
			body: ClaimsBody,
			response: { 200: Claims, ...problemReplies(400, 413, 415, 429, 503) },
		},
		handler: async ({ body }, reply) => {
			reply.header("cache-control", "no-store");
			return judgeClaims({ ...parts, index: await index.get() }, body.text);
		},
	});
};

import { Shortlist } from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountParts } from "#backend/http/account-parts.ts";
import { BadField, problemReplies } from "#backend/http/problems.ts";
import { requireVisitor } from "#backend/http/visitor.ts";
import { listShortlist, MOST_ENTRIES, mergeShortlist } from "#backend/queries/shortlists.ts";

export const meShortlistRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, now } = parts;
	const tags = ["me"];

	app.get(
		"/me/shortlist",
		{ schema: { summary: "The visitor's colleges", tags, response: { 200: Shortlist, ...problemReplies(401, 503) } } },
		async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return { entries: await listShortlist(db, visitor.id) };
		},
	);

	app.put(
		"/me/shortlist",
		{
			schema: {
				summary: "Merge what a device has",
				description: "Of each college the newest change wins; what is not named stays. The answer is the whole list.",
				tags,
				body: Shortlist,
				response: { 200: Shortlist, ...problemReplies(400, 401, 503) },
			},
		},
		async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			const entries = await mergeShortlist(db, { visitorId: visitor.id, entries: request.body.entries }, now());
			if (entries === undefined) throw new BadField("entries", `a shortlist holds at most ${MOST_ENTRIES} colleges`);
			return { entries };
		},
	);
};

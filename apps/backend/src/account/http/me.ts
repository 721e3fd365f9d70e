import { Deleted, Me, MeChange } from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { deleteVisitor } from "#backend/account/queries/visitor-delete.ts";
import { exportVisitor } from "#backend/account/queries/visitor-export.ts";
import { getMe } from "#backend/account/queries/visitor-me.ts";
import { changeVisitor } from "#backend/account/queries/visitors.ts";
import { NotSignedIn } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { meApplicationRoutes } from "./me-applications.ts";
import { meConsentRoutes } from "./me-consents.ts";
import { meContactRoutes } from "./me-contacts.ts";
import { meExamAlertRoutes } from "./me-exam-alerts.ts";
import { meSessionRoutes } from "./me-sessions.ts";
import { meShortlistAlertRoutes, meShortlistRoutes } from "./me-shortlist.ts";
import { requireConfirmed, requireVisitor } from "./visitor.ts";

const DeletionRequest = z.object({
	reviews: z.enum(["keep", "remove"]).default("keep").describe("`keep` leaves the reviews up without a name"),
});

const Everything = z.record(z.string(), z.unknown());

/** A visitor's own data, for that visitor only: requests need an assertion beside BACKEND_KEY. */
export const meRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, keys, personalParts } = parts;
	const tags = ["me"];
	const lists = [meShortlistRoutes, meApplicationRoutes];
	const alerts = [meShortlistAlertRoutes, meExamAlertRoutes];
	for (const routes of [meContactRoutes, meSessionRoutes, ...lists, ...alerts, meConsentRoutes]) {
		await app.register(routes, parts);
	}

	app.get("/me", {
		schema: { summary: "The visitor's account", tags, response: { 200: Me, ...problemReplies(401, 503) } },
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return requireMe(await getMe(db, keys, visitor.id));
		},
	});

	app.patch("/me", {
		schema: {
			summary: "Change name or language",
			tags,
			body: MeChange,
			response: { 200: Me, ...problemReplies(400, 401, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			await changeVisitor(db, visitor.id, request.body);
			return requireMe(await getMe(db, keys, visitor.id));
		},
	});

	app.get("/me/export", {
		schema: {
			summary: "Everything that we keep about the visitor, as JSON, for who has just signed in",
			tags,
			response: { 200: Everything, ...problemReplies(401, 403, 503) },
		},
		handler: async (request, reply) => {
			const { visitor } = await requireConfirmed(request, parts);
			const everything = await exportVisitor(db, keys, { id: visitor.id, parts: personalParts });
			reply.header("content-disposition", 'attachment; filename="my-data.json"');
			return { exportedAt: parts.now().toISOString(), ...everything };
		},
	});

	app.delete("/me", {
		schema: {
			summary: "Delete the account, at once, for who has just signed in",
			tags,
			querystring: DeletionRequest,
			response: { 200: Deleted, ...problemReplies(400, 401, 403, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireConfirmed(request, parts);
			const { reviews } = request.query;
			return deleteVisitor(db, personalOf(parts), { id: visitor.id, reviews, parts: personalParts });
		},
	});
};

/** The account may be deleted between two queries. */
function requireMe(me: Me | undefined): Me {
	if (me === undefined) throw new NotSignedIn("This session has ended.");
	return me;
}

import { Consents, ConsentWithdrawal } from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AccountParts } from "#backend/account/parts.ts";
import { listConsents, withdrawConsent } from "#backend/account/queries/consents.ts";
import { Conflict, NotFound } from "#backend/errors.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { requireVisitor } from "./visitor.ts";

export const meConsentRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, now } = parts;
	const tags = ["me"];

	app.get("/me/consents", {
		schema: {
			summary: "The ledger of consents, newest first",
			tags,
			response: { 200: Consents, ...problemReplies(401, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return { entries: await listConsents(db, visitor.id) };
		},
	});

	app.post("/me/consents", {
		schema: {
			summary: "Take a consent back",
			description: "It becomes a row of its own; nothing in the ledger is changed.",
			tags,
			body: ConsentWithdrawal,
			response: { 200: Consents, ...problemReplies(400, 401, 404, 409, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			if (request.body.purpose === "account") {
				throw new Conflict(
					"account-needs-consent",
					"Without this consent there is no account: delete the account to take it back.",
				);
			}
			const entry = { subject: visitor.id, channel: "account", at: now() };
			if (!(await withdrawConsent(db, entry, request.body))) {
				throw new NotFound("No consent of this kind is given now.");
			}
			return { entries: await listConsents(db, visitor.id) };
		},
	});
};

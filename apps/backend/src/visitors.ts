import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "#backend/account/http/accounts.ts";
import { type AccountParts, createAccountParts } from "#backend/account/parts.ts";
import { documentRoutes } from "#backend/document/http/documents.ts";
import { documentPersonalPart } from "#backend/document/queries/personal-part.ts";
import { leadServiceRoutes } from "#backend/lead/http/lead-service.ts";
import type { LeadParts } from "#backend/lead/parts.ts";
import { leadPersonalPart } from "#backend/lead/queries/personal-part.ts";
import { collegeClaimRoutes } from "#backend/review/http/college-claims.ts";
import { reviewResponseRoutes } from "#backend/review/http/review-responses.ts";
import { ownReviewRoutes } from "#backend/review/http/reviews.ts";
import { reviewPersonalPart } from "#backend/review/queries/personal-part.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

export const PERSONAL_PARTS = [reviewPersonalPart, documentPersonalPart, leadPersonalPart] as const;

type VisitorOptions = Pick<AccountParts, "db" | "background" | "env" | "now"> & { index: LiveIndex; leads: LeadParts };

/** All that belongs to one visitor: the account, and what every noun takes from people. */
export const visitorRoutes: FastifyPluginAsync<VisitorOptions> = async (app, { index, leads, ...options }) => {
	const { countDelivery } = app.counters;
	const parts = createAccountParts({ ...options, personalParts: PERSONAL_PARTS }, { log: app.log, countDelivery });
	app.addHook("onRequest", async (_request, reply) => {
		// Shared caches must not store personal data.
		reply.header("cache-control", "no-store");
	});
	await app.register(accountRoutes, { ...parts, index });
	await app.register(ownReviewRoutes, parts);
	await app.register(reviewResponseRoutes, parts);
	await app.register(collegeClaimRoutes, parts);
	await app.register(documentRoutes, parts);
	await app.register(leadServiceRoutes, leads);
};

import { OtpSent } from "@uchit/contract/account.ts";
import { ClaimCode, CodeToken, CollegeClaims } from "@uchit/contract/review.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { browserOf } from "#backend/account/http/browser.ts";
import { limitSends } from "#backend/account/http/send-limits.ts";
import { requireVisitor } from "#backend/account/http/visitor.ts";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { BadField } from "#backend/errors.ts";
import { CollegeParams, collegeIdOf } from "#backend/facts/http/college-params.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { claimCollege, listClaims } from "#backend/review/queries/claims.ts";
import { collegeEmailOf, sendCollegeCode } from "./college-email.ts";
import { TOKEN_FAULTS } from "./review-responses.ts";

/** Claims for a college: a code to an address at its recorded domain, then approval by staff. */
export const collegeClaimRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db } = parts;
	const tags = ["reviews"];

	app.post("/colleges/:slug/claims/code", {
		schema: {
			summary: "Send a code to an address at a college's own domain",
			description: "The domain is that of the site that our sources record for the college.",
			tags,
			params: CollegeParams,
			body: ClaimCode,
			response: { 200: OtpSent, ...problemReplies(400, 401, 404, 429, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			const collegeId = await collegeIdOf(db, request.params.slug);
			const codeRequest = { collegeId, collegeEmail: request.body.email, field: "email", use: "speak-for" } as const;
			const email = await collegeEmailOf(db, codeRequest);
			await limitSends(parts, request, email);
			const browser = browserOf(parts, request);
			return sendCollegeCode(parts, { email, visitor, browser, purpose: "college-claim" });
		},
	});

	app.post("/colleges/:slug/claims", {
		schema: {
			summary: "Claim a college with the token of that code",
			tags,
			params: CollegeParams,
			body: CodeToken,
			response: { 201: CollegeClaims, ...problemReplies(400, 401, 404, 503) },
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			const collegeId = await collegeIdOf(db, request.params.slug);
			const claim = { collegeId, visitorId: visitor.id, token: request.body.token };
			const outcome = await claimCollege(db, personalOf(parts), claim);
			if (outcome !== "stored") throw new BadField("token", TOKEN_FAULTS[outcome].reason, TOKEN_FAULTS[outcome]);
			return reply.code(201).send({ items: await listClaims(db, visitor.id) });
		},
	});

	app.get("/me/claims", {
		schema: {
			summary: "The colleges that the visitor has claimed",
			tags: ["me"],
			response: { 200: CollegeClaims, ...problemReplies(401, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return { items: await listClaims(db, visitor.id) };
		},
	});
};

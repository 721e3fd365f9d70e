import {
	CodeToken,
	ReviewAppeal,
	ReviewReceipt,
	ReviewReply,
	ReviewReport,
	ReviewVotes,
} from "@uchit/contract/review.ts";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireVisitor } from "#backend/account/http/visitor.ts";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { BadField, Conflict } from "#backend/errors.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { countOrRefuse, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";
import { verifyWriter } from "#backend/review/queries/claims.ts";
import { appealReview } from "#backend/review/queries/own.ts";
import { replyToReview, reportReview } from "#backend/review/queries/responses.ts";
import { vote } from "#backend/review/queries/votes.ts";
import { toPlainText } from "#backend/review/rules/plain-text.ts";
import { noSuchReview, ReviewParams } from "./reviews.ts";

/** A school's pupils may share one address. */
const REPORTS_PER_ADDRESS_HOUR = 60;
const MIN_CHARACTERS = 20;

export const reviewResponseRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, now } = parts;
	const tags = ["reviews"];
	const schema = { tags, params: ReviewParams };

	for (const [method, isHelpful] of [
		["PUT", true],
		["DELETE", false],
	] as const) {
		app.route({
			method,
			url: "/reviews/:id/helpful",
			schema: {
				...schema,
				summary: isHelpful ? "Say that a review helped: once for each person" : "Take that back",
				response: { 200: ReviewVotes, ...problemReplies(400, 401, 404, 409, 503) },
			},
			handler: async (request) => {
				const { visitor } = await requireVisitor(request, parts);
				const { id } = ReviewParams.parse(request.params);
				const outcome = await vote(db, { id, visitorId: visitor.id, isHelpful });
				if (outcome.kind === "unknown") throw noSuchReview();
				if (outcome.kind === "own") throw new Conflict("own-review", "This is your own review.");
				return { helpful: outcome.helpful, isMine: isHelpful };
			},
		});
	}

	app.post("/reviews/:id/report", {
		schema: {
			...schema,
			summary: "Say what is wrong with a public review",
			body: ReviewReport,
			response: problemReplies(400, 404, 429, 503),
		},
		handler: async (request, reply) => {
			await limitReports(parts, request);
			const { reason, message } = request.body;
			const report = { id: request.params.id, reason, message: toPlainText(message), now: now() };
			if (!(await reportReview(db, report))) throw noSuchReview();
			return reply.code(204).send();
		},
	});

	app.put("/reviews/:id/reply", {
		schema: {
			...schema,
			summary: "Answer for the college, with an approved claim; moderators see it before the public does",
			body: ReviewReply,
			response: problemReplies(400, 401, 404, 409, 503),
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			const text = requirePlainText(request.body.text);
			const outcome = await replyToReview(db, { id: request.params.id, visitorId: visitor.id, text, now: now() });
			if (outcome === "unknown") throw noSuchReview();
			if (outcome === "not-yours") throw new Conflict("no-claim", "You have no approved claim of this college.");
			return reply.code(204).send();
		},
	});

	app.post("/reviews/:id/appeal", {
		schema: {
			...schema,
			summary: "Ask for another look at one's own review that was rejected or removed, once",
			body: ReviewAppeal,
			response: { 200: ReviewReceipt, ...problemReplies(400, 401, 404, 409, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			const appeal = {
				id: request.params.id,
				visitorId: visitor.id,
				text: requirePlainText(request.body.text),
				now: now(),
			};
			const receipt = await appealReview(db, appeal);
			if (receipt === undefined) throw noSuchReview();
			return receipt;
		},
	});

	app.post("/reviews/:id/college-email", {
		schema: {
			...schema,
			summary: "Show by a code's token that the writer has an address at the college",
			body: CodeToken,
			response: problemReplies(400, 401, 404, 503),
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			const { token } = request.body;
			const outcome = await verifyWriter(db, personalOf(parts), {
				id: request.params.id,
				visitorId: visitor.id,
				token,
			});
			if (outcome === undefined) throw noSuchReview();
			if (outcome !== "verified") throw new BadField("token", TOKEN_FAULTS[outcome].reason, TOKEN_FAULTS[outcome]);
			return reply.code(204).send();
		},
	});
};

export const TOKEN_FAULTS = {
	"bad-token": { code: "bad-token", reason: "is not known, has run out, or was used" },
	"other-domain": { code: "not-at-college", reason: "is of an address that is not at the college's own site" },
} as const;

async function limitReports(parts: AccountParts, request: FastifyRequest): Promise<void> {
	const key = `review-report:${visitorKey(request, parts.env.BACKEND_KEY)}`;
	const limit = { key, most: REPORTS_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS };
	await countOrRefuse(parts, limit, `At most ${REPORTS_PER_ADDRESS_HOUR} reports an hour are taken from one address.`);
}

function requirePlainText(typed: string): string {
	const text = toPlainText(typed);
	if (text.length < MIN_CHARACTERS) {
		throw new BadField("text", `at least ${MIN_CHARACTERS} characters of plain text`, {
			code: "too-short",
			values: { least: MIN_CHARACTERS },
		});
	}
	return text;
}

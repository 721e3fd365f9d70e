import { STATUS_CODES } from "node:http";
import { type FieldProblem, Problem } from "@uchit/contract/problem.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from "fastify-type-provider-zod";
import { findOutageReason } from "#backend/db/outage-reason.ts";
import {
	BadField,
	BadFields,
	Conflict,
	Malformed,
	MovedPermanently,
	NotConfirmed,
	NotFound,
	NotSignedIn,
	TooMany,
	Unavailable,
} from "#backend/errors.ts";
import { recordFailure, statusOf } from "#backend/http/failure.ts";

const UNREADABLE = "Some of what was sent cannot be read.";

/** Turns every error reply of this scope into an RFC 9457 problem. Call it before the scope's routes are added. */
export function answerWithProblems(app: FastifyInstance): void {
	app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
	app.setNotFoundHandler((request, reply) => sendProblem(noSuchAddress(request), request, reply));
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
	if (error instanceof MovedPermanently) {
		reply.redirect(request.url.replace(`/${error.from}`, `/${error.to}`), 301);
		return;
	}
	const problem = toProblem(error);
	const retryAfterSeconds = error instanceof TooMany ? error.retryAfterSeconds : undefined;
	recordFailure(request, reply, { error, ...problem, retryAfterSeconds });
	reply.code(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}

export function problemReplies(...statuses: number[]) {
	const reply = (status: number) => ({
		description: STATUS_CODES[status] ?? "Problem",
		content: { "application/problem+json": { schema: Problem } },
	});
	return Object.fromEntries(statuses.map((status) => [status, reply(status)]));
}

export function noSuchAddress(request: FastifyRequest): NotFound {
	return new NotFound(
		`There is no operation ${request.method} ${request.url.split("?")[0]}. All operations are listed at /docs.`,
	);
}

export function toProblem(error: unknown): Problem {
	if (error instanceof NotFound) return problem(404, error.message);
	if (error instanceof Malformed) return problem(400, error.message);
	if (error instanceof BadField) return toUnreadableProblem([error]);
	if (error instanceof BadFields) return toUnreadableProblem(error.fields);
	if (error instanceof NotSignedIn) return problem(401, error.message);
	if (error instanceof NotConfirmed) return problem(403, error.message);
	if (error instanceof Conflict) return { ...problem(409, error.message), code: error.code };
	if (error instanceof Unavailable) return problem(503, error.message);
	if (error instanceof TooMany) return { ...problem(429, error.message), code: error.code, puzzle: error.puzzle };
	if (hasZodFastifySchemaValidationErrors(error)) {
		const errors = error.validation.map(
			({ instancePath, message: reason = "", keyword, params }): FieldProblem => ({
				field: instancePath.slice(1),
				reason,
				...codeOf(keyword, { ...params, reason }),
			}),
		);
		return { ...problem(400, UNREADABLE), errors };
	}
	const away = findOutageReason(error);
	if (away !== undefined) return problem(503, away);
	return toFrameworkProblem(error);
}

function toUnreadableProblem(fields: readonly BadField[]): Problem {
	const errors = fields.map(
		({ field, message: reason, code, values }): FieldProblem => ({ field, reason, code, values }),
	);
	return { ...problem(400, UNREADABLE), errors };
}

/** A missing value shows only in the validator's message, which does not contain the value. */
function codeOf(
	keyword: string,
	{ maximum, minimum, reason }: { maximum?: unknown; minimum?: unknown; reason: string },
): Pick<FieldProblem, "code" | "values"> {
	if (keyword === "too_big" && typeof maximum === "number") return { code: "over-most", values: { most: maximum } };
	if (keyword === "too_small" && typeof minimum === "number")
		return { code: "under-least", values: { least: minimum } };
	if (keyword === "invalid_value") return { code: "not-a-choice" };
	return { code: keyword === "invalid_type" && reason.endsWith("received undefined") ? "missing" : "invalid" };
}

/** Errors of Fastify and its plugins carry a status; below 500 their message is safe to show. */
function toFrameworkProblem(error: unknown): Problem {
	if (!(error instanceof Error) || isResponseSerializationError(error)) return problem(500);
	const status = statusOf(error);
	return status >= 400 && status < 500 ? problem(status, error.message) : problem(500);
}

function problem(status: number, detail?: string): Problem {
	return { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail };
}

import { STATUS_CODES } from "node:http";
import { Problem } from "@uchit/contract/problem.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from "fastify-type-provider-zod";
import { whyDatabaseIsAway } from "#backend/db/failure.ts";

/** The address names something that does not exist; the message tells the visitor what. */
export class NotFound extends Error {
	override name = "NotFound";
}

/** The address cannot be read at all; the message says what is wrong with it. */
export class Malformed extends Error {
	override name = "Malformed";
}

/** One part of what was sent cannot be taken; the message says which and why. */
export class BadField extends Error {
	override name = "BadField";
	field: string;
	constructor(field: string, reason: string) {
		super(reason);
		this.field = field;
	}
}

/** Nobody is signed in, or what shows who asks is not believed; the message says which. */
export class NotSignedIn extends Error {
	override name = "NotSignedIn";
}

/** Whoever is signed in has to show again that it is them; the message says how. */
export class NotConfirmed extends Error {
	override name = "NotConfirmed";
}

/** It cannot be done as things stand; the message says what stands against it. */
export class Conflict extends Error {
	override name = "Conflict";
}

/** The service cannot answer now; the message says why. */
export class Unavailable extends Error {
	override name = "Unavailable";
}

/** The caller has had all that one may have for now; the message says of what. */
export class TooMany extends Error {
	override name = "TooMany";
	retryAfterSeconds: number;
	constructor(message: string, retryAfterSeconds: number) {
		super(message);
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

const RETRY_AFTER_SECONDS = 5;
const UNREADABLE = "Some of what was sent cannot be read.";

/** Every error reply of this scope becomes a problem of RFC 9457. Must be called before the scope's routes are added. */
export function answerWithProblems(app: FastifyInstance): void {
	app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
	app.setNotFoundHandler((request, reply) => sendProblem(noSuchAddress(request), request, reply));
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
	const problem = toProblem(error);
	if (problem.status === 503) request.log.warn({ err: error }, "The service cannot answer now");
	else if (problem.status >= 500) request.log.error({ err: error }, problem.title);
	if (error instanceof TooMany) reply.header("retry-after", error.retryAfterSeconds);
	if (problem.status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_AFTER_SECONDS);
	reply.code(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}

/** The problem replies of a route, for its documentation. */
export function problemReplies(...statuses: number[]) {
	const reply = (status: number) => ({
		description: STATUS_CODES[status] ?? "Problem",
		content: { "application/problem+json": { schema: Problem } },
	});
	return Object.fromEntries(statuses.map((status) => [status, reply(status)]));
}

/** What stands at an address that is none, or that is none for this caller. */
export function noSuchAddress(request: FastifyRequest): NotFound {
	return new NotFound(
		`There is nothing at ${request.method} ${request.url.split("?")[0]}. What there is stands at /docs.`,
	);
}

/** What the caller is told of any error. */
export function toProblem(error: unknown): Problem {
	if (error instanceof NotFound) return problem(404, error.message);
	if (error instanceof Malformed) return problem(400, error.message);
	if (error instanceof BadField) {
		return { ...problem(400, UNREADABLE), errors: [{ field: error.field, reason: error.message }] };
	}
	if (error instanceof NotSignedIn) return problem(401, error.message);
	if (error instanceof NotConfirmed) return problem(403, error.message);
	if (error instanceof Conflict) return problem(409, error.message);
	if (error instanceof Unavailable) return problem(503, error.message);
	if (error instanceof TooMany) return problem(429, error.message);
	if (hasZodFastifySchemaValidationErrors(error)) {
		const errors = error.validation.map(({ instancePath, message }) => ({
			field: instancePath.slice(1),
			reason: message ?? "",
		}));
		return { ...problem(400, UNREADABLE), errors };
	}
	const away = whyDatabaseIsAway(error);
	if (away !== undefined) return problem(503, away);
	return ofFramework(error);
}

/** Errors that Fastify and its plugins throw carry their status; their message is fit for the caller below 500. */
function ofFramework(error: unknown): Problem {
	if (!(error instanceof Error) || isResponseSerializationError(error)) return problem(500);
	const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
	return status >= 400 && status < 500 ? problem(status, error.message) : problem(500);
}

function problem(status: number, detail?: string): Problem {
	return { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail };
}

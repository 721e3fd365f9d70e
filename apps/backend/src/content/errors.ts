import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { findOutageReason } from "#backend/db/outage-reason.ts";
import { recordFailure, statusOf } from "#backend/http/failure.ts";
import { BadQuery } from "#backend/platform/graphql/read-query.ts";

/** Directus's codes with its statuses and messages, since foreign clients rely on them; and three of our own. */
const KINDS = {
	FORBIDDEN: [403, "You don't have permission to access this."],
	INVALID_CREDENTIALS: [401, "Invalid user credentials."],
	INVALID_OTP: [401, "Invalid user OTP."],
	USER_SUSPENDED: [401, "User suspended."],
	TOKEN_EXPIRED: [401, "Token expired."],
	INVALID_TOKEN: [403, "Invalid token."],
	SECOND_FACTOR_REQUIRED: [403, "Your role asks for a second factor: set one up first."],
	CONFIRMATION_REQUIRED: [403, "Type your password again before you change this."],
	INVALID_QUERY: [400, "Invalid query."],
	INVALID_PAYLOAD: [400, "Invalid payload."],
	FAILED_VALIDATION: [400, "Validation failed."],
	RECORD_NOT_UNIQUE: [400, "Value has to be unique."],
	INVALID_FOREIGN_KEY: [400, "Invalid foreign key."],
	ILLEGAL_ASSET_TRANSFORMATION: [400, "Illegal asset transformation."],
	GRAPHQL_VALIDATION: [400, "GraphQL validation error."],
	GRAPHQL_EXECUTION: [400, "GraphQL execution error."],
	CHANGED_SINCE: [409, "Somebody changed this after you opened it. Press Save to see both."],
	ROUTE_NOT_FOUND: [404, "Route doesn't exist."],
	METHOD_NOT_ALLOWED: [405, "Method not allowed."],
	CONTENT_TOO_LARGE: [413, "The content is too large."],
	UNSUPPORTED_MEDIA_TYPE: [415, "Unsupported media type."],
	RANGE_NOT_SATISFIABLE: [416, "Range not satisfiable."],
	REQUESTS_EXCEEDED: [429, "Too many requests."],
	INTERNAL_SERVER_ERROR: [500, "An unexpected error occurred."],
	SERVICE_UNAVAILABLE: [503, "The service is unavailable."],
	INSUFFICIENT_STORAGE: [507, "The file cannot be stored now."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ContentErrorCode = keyof typeof KINDS;

export class ContentError extends Error {
	override name = "ContentError";
	readonly code: ContentErrorCode;
	readonly status: number;
	/**
	 * Details beside the code, such as `{ field: "slug", collection: "news" }`; a date `reset` says when to try again.
	 */
	readonly extensions: Record<string, unknown>;

	constructor(code: ContentErrorCode, message?: string, extensions: Record<string, unknown> = {}) {
		super(message ?? KINDS[code][1]);
		this.code = code;
		this.status = KINDS[code][0];
		this.extensions = extensions;
	}
}

/**
 * A field with an invalid value. `reason` continues the sentence "It …", as does `says` if the two differ; `at` gives
 * the place within the value.
 */
export function invalidField(
	fault: { collection: string; field: string; reason: string; at?: readonly object[] },
	says = fault.reason,
): ContentError {
	const message = `Validation failed for field "${fault.field}". It ${says}.`;
	return new ContentError("FAILED_VALIDATION", message, fault);
}

/** Several errors of one request together; the status is that of the first. */
export class ContentErrors extends Error {
	override name = "ContentErrors";
	readonly errors: readonly ContentError[];

	constructor(errors: readonly ContentError[]) {
		super(errors.map(({ message }) => message).join(" "));
		this.errors = errors;
	}
}

/** Gives every error reply of this scope Directus's shape. Must be called before the scope's routes are added. */
export function answerWithContentErrors(app: FastifyInstance): void {
	app.setErrorHandler((error, request, reply) => sendContentError(error, request, reply));
}

function sendContentError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
	const errors = toContentErrors(error);
	const status = errors[0]?.status ?? 500;
	const reset = errors[0]?.extensions.reset;
	const retryAfterSeconds =
		reset instanceof Date ? Math.max(1, Math.ceil((reset.getTime() - Date.now()) / 1000)) : undefined;
	recordFailure(request, reply, { error, status, code: errors[0]?.code, retryAfterSeconds });
	// Directus's client only throws the list for a body of this type.
	reply
		.code(status)
		.type("application/json; charset=utf-8")
		.send(JSON.stringify(errorsBody(errors)));
}

export function errorsBody(errors: readonly ContentError[]) {
	return {
		errors: errors.map(({ message, code, extensions }) => ({ message, extensions: { ...extensions, code } })),
	};
}

export function toContentErrors(error: unknown): readonly ContentError[] {
	if (error instanceof ContentErrors && error.errors.length > 0) return error.errors;
	if (error instanceof ContentError) return [error];
	if (error instanceof BadQuery) return [ofQuery(error)];
	if (hasZodFastifySchemaValidationErrors(error)) return error.validation.map(ofValidation);
	const away = findOutageReason(error);
	if (away !== undefined) return [new ContentError("SERVICE_UNAVAILABLE", away)];
	return [ofFramework(error)];
}

function ofQuery({ message, reasons }: BadQuery): ContentError {
	const errors = reasons.map((reason) => ({ message: reason }));
	return new ContentError("GRAPHQL_VALIDATION", `GraphQL validation error. ${message}`, { errors });
}

function ofValidation({ instancePath, message }: { instancePath: string; message?: string | undefined }): ContentError {
	const field = instancePath.slice(1).replaceAll("/", ".");
	const reason = message ?? "cannot be read";
	return new ContentError("INVALID_PAYLOAD", `Invalid payload. ${field === "" ? "" : `"${field}": `}${reason}.`, {
		field,
		reason,
	});
}

/** Errors of Fastify and its plugins carry their status; below 500 their message is fit for the caller. */
function ofFramework(error: unknown): ContentError {
	if (!(error instanceof Error)) return new ContentError("INTERNAL_SERVER_ERROR");
	const status = statusOf(error);
	if (status === 404) return new ContentError("ROUTE_NOT_FOUND", error.message);
	if (status === 413) return new ContentError("CONTENT_TOO_LARGE", error.message);
	if (status === 415) return new ContentError("UNSUPPORTED_MEDIA_TYPE", error.message);
	if (status === 429) return new ContentError("REQUESTS_EXCEEDED", error.message);
	if (status === 403) return new ContentError("FORBIDDEN");
	if (status >= 400 && status < 500) return new ContentError("INVALID_PAYLOAD", error.message);
	return new ContentError("INTERNAL_SERVER_ERROR");
}

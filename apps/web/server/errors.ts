import { Overloaded } from "@uchit/pictures/queue.ts";
import type { FastifyError, FastifyInstance } from "fastify";
import { PageFailed } from "#server/pages/make-page.ts";
import { OverLimit } from "#server/pages/page-limit.ts";
import { sendPlainPage } from "#server/pages/plain-page.ts";
import { RenderTimeout } from "./pages/render.ts";

/** Turns an error of the shell into a status. Errors of the application are pages by then. */
export function registerErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const status = toStatus(error);
		if (status === 500 && !(error instanceof PageFailed)) request.log.error({ err: error }, "the request failed");
		if (error instanceof OverLimit) reply.header("retry-after", error.retryAfterSeconds);
		return sendPlainPage(reply, status);
	});
	// Every path has a page, at least the not-found page: such a request has an unknown method.
	app.setNotFoundHandler((_request, reply) => sendPlainPage(reply, 405));
}

function toStatus(error: FastifyError): number {
	if (error instanceof Overloaded) return 503;
	if (error instanceof OverLimit) return 429;
	if (error instanceof RenderTimeout || error.cause instanceof RenderTimeout) return 504;
	return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
}

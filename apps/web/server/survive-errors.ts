import type { FastifyBaseLogger } from "fastify";

/** A broken render must not end the process for everyone, nor its thread for other renders. */
export function surviveErrors(log: Pick<FastifyBaseLogger, "error">): void {
	process.on("unhandledRejection", (reason) => log.error({ err: reason }, "an error that nobody handled"));
	process.on("uncaughtException", (error) => log.error({ err: error }, "an error that nobody caught"));
}

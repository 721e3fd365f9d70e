import type { LoggerOptions } from "pino";
import { scrub, scrubAddress } from "./scrub.ts";
import { serializeError } from "./serialize-error.ts";

type Options = { serializers: NonNullable<LoggerOptions["serializers"]>; hooks: NonNullable<LoggerOptions["hooks"]> };

/**
 * Log options of all our programs: errors go through `serializeError`, addresses lose their query, and an error's own message is
 * replaced.
 */
export const LOG_OPTIONS: Options = {
	serializers: {
		err: serializeError,
		error: serializeError,
		req: requestForLog,
		request: requestForLog,
		res: replyForLog,
		url: addressForLog,
		address: addressForLog,
		reason: (reason: unknown) => (typeof reason === "string" ? scrub(reason) : serializeError(reason)),
	},
	hooks: {
		logMethod(args, method) {
			const [first, text, ...others] = args;
			const error = errorIn(first);
			if (error === undefined) return method.apply(this, args);
			const isItsOwn = text === undefined || text === error.message;
			const message = isItsOwn ? serializeError(error).message : text;
			return method.apply(this, [first instanceof Error ? { err: first } : first, message, ...others]);
		},
	},
};

function errorIn(logged: unknown): Error | undefined {
	if (logged instanceof Error) return logged;
	const isHolder = typeof logged === "object" && logged !== null && "err" in logged && logged.err instanceof Error;
	return isHolder && logged.err instanceof Error ? logged.err : undefined;
}

function addressForLog(address: unknown): unknown {
	return typeof address === "string" ? scrubAddress(address) : undefined;
}

type LoggedRequest = { method?: unknown; url?: unknown; routeOptions?: { url?: unknown } };

/** Logs the route's pattern if there is one, such as `/v1/reports/:token`. */
function requestForLog({ method, url, routeOptions }: LoggedRequest) {
	return { method, url: routeOptions?.url ?? addressForLog(url) };
}

function replyForLog({ statusCode }: { statusCode?: unknown }) {
	return { statusCode };
}

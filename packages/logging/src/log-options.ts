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
			const [what, text, ...others] = args;
			const error = errorIn(what);
			if (error === undefined) return method.apply(this, args);
			const isItsOwn = text === undefined || text === error.message;
			const message = isItsOwn ? serializeError(error).message : text;
			return method.apply(this, [what instanceof Error ? { err: what } : what, message, ...others]);
		},
	},
};

function errorIn(what: unknown): Error | undefined {
	if (what instanceof Error) return what;
	const isHolder = typeof what === "object" && what !== null && "err" in what && what.err instanceof Error;
	return isHolder && what.err instanceof Error ? what.err : undefined;
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

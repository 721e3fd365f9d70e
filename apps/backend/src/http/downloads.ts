import { finished } from "node:stream";
import { DOWNLOAD_LIMIT_MINUTES, DOWNLOADS_AT_ONCE } from "@uchit/contract/data.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { TooMany } from "#backend/errors.ts";
import { visitorKey } from "#backend/http/caller.ts";

const RETRY_AFTER_SECONDS = 30;
const MINUTE_MS = 60_000;

export type Downloads = { begin: (request: FastifyRequest, reply: FastifyReply) => void };

/** Limits the parallel downloads of one network, and ends a download that takes over an hour. */
export function limitDownloads(key: string): Downloads {
	const open = new Map<string, number>();
	return {
		/** @throws TooMany */
		begin(request, reply) {
			const whose = visitorKey(request, key);
			const count = open.get(whose) ?? 0;
			if (count >= DOWNLOADS_AT_ONCE)
				throw new TooMany(`At most ${DOWNLOADS_AT_ONCE} tables are sent to one address at once.`, RETRY_AFTER_SECONDS);
			open.set(whose, count + 1);
			const limit = setTimeout(() => reply.raw.destroy(), DOWNLOAD_LIMIT_MINUTES * MINUTE_MS).unref();
			finished(reply.raw, () => {
				clearTimeout(limit);
				const left = (open.get(whose) ?? 1) - 1;
				if (left === 0) open.delete(whose);
				else open.set(whose, left);
			});
		},
	};
}

import { setTimeout as sleep } from "node:timers/promises";
import { Change } from "@uchit/contract/change.ts";
import { createParser } from "eventsource-parser";
import type { FastifyBaseLogger } from "fastify";

export type ChangesOptions = {
	/** The backend's address, without `/v1/changes`. */
	backend: { url: string; key: string };
	onChange: (tags: readonly string[]) => void;
	onFollowing: (following: boolean) => void;
	log: FastifyBaseLogger;
	/** Silence after which a stream counts as lost: the backend sends something every 15 s. */
	silenceMs?: number;
	/** The first wait before a retry; it doubles up to 15 s. */
	retryMs?: number;
	random?: () => number;
};

export type ChangesSubscription = { isFollowing: () => boolean; close: () => Promise<void> };

const SILENCE_MS = 45_000;
const RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

export function followChanges(options: ChangesOptions): ChangesSubscription {
	const { onFollowing, log, retryMs = RETRY_MS, random = Math.random } = options;
	const closing = new AbortController();
	let following = false;
	let failures = 0;

	const setFollowing = (value: boolean) => {
		if (value === following) return;
		following = value;
		failures = value ? 0 : failures;
		log.info({ following }, value ? "following the backend's changes" : "lost the backend's changes");
		onFollowing(value);
	};

	const done = keepFollowing();
	return {
		isFollowing: () => following,
		close: async () => {
			closing.abort();
			await done;
		},
	};

	async function keepFollowing(): Promise<void> {
		while (!closing.signal.aborted) {
			await followOnce(options, closing.signal, () => setFollowing(true)).catch((error: unknown) => {
				if (failures === 0 && !closing.signal.aborted) log.warn({ err: error }, "cannot follow the backend's changes");
			});
			setFollowing(false);
			const waitMs = Math.min(MAX_RETRY_MS, retryMs * 2 ** failures) * (0.5 + random() / 2);
			failures += 1;
			await sleep(waitMs, undefined, { signal: closing.signal }).catch(() => undefined);
		}
	}
}

/** Resolves when the stream ends; rejects when it breaks, falls silent or never begins. */
async function followOnce(options: ChangesOptions, closing: AbortSignal, onOpen: () => void): Promise<void> {
	const { backend, silenceMs = SILENCE_MS } = options;
	const silence = new AbortController();
	const alarm = setTimeout(() => silence.abort(new Error(`no word from the backend for ${silenceMs} ms`)), silenceMs);
	try {
		const response = await fetch(`${backend.url}/v1/changes`, {
			headers: { accept: "text/event-stream", authorization: `Bearer ${backend.key}` },
			signal: AbortSignal.any([closing, silence.signal]),
		});
		if (!response.ok || !response.body) throw new Error(`GET /v1/changes answered ${response.status}`);
		onOpen();
		const parser = createParser({
			onEvent: ({ event, data }) => {
				if (event === "change") options.onChange(parseTags(data, options.log));
			},
		});
		const decoder = new TextDecoder();
		for await (const piece of response.body) {
			alarm.refresh();
			parser.feed(decoder.decode(piece, { stream: true }));
		}
	} finally {
		clearTimeout(alarm);
	}
}

/** Parses a change's tags. An unreadable change counts as a change of everything. */
function parseTags(data: string, log: FastifyBaseLogger): readonly string[] {
	try {
		return Change.parse(JSON.parse(data)).tags;
	} catch (error) {
		log.error({ err: error, data }, "a change that cannot be read: every page counts as outdated");
		return ["*"];
	}
}

import type { IncomingHttpHeaders } from "node:http";
import { MAX_MISS_CHARACTERS, MAX_MISSES_AT_ONCE, type NewMisses, NO_ANSWER_TAG } from "@uchit/contract/miss.ts";
import type { FastifyBaseLogger } from "fastify";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import { isUnder18 } from "#app/shell/code/age-band.ts";
import type { CachedPage } from "./pages/page.ts";

type Miss = Pick<NewMisses[number], "kind" | "words">;
type Answered = Pick<CachedPage, "status" | "tags">;

export function isMiss({ status, tags }: Answered): boolean {
	return status === 404 || tags.includes(NO_ANSWER_TAG);
}

export type Misses = {
	/** Counts a page without an answer; nothing is counted for visitors under 18. */
	note: (page: Answered, request: { url: string; headers: IncomingHttpHeaders }) => void;
	close: () => Promise<void>;
};

type MissesOptions = { backend: { url: string; key: string }; log: FastifyBaseLogger; everyMs?: number };

const EVERY_MS = 10_000;
const TIMEOUT_MS = 5_000;

/** Collects misses and sends them to the backend in the background. */
export function createMisses({ backend, log, everyMs = EVERY_MS }: MissesOptions): Misses {
	let counted = new Map<string, NewMisses[number]>();
	const add = (miss: Miss, count: number) => {
		const key = `${miss.kind} ${miss.words}`;
		const known = counted.get(key);
		if (known !== undefined) known.count += count;
		else if (counted.size < MAX_MISSES_AT_ONCE) counted.set(key, { ...miss, count });
	};
	const send = async () => {
		if (counted.size === 0) return;
		const sent = [...counted.values()];
		const body = JSON.stringify(sent);
		counted = new Map();
		const headers = { authorization: `Bearer ${backend.key}`, "content-type": "application/json" };
		const init = { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) };
		try {
			const { ok, status } = await fetch(`${backend.url}/v1/internal/misses`, init);
			if (status === 400 || status === 413)
				log.error({ status }, "the backend cannot read the misses; they are not counted");
			else if (!ok) throw new Error(`The backend answered ${status} to the misses.`);
		} catch (error) {
			log.warn({ err: error }, "sending the misses failed; they are sent with the next ones");
			for (const { count, ...miss } of sent) add(miss, count);
		}
	};
	const timer = setInterval(() => void send(), everyMs).unref();
	return {
		note(page, { url, headers }) {
			if (!isMiss(page) || isUnder18(headers.cookie)) return;
			const miss = missOf(page, url);
			if (miss !== undefined) add(miss, 1);
		},
		async close() {
			clearInterval(timer);
			await send();
		},
	};
}

/** Returns an address's miss without personal data; undefined if it may contain a number, a contact or a secret. */
export function missOf({ status }: Pick<Answered, "status">, url: string): Miss | undefined {
	const { pathname, searchParams } = new URL(url, "http://site");
	const path = withoutLanguage(pathname.replace(/\.data$/, ""));
	if (status === 404) return isPlainPath(path) ? { kind: "address", words: path } : undefined;
	const words = (searchParams.get("q") ?? "").normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
	const isPlain = words !== "" && words.length <= MAX_MISS_CHARACTERS && !/[@<>]|:\/\//.test(words);
	return isPlain && !/\d(?:[\s-]?\d){6}/.test(words) ? { kind: "search", words } : undefined;
}

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,5}$/;
/** The longest word of a name; a longer word, or one with many digits, is a key. */
const MAX_WORD_LENGTH = 24;

function isPlainPath(path: string): boolean {
	const figuresIn = (word: string) => word.replaceAll(/\D/g, "").length;
	const isKey = (word: string) => word.length > MAX_WORD_LENGTH || (/[a-z]/.test(word) && figuresIn(word) > 2);
	return (
		path.length <= MAX_MISS_CHARACTERS && PATH.test(path) && !path.split(/[/-]/).some(isKey) && !/\d{7}/.test(path)
	);
}

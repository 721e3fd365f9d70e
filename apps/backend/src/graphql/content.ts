import { PUBLIC } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import { parseQuery } from "#backend/content/items/reading/query.ts";
import { countItems, readItems, readSingleton } from "#backend/content/items/reading/reading.ts";
import type { Content } from "#backend/content/items/types.ts";
import { Unavailable } from "#backend/errors.ts";

/**
 * Queries the site's content system without a sign-in: `{ data, meta }` in Directus's shape, undefined if it does not offer the
 * collection. Throws Unavailable.
 */
export type AskContent = (collection: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

/** The content system at CONTENT_URL if it is not ours; ours is called in process, without HTTP. */
export function createContentClient(address: string | undefined, content: Content): AskContent {
	return address === undefined ? askOwn(content) : askForeign(address);
}

function askOwn(content: Content): AskContent {
	return async (collection, args) => {
		const readRequest = { actor: PUBLIC, collection };
		const query = parseQuery(args);
		try {
			if (collectionNamed(collection).isSingleton) return { data: await readSingleton(content, readRequest, query) };
			const [data, meta] = await Promise.all([
				readItems(content, readRequest, query),
				countItems(content, readRequest, query),
			]);
			return { data, meta };
		} catch (error) {
			if (error instanceof ContentError && error.code === "FORBIDDEN") return undefined;
			throw error;
		}
	};
}

const LIMIT_MS = 5_000;

function askForeign(address: string): AskContent {
	return async (collection, query) => {
		const path = `/items/${collection}`;
		const { status, body } = await fetchText(`${address}${path}?${new URLSearchParams(query)}`).catch(
			(cause: unknown) => {
				throw new Unavailable(`The content system did not answer ${path}.`, { cause });
			},
		);
		// Directus does not distinguish missing from forbidden.
		if (status === 403 || status === 404) return undefined;
		if (status !== 200) throw new Unavailable(`The content system answered ${status} to ${path}.`);
		try {
			return JSON.parse(body);
		} catch (cause) {
			throw new Unavailable(`The content system's answer to ${path} is no JSON.`, { cause });
		}
	};
}

/** Reads the body too, because an incomplete reply counts as none. No secret of ours goes to a foreign system. */
async function fetchText(address: string): Promise<{ status: number; body: string }> {
	const headers = { accept: "application/json" };
	const response = await fetch(address, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
	return { status: response.status, body: await response.text() };
}

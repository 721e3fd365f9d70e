import type { Page } from "#server/pages/page.ts";
import { PageCache } from "#server/pages/page-cache.ts";

type PageOptions = {
	status?: number;
	tags?: string[];
	size?: number;
	shared?: boolean;
	freshMs?: number;
	isShort?: boolean;
};

export function trialPage(
	text: string,
	{ status = 200, tags = [], size = text.length, shared = true, freshMs, isShort = false }: PageOptions = {},
): Page {
	return {
		status,
		headers: {},
		variants: { identity: Buffer.from(text) },
		entityTags: { identity: '"i"', gzip: '"g"', br: '"b"' },
		tags,
		freshMs,
		isShort,
		scripts: "none",
		shared,
		bytes: size,
		renderMs: 1,
	};
}

/** On a clock that tests set; changes are followed unless a test says otherwise. */
export function createTrialCache({ maxBytes = 1_000_000, following = true } = {}) {
	const clock = { now: 1_000_000 };
	const cache = new PageCache({ maxBytes, now: () => clock.now });
	if (following) cache.setFollowing(true);
	const get = async (key: string, make: () => Page | Promise<Page>) => {
		const served = await cache.get(key, async () => make());
		return `${served.state}: ${served.page.variants.identity}`;
	};
	return { cache, get, clock };
}

/** Lets all pending promises continue. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

export const broken = () => {
	throw new Error("the backend is away");
};

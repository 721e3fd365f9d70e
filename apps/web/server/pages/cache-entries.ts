import { LRUCache } from "lru-cache";
import { type CachedPage, type Page, toCachedPage } from "#server/pages/page.ts";

/** The limit while changes reach us: pages expire then only because they show dates. */
const FRESH_MS = 60 * 60_000;
/** The limit while no changes reach us. */
const UNFOLLOWED_FRESH_MS = 60_000;
/** An outdated page is better than none for this long. */
const STALE_LIMIT_MS = 24 * 60 * 60_000;
const MISSING_FRESH_MS = 60_000;
/** The share of bytes for not-found pages: made-up addresses only push out each other. */
const MISSING_SHARE = 1 / 32;
/** The rough size of an entry without its bodies. */
const ENTRY_BYTES = 2_000;

export type CacheEntry = {
	page: CachedPage;
	storedAt: number;
	staleSince: number | undefined;
	/** Its own facts changed: it is shown again only if no new page can be made. */
	dropped: boolean;
	failedAt: number | undefined;
};

export type CacheEntriesOptions = {
	maxBytes: number;
	/** The clock, in ms. */
	now: () => number;
};

export class CacheEntries {
	readonly #now: () => number;
	readonly #found: LRUCache<string, CacheEntry>;
	readonly #missing: LRUCache<string, CacheEntry>;
	/** When changes stopped reaching us; undefined while they do. */
	#unfollowedSince: number | undefined;

	constructor({ maxBytes, now }: CacheEntriesOptions) {
		const missingBytes = Math.ceil(maxBytes * MISSING_SHARE);
		this.#now = now;
		this.#unfollowedSince = now();
		this.#found = new LRUCache({ maxSize: maxBytes - missingBytes, sizeCalculation });
		this.#missing = new LRUCache({ maxSize: missingBytes, sizeCalculation });
	}

	/** Pages too old to be shown are not found. */
	find(key: string): CacheEntry | undefined {
		const entry = this.#found.get(key);
		if (!entry) return this.#findMissing(key);
		const staleSince = this.getStaleSince(entry);
		return staleSince !== undefined && this.#now() - staleSince > STALE_LIMIT_MS ? undefined : entry;
	}

	/** Returns the time (ms) since when the page may be stale; undefined while it is fresh. */
	getStaleSince(entry: CacheEntry): number | undefined {
		if (entry.staleSince !== undefined) return entry.staleSince;
		const { freshMs = FRESH_MS } = entry.page;
		const expiresAt = entry.storedAt + Math.min(freshMs, FRESH_MS);
		const since =
			this.#unfollowedSince === undefined
				? expiresAt
				: Math.min(expiresAt, Math.max(entry.storedAt + UNFOLLOWED_FRESH_MS, this.#unfollowedSince));
		return since <= this.#now() ? since : undefined;
	}

	/** Stores pages and not-found pages; any other answer only removes the entry of its key. */
	keep(key: string, page: Page, { stale, dropped }: { stale: boolean; dropped: boolean }): void {
		this.#found.delete(key);
		this.#missing.delete(key);
		const entries = page.status < 400 ? this.#found : isMissing(page) ? this.#missing : undefined;
		const storedAt = this.#now();
		const staleSince = stale || dropped ? storedAt : undefined;
		if (page.shared)
			entries?.set(key, { page: toCachedPage(page), storedAt, staleSince, dropped, failedAt: undefined });
	}

	noteFailure(key: string): void {
		const entry = this.#found.peek(key);
		if (entry) entry.failedAt = this.#now();
	}

	dropTags(tags: ReadonlySet<string>): void {
		for (const entry of this.#entries()) {
			if (!entry.page.tags.some((tag) => tags.has(tag))) continue;
			entry.dropped = true;
			entry.staleSince ??= this.#now();
			entry.failedAt = undefined;
		}
	}

	markAllStale(): void {
		for (const entry of this.#entries()) {
			entry.staleSince ??= this.getStaleSince(entry) ?? this.#now();
			entry.failedAt = undefined;
		}
	}

	setFollowed(followed: boolean): void {
		this.#unfollowedSince = followed ? undefined : (this.#unfollowedSince ?? this.#now());
	}

	get count(): number {
		return this.#found.size + this.#missing.size;
	}

	get bytes(): number {
		return this.#found.calculatedSize + this.#missing.calculatedSize;
	}

	#findMissing(key: string): CacheEntry | undefined {
		const entry = this.#missing.get(key);
		if (!entry || entry.dropped) return undefined;
		return this.#now() - entry.storedAt < MISSING_FRESH_MS ? entry : undefined;
	}

	#entries(): CacheEntry[] {
		return [...this.#found.values(), ...this.#missing.values()];
	}
}

function sizeCalculation(entry: CacheEntry, key: string): number {
	return entry.page.bytes + 2 * key.length + ENTRY_BYTES;
}

function isMissing(page: CachedPage): boolean {
	return page.status === 404 || page.status === 410;
}

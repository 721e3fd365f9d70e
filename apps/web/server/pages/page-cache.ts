import type { CachedPage, Page } from "#server/pages/page.ts";
import { CacheEntries, type CacheEntriesOptions, type CacheEntry } from "./cache-entries.ts";

/** `stale`: served during the renewal. `stale-error`: served because the renewal failed. */
export type PageState = "hit" | "miss" | "stale" | "stale-error";
export type ServedPage = { page: CachedPage; state: PageState };

/** Makes the page of one address. It logs its own errors: the cache only decides what to show instead. */
export type MakePage = () => Promise<Page>;

export type Admission = {
	/** Called before a page is made for them; throws if that is not allowed. */
	admit: () => void;
	/** Called if it is already being made for somebody else. */
	join: () => void;
};

const ANYBODY: Admission = { admit: () => undefined, join: () => undefined };

type PendingPage = { page: Page; droppedMeanwhile: boolean };
type Wanted = { key: string; make: MakePage; requester: Admission };

const RETRY_MS = 5_000;

/**
 * The cache of pages that all visitors share. It renders a page once at a time, serves a stale page while it renders
 * the next, and serves a stale page for up to a day when rendering fails or facts cannot be read. A stale page that lacks facts is served only
 * if no new one can be made. Until `setFollowing(true)` it assumes that it gets no change events.
 */
export class PageCache {
	readonly #now: () => number;
	readonly #entries: CacheEntries;
	readonly #pending = new Map<string, Promise<PendingPage>>();
	/** Counts changes, so that a page knows whether one of its facts changed while it was made. */
	#changes = 0;
	#allChangedIn = 0;
	readonly #changedIn = new Map<string, number>();
	#following = false;

	constructor(options: CacheEntriesOptions) {
		this.#now = options.now;
		this.#entries = new CacheEntries(options);
	}

	/**
	 * Returns the cached page, or makes it. Rejects, or returns a page ≥ 500, only if there is no older one; a refused
	 * requester does not start a render, and does not stop others.
	 */
	async get(key: string, make: MakePage, requester = ANYBODY): Promise<ServedPage> {
		const entry = this.#entries.find(key);
		if (!entry) return { page: (await this.#join(key, make, requester)).page, state: "miss" };
		if (this.#entries.getStaleSince(entry) === undefined) return { page: entry.page, state: "hit" };
		const failedLately = entry.failedAt !== undefined && this.#now() - entry.failedAt < RETRY_MS;
		if (failedLately) return { page: entry.page, state: "stale-error" };
		if (entry.page.isShort || (entry.dropped && entry.failedAt === undefined))
			return this.#replace(entry, { key, make, requester });
		this.#refresh(key, make, requester);
		return { page: entry.page, state: entry.failedAt === undefined ? "stale" : "stale-error" };
	}

	peekFresh(key: string): CachedPage | undefined {
		const entry = this.#entries.find(key);
		return entry !== undefined && this.#entries.getStaleSince(entry) === undefined ? entry.page : undefined;
	}

	/** Drops the pages with these tags after a change. `*` means that any page may be stale. */
	drop(tags: readonly string[]): void {
		this.#changes += 1;
		if (tags.includes("*")) {
			this.#allChangedIn = this.#changes;
			this.#entries.markAllStale();
		}
		if (this.#pending.size > 0) for (const tag of tags) this.#changedIn.set(tag, this.#changes);
		this.#entries.dropTags(new Set(tags));
	}

	/** Sets whether changes reach us. When they do again, some may have been missed, so every page becomes stale. */
	setFollowing(following: boolean): void {
		if (following === this.#following) return;
		this.#following = following;
		if (following) this.drop(["*"]);
		this.#entries.setFollowed(following);
	}

	get count(): number {
		return this.#entries.count;
	}

	get bytes(): number {
		return this.#entries.bytes;
	}

	async #replace(old: CacheEntry, { key, make, requester }: Wanted): Promise<ServedPage> {
		const pending = await this.#join(key, make, requester).catch(() => undefined);
		if (pending && pending.page.status < 500) return { page: pending.page, state: "miss" };
		return { page: old.page, state: "stale-error" };
	}

	/** Renews a page in the background; a failure sets the entry's `failedAt`. */
	#refresh(key: string, make: MakePage, requester: Admission): void {
		if (!this.#pending.has(key)) this.#join(key, make, requester).catch(() => undefined);
	}

	/** Waits for a page that is being made; if a change outdated it meanwhile, makes another one. */
	async #join(key: string, make: MakePage, requester: Admission): Promise<PendingPage> {
		const running = this.#pending.get(key);
		if (!running) {
			requester.admit();
			return this.#start(key, make);
		}
		requester.join();
		const pending = await running;
		if (!pending.droppedMeanwhile) return pending;
		return this.#pending.get(key) ?? this.#start(key, make);
	}

	#start(key: string, make: MakePage): Promise<PendingPage> {
		const pending = this.#begin(key, make).finally(() => {
			this.#pending.delete(key);
			if (this.#pending.size === 0) this.#changedIn.clear();
		});
		this.#pending.set(key, pending);
		return pending;
	}

	async #begin(key: string, make: MakePage): Promise<PendingPage> {
		const startedAfter = this.#changes;
		try {
			const page = await make();
			const droppedMeanwhile = page.tags.some((tag) => (this.#changedIn.get(tag) ?? 0) > startedAfter);
			const stale = this.#allChangedIn > startedAfter;
			if (page.status >= 500 || this.#isShortOf(key, page)) this.#entries.noteFailure(key);
			else this.#entries.keep(key, page, { stale, dropped: droppedMeanwhile });
			return { page, droppedMeanwhile };
		} catch (error) {
			this.#entries.noteFailure(key);
			throw error;
		}
	}

	/** Whether the page lacks facts that the cached one has. Those of a dropped one are outdated. */
	#isShortOf(key: string, page: Page): boolean {
		const entry = page.isShort ? this.#entries.find(key) : undefined;
		return entry !== undefined && !entry.page.isShort && !entry.dropped;
	}
}

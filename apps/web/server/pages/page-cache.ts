import type { CachedPage, Page } from "#server/pages/page.ts";
import { CacheEntries, type CacheEntriesOptions, type CacheEntry } from "./cache-entries.ts";

/** `stale`: shown while a new one is made. `stale-error`: shown because a new one could not be made. */
export type PageState = "hit" | "miss" | "stale" | "stale-error";
export type ServedPage = { page: CachedPage; state: PageState };

/** Makes the page of one address. It logs its own errors: the cache only decides what to show instead. */
export type MakePage = () => Promise<Page>;

/** Who asks for a page, where making it is limited. */
export type Admission = {
	/** A page is about to be made for them alone: throws where it may not be. */
	admit: () => void;
	/** It is being made for somebody else already. */
	join: () => void;
};

const ANYBODY: Admission = { admit: () => undefined, join: () => undefined };

type PendingPage = { page: Page; droppedMeanwhile: boolean };
type Wanted = { key: string; make: MakePage; requester: Admission };

/** The wait before a page that could not be rendered is tried again. */
const RETRY_MS = 5_000;

/**
 * The cache of pages that all visitors share. It renders a page once at a time, serves a stale page while it renders
 * the next, and serves a stale page for up to a day when rendering fails. Until `setFollowing(true)` it assumes that
 * it gets no change events.
 */
export class PageCache {
	readonly #now: () => number;
	readonly #entries: CacheEntries;
	readonly #pending = new Map<string, Promise<PendingPage>>();
	/** Changes are counted, so that a page knows whether one of its facts changed while it was made. */
	#changes = 0;
	#allChangedIn = 0;
	readonly #changedIn = new Map<string, number>();
	#following = false;

	constructor(options: CacheEntriesOptions) {
		this.#now = options.now;
		this.#entries = new CacheEntries(options);
	}

	/**
	 * The kept page, or the one that `make` makes. Rejects, or gives a page ≥ 500, only when there is nothing older to show; one that
	 * its requester may not have made is not tried, and nobody else is kept from it.
	 */
	async get(key: string, make: MakePage, requester = ANYBODY): Promise<ServedPage> {
		const entry = this.#entries.find(key);
		if (!entry) return { page: (await this.#join(key, make, requester)).page, state: "miss" };
		if (this.#entries.getStaleSince(entry) === undefined) return { page: entry.page, state: "hit" };
		if (entry.failedAt !== undefined) {
			if (this.#now() - entry.failedAt >= RETRY_MS) this.#refresh(key, make, requester);
			return { page: entry.page, state: "stale-error" };
		}
		if (entry.dropped) return this.#replace(entry, { key, make, requester });
		this.#refresh(key, make, requester);
		return { page: entry.page, state: "stale" };
	}

	/** Returns the cached page if it is fresh; undefined otherwise. */
	peekFresh(key: string): CachedPage | undefined {
		const entry = this.#entries.find(key);
		return entry !== undefined && this.#entries.getStaleSince(entry) === undefined ? entry.page : undefined;
	}

	/** Tells that these tags changed: pages made of them are dropped. `*` means that any page may be outdated. */
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

	/** The number of cached pages. */
	get count(): number {
		return this.#entries.count;
	}

	/** The size of the cached pages. */
	get bytes(): number {
		return this.#entries.bytes;
	}

	async #replace(old: CacheEntry, { key, make, requester }: Wanted): Promise<ServedPage> {
		const pending = await this.#join(key, make, requester).catch(() => undefined);
		if (pending && pending.page.status < 500) return { page: pending.page, state: "miss" };
		return { page: old.page, state: "stale-error" };
	}

	/** Makes a new page in the background; if that fails, the entry's `failedAt` says so. */
	#refresh(key: string, make: MakePage, requester: Admission): void {
		if (!this.#pending.has(key)) this.#join(key, make, requester).catch(() => undefined);
	}

	/** A page that is being made is waited for; if a change outdated it meanwhile, those who waited get one made anew. */
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
			if (page.status >= 500) this.#entries.noteFailure(key);
			else this.#entries.keep(key, page, { stale, dropped: droppedMeanwhile });
			return { page, droppedMeanwhile };
		} catch (error) {
			this.#entries.noteFailure(key);
			throw error;
		}
	}
}

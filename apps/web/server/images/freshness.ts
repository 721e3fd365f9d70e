import { LRUCache } from "lru-cache";
import type { ImageSource } from "#server/images/source.ts";

/** Our content system publishes changes; this limit is for lost ones. */
const ASSET_FRESH_MS = 60 * 60_000;
/** The limit while no changes reach us. */
const UNFOLLOWED_FRESH_MS = 60_000;
const HOST_FRESH_MS = 60 * 60_000;
/** A forgotten picture only costs another request. */
const MAX_KNOWN = 50_000;
/** During an outage of its source, a picture is shown unchanged for this long. */
const RETRY_MS = 5_000;

/**
 * Knows how long a picture can be served without a request to its source. After any change in the content system its
 * pictures are checked again: an unpublished one must not be served from here.
 */
export class Freshness {
	readonly #now: () => number;
	readonly #until = new LRUCache<string, { checkedAt: number; until: number }>({ max: MAX_KNOWN });
	#changedAt = 0;
	#changes = 0;
	#following = false;

	constructor(now: () => number) {
		this.#now = now;
	}

	isFresh(key: string, { kind }: ImageSource): boolean {
		const known = this.#until.get(key);
		if (known === undefined || this.#now() >= known.until) return false;
		if (kind === "host") return true;
		return (
			known.checkedAt > this.#changedAt && (this.#following || this.#now() < known.checkedAt + UNFOLLOWED_FRESH_MS)
		);
	}

	get changes(): number {
		return this.#changes;
	}

	/** `requestedAt` is the time before the request to the source, so that a change during it counts. */
	noteChecked(key: string, { kind }: ImageSource, requestedAt: number): void {
		this.#until.set(key, {
			checkedAt: requestedAt,
			until: requestedAt + (kind === "host" ? HOST_FRESH_MS : ASSET_FRESH_MS),
		});
	}

	noteOutage(key: string): void {
		const now = this.#now();
		this.#until.set(key, { checkedAt: now, until: now + RETRY_MS });
	}

	forget(key: string): void {
		this.#until.delete(key);
	}

	/** `content:news` and similar tags may publish or unpublish a picture; `*` may be anything. */
	noteChange(tags: readonly string[]): void {
		if (tags.some((tag) => tag === "*" || tag.startsWith("content:"))) this.#noteNow();
	}

	setFollowing(following: boolean): void {
		this.#following = following;
		if (following) this.#noteNow();
	}

	#noteNow(): void {
		this.#changedAt = this.#now();
		this.#changes += 1;
	}
}

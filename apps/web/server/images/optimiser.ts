import { createHash } from "node:crypto";
import { DiskCache } from "@uchit/pictures/disk-cache.ts";
import { createQueue, type Queue } from "@uchit/pictures/queue.ts";
import * as z from "zod";
import type { Fetched, FetchSource, Validator } from "#server/images/fetch-source.ts";
import { Freshness } from "#server/images/freshness.ts";
import { ImageRefused } from "#server/images/refused.ts";
import { type Picture, transform } from "#server/images/transform.ts";
import type { ImageRequest } from "./image-request.ts";

type PictureState = "hit" | "miss" | "revalidated" | "stale-error";
export type ServedPicture = { picture: CachedPicture; state: PictureState };

export type OptimiserOptions = {
	directory: string;
	maxBytes: number;
	fetchSource: FetchSource;
	now: () => number;
	onTrouble: (error: unknown) => void;
};

/**
 * Each uses one core for up to seconds. Waiting requests keep a source in memory: the queues of the origins admit few.
 */
const MAKING = { atOnce: 2, waiting: 1_000 };
/** Per origin, from the request to the finished picture, so that a slow origin delays no other. */
const GETTING = { atOnce: 8, waiting: 128 };
/** The same for cached pictures: nearly always a short request with a short answer. */
const CHECKING = { atOnce: 16, waiting: 512 };

/**
 * Serves pictures in the width, quality and type that a browser needs. Each is made once for all simultaneous requests,
 * stored on disk, and checked at its source when it may have changed. During an outage of the source it serves the
 * older one.
 */
export class Optimiser {
	readonly freshness: Freshness;
	readonly #options: OptimiserOptions;
	readonly #cache: DiskCache;
	readonly #making = createQueue(MAKING);
	readonly #queues = new Map<string, Queue>();
	readonly #pending = new Map<string, Promise<ServedPicture>>();

	constructor(options: OptimiserOptions) {
		this.#options = options;
		this.freshness = new Freshness(options.now);
		this.#cache = new DiskCache({ ...options, isName: FILE_NAME });
	}

	/** @throws ImageRefused with the reason, Overloaded when too many wait already */
	get(request: ImageRequest): Promise<ServedPicture> {
		const key = toKey(request);
		// A request after a change does not join earlier ones: the picture may have been unpublished.
		const together = `${this.freshness.changes} ${key}`;
		const underWay = this.#pending.get(together);
		if (underWay !== undefined) return underWay;
		const pending = this.#find(key, request).finally(() => this.#pending.delete(together));
		this.#pending.set(together, pending);
		return pending;
	}

	async #find(key: string, request: ImageRequest): Promise<ServedPicture> {
		const file = await this.#cache.get(key);
		const cached = file && unpackPicture(file);
		if (cached !== undefined && this.freshness.isFresh(key, request.source)) return { picture: cached, state: "hit" };
		const requestedAt = this.#options.now();
		try {
			const served = await this.#queueOf(request, cached)(() => this.#ask(key, request, cached));
			this.freshness.noteChecked(key, request.source, requestedAt);
			return served;
		} catch (error) {
			return this.#withoutSource(key, cached, error);
		}
	}

	async #ask(key: string, request: ImageRequest, cached: CachedPicture | undefined): Promise<ServedPicture> {
		const fetched = await this.#options.fetchSource(request.source, cached?.validator);
		if (cached !== undefined && isSame(fetched, cached)) return { picture: cached, state: "revalidated" };
		if (fetched.kind === "unchanged")
			throw new ImageRefused(502, "The source says that nothing changed, but nothing is kept.");
		const made = await this.#making(() => transform(fetched.bytes, request));
		const picture = toCachedPicture(made, hashOf(fetched.bytes), fetched.validator);
		// A full disk only costs time: the picture is made again.
		await this.#cache.set(key, packPicture(picture)).catch(this.#options.onTrouble);
		return { picture, state: "miss" };
	}

	#queueOf({ source }: ImageRequest, cached: CachedPicture | undefined): Queue {
		const name = `${cached === undefined ? "get" : "check"} ${source.address.origin}`;
		const queue = this.#queues.get(name) ?? createQueue(cached === undefined ? GETTING : CHECKING);
		this.#queues.set(name, queue);
		return queue;
	}

	/** During an outage the cached picture is served; not if the source refuses it or no longer has it. */
	#withoutSource(key: string, cached: CachedPicture | undefined, error: unknown): ServedPicture {
		const isRefused = error instanceof ImageRefused && error.status < 500;
		if (cached !== undefined && !isRefused) {
			this.freshness.noteOutage(key);
			return { picture: cached, state: "stale-error" };
		}
		this.#cache.delete(key);
		this.freshness.forget(key);
		throw error;
	}
}

const FILE_NAME = /^[0-9a-f]{64}$/;

function toKey({ source, width, quality, modern }: ImageRequest): string {
	const key = [modern === undefined ? "plain" : `image/${modern}`, width, quality, source.address.href].join(" ");
	return createHash("sha256").update(key).digest("hex");
}

function isSame(fetched: Fetched, cached: CachedPicture): boolean {
	return fetched.kind === "unchanged" || hashOf(fetched.bytes) === cached.sourceHash;
}

const Head = z.object({
	type: z.enum(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "image/svg+xml"]),
	etag: z.string(),
	sourceHash: z.string(),
	validator: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
});

type CachedPicture = z.infer<typeof Head> & { bytes: Buffer };

function toCachedPicture({ type, bytes }: Picture, sourceHash: string, validator: Validator): CachedPicture {
	return { type, bytes, etag: `"${hashOf(bytes).slice(0, 27)}"`, sourceHash, validator };
}

function hashOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("base64url");
}

function packPicture({ bytes, ...head }: CachedPicture): Buffer {
	return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
}

/** Undefined for a file that is not ours, or in an older format. */
function unpackPicture(file: Buffer): CachedPicture | undefined {
	const end = file.indexOf("\n");
	try {
		const head = Head.parse(JSON.parse(file.subarray(0, end).toString("utf8")));
		return { ...head, bytes: file.subarray(end + 1) };
	} catch {
		return undefined;
	}
}

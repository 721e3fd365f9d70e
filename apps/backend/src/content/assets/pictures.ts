import { createHash } from "node:crypto";
import { DiskCache } from "@uchit/pictures/disk-cache.ts";
import { createQueue } from "@uchit/pictures/queue.ts";
import { transform } from "#backend/content/assets/transform.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Transformation } from "./asset-transform.ts";

type PictureSource = { id: string; type: string; path: string };

type PicturesOptions = { directory: string; maxBytes: number; onTrouble: (error: unknown) => void };

export type Pictures = {
	get: (source: PictureSource, transformation: Transformation) => Promise<Buffer>;
	forget: (id: string) => Promise<void>;
};

const MAKING_AT_ONCE = 2;
/** The last in the queue waits about as long as a visitor would. */
const MAX_WAITING = 64;

export function createPictures({ directory, maxBytes, onTrouble }: PicturesOptions): Pictures {
	const cache = new DiskCache({ directory, maxBytes, isName: NAME });
	const queue = createQueue({ atOnce: MAKING_AT_ONCE });
	const underWay = new Map<string, Promise<Buffer>>();

	async function find(name: string, { path, type }: PictureSource, transformation: Transformation): Promise<Buffer> {
		const cached = await cache.get(name);
		if (cached !== undefined) return cached;
		const made = await queue(() => transform(path, type, transformation));
		// A full disk only costs time: the picture is made again.
		await cache.set(name, made).catch(onTrouble);
		return made;
	}

	return {
		get(source, transformation) {
			const name = `${source.id}.${hashOf(transformation)}`;
			const making = underWay.get(name);
			if (making !== undefined) return making;
			if (underWay.size >= MAKING_AT_ONCE + MAX_WAITING) {
				throw new ContentError("SERVICE_UNAVAILABLE", "Too many pictures are being made right now.");
			}
			const made = find(name, source, transformation).finally(() => underWay.delete(name));
			underWay.set(name, made);
			return made;
		},
		forget: (id) => cache.deleteBeginning(`${id}.`),
	};
}

const NAME = /^[0-9a-f-]{36}\.[0-9a-f]+$/;

/**
 * Raise this when the same transformation makes another picture: pictures stored here and in browsers are then made
 * again.
 */
const MADE_BY = 2;

/** Parts are in the order of parsing, so equal transformations give equal text. */
export function hashOf(transformation: Transformation): string {
	return createHash("sha256")
		.update(JSON.stringify([MADE_BY, transformation]))
		.digest("hex")
		.slice(0, 16);
}

import { createHash } from "node:crypto";
import * as z from "zod";
import type { Validator } from "#server/images/fetch-source.ts";
import type { Picture } from "#server/images/transform.ts";

const Head = z.object({
	type: z.enum(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "image/svg+xml"]),
	etag: z.string(),
	sourceHash: z.string(),
	validator: z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
});

/** A finished picture with what is needed to ask whether its source is still the same. */
export type KeptPicture = z.infer<typeof Head> & { bytes: Buffer };

export function toKept({ type, bytes }: Picture, sourceHash: string, validator: Validator): KeptPicture {
	return { type, bytes, etag: `"${hashOf(bytes).slice(0, 27)}"`, sourceHash, validator };
}

export function hashOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("base64url");
}

/** One file: the head as a line of JSON, then the picture. */
export function packPicture({ bytes, ...head }: KeptPicture): Buffer {
	return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
}

/** Undefined for a file that is not one of ours, or of an older form. */
export function unpackPicture(file: Buffer): KeptPicture | undefined {
	const end = file.indexOf("\n");
	try {
		const head = Head.parse(JSON.parse(file.subarray(0, end).toString("utf8")));
		return { ...head, bytes: file.subarray(end + 1) };
	} catch {
		return undefined;
	}
}

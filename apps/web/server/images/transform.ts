import { type ImageType, MOST_PIXELS, sniffImageType } from "@uchit/contract/image.ts";
import sharp, { type Sharp } from "sharp";
import { ImageRefused } from "#server/images/refused.ts";
import type { ImageRequest } from "./image-request.ts";

export type Picture = { type: ImageType; bytes: Buffer };

// Each picture is another one: what the library keeps of the last ones is of no use to the next.
sharp.cache(false);
/** Several pictures are made at once instead, and pages need a core too. */
sharp.concurrency(1);

const LIMIT_SECONDS = 20;

/**
 * Makes the picture that was asked for: no wider than its source, upright, without what a camera wrote about its owner.
 * An animation is passed on as it is. @throws ImageRefused
 */
export async function transform(
	bytes: Buffer,
	{ width, quality, modern }: Omit<ImageRequest, "source">,
): Promise<Picture> {
	const type = sniffImageType(bytes);
	if (type === undefined) throw notAnImage();
	if (type === "image/svg+xml") throw new ImageRefused(400, '"url" parameter is valid but image type is not allowed');
	try {
		const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true });
		const { width: across, pages = 1, hasAlpha } = await source.metadata();
		if (pages > 1) return { type, bytes };
		const made = modern ?? toPlain(type, hasAlpha);
		const resized = source.autoOrient().resize({ width, withoutEnlargement: true }).timeout({ seconds: LIMIT_SECONDS });
		const written = encode(resized, { type: made, width: Math.min(width, across), quality });
		return { type: made, bytes: await written.toBuffer() };
	} catch (error) {
		if (error instanceof ImageRefused) throw error;
		if (isOf(error, "pixel limit"))
			throw new ImageRefused(400, '"url" parameter is valid but image has too many pixels');
		throw isOf(error, "timeout") ? new ImageRefused(504, "The picture took too long to make.") : notAnImage(error);
	}
}

type MadeType = "image/avif" | "image/webp" | "image/jpeg" | "image/png";

/** A type that every browser can show. */
function toPlain(type: ImageType, hasAlpha: boolean): MadeType {
	return type === "image/jpeg" || (type !== "image/png" && type !== "image/gif" && !hasAlpha)
		? "image/jpeg"
		: "image/png";
}

/** AVIF looks at 55 as the others do at 75. */
const AVIF_QUALITY_LESS = 20;
/** Of 0 to 9. Above this width more takes seconds (a noisy photograph in 1920: 0.3 s, 1.1 s, 1.6 s with 1, 2, 3) and saves nothing. */
const WIDEST_WITH_MORE_EFFORT = 1_200;

type Encoding = { type: MadeType; width: number; quality: number };

function encode(image: Sharp, { type, width, quality }: Encoding): Sharp {
	switch (type) {
		case "image/avif": {
			const effort = width > WIDEST_WITH_MORE_EFFORT ? 1 : 2;
			return image.avif({ quality: Math.max(quality - AVIF_QUALITY_LESS, 1), effort });
		}
		case "image/webp":
			return image.webp({ quality });
		case "image/jpeg":
			return image.jpeg({ quality, mozjpeg: true });
		case "image/png":
			return image.png({ quality });
	}
}

/** The library tells its errors apart by their words alone. */
function isOf(error: unknown, words: string): boolean {
	return error instanceof Error && error.message.includes(words);
}

function notAnImage(cause?: unknown): ImageRefused {
	return new ImageRefused(400, "The requested resource isn't a valid image.", { cause });
}

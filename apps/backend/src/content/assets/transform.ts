import { DEFAULT_QUALITY, MOST_PIXELS } from "@uchit/contract/image.ts";
import sharp, { type Sharp } from "sharp";
import { ContentError } from "#backend/content/errors.ts";
import type { AssetFormat, Transformation } from "./asset-transform.ts";

// Each picture is another one: what the library keeps of the last ones is of no use to the next.
sharp.cache(false);
/** Several pictures are made at once instead, and answers need a core too. */
sharp.concurrency(1);

const LIMIT_SECONDS = 20;
/** Of 0 to 9: wide pictures would take seconds with more. */
const AVIF_EFFORT = 1;
/** AVIF looks at 55 as the others do at 75. */
const AVIF_QUALITY_LESS = 20;

/**
 * Makes a picture of the file as it was wished, upright, without what a camera wrote about its owner. An animation stays one
 * in WebP, is its first picture in the others, and is never made larger than it is.
 */
export async function transform(path: string, type: string, wish: Transformation): Promise<Buffer> {
	const { width, height, fit, quality = DEFAULT_QUALITY } = wish;
	const { pages = 1 } = await sharp(path, { limitInputPixels: MOST_PIXELS }).metadata();
	const isAnimated = pages > 1;
	const format = wish.format ?? formatOf(type);
	const animated = isAnimated && format === "webp";
	const withoutEnlargement = wish.withoutEnlargement || isAnimated;
	const source = sharp(path, { limitInputPixels: MOST_PIXELS, sequentialRead: true, animated }).autoOrient();
	const isSized = width !== undefined || height !== undefined;
	const resized = isSized ? source.resize({ width, height, fit, withoutEnlargement, background: "#0000" }) : source;
	try {
		return await encode(resized, format, quality).timeout({ seconds: LIMIT_SECONDS }).toBuffer();
	} catch (error) {
		if (!(error instanceof Error && error.message.includes("timeout"))) throw error;
		throw new ContentError("SERVICE_UNAVAILABLE", "The picture took too long to make.");
	}
}

/** What a transformation of a file of this type gives when no format is named. */
export function formatOf(type: string): AssetFormat {
	if (type === "image/webp" || type === "image/gif") return "webp";
	if (type === "image/avif") return "avif";
	return type === "image/jpeg" ? "jpg" : "png";
}

function encode(image: Sharp, format: AssetFormat, quality: number): Sharp {
	switch (format) {
		case "avif":
			return image.avif({ quality: Math.max(quality - AVIF_QUALITY_LESS, 1), effort: AVIF_EFFORT });
		case "webp":
			return image.webp({ quality });
		case "jpg":
			return image.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true });
		case "png":
			return image.png({ quality });
	}
}

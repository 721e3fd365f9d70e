import { DEFAULT_QUALITY, MOST_PIXELS } from "@uchit/contract/image.ts";
import { encode, PictureTooSlow } from "@uchit/pictures/encode.ts";
import sharp from "sharp";
import { ContentError } from "#backend/content/errors.ts";
import type { AssetFormat, Transformation } from "./asset-transform.ts";

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
	const isJpeg = format === "jpg";
	const image = isJpeg ? resized.flatten({ background: "#fff" }) : resized;
	try {
		return await encode(image, { format: isJpeg ? "jpeg" : format, quality, avifEffort: 1 });
	} catch (error) {
		if (!(error instanceof PictureTooSlow)) throw error;
		throw new ContentError("SERVICE_UNAVAILABLE", error.message);
	}
}

/** What a transformation of a file of this type gives when no format is named. */
export function formatOf(type: string): AssetFormat {
	if (type === "image/webp" || type === "image/gif") return "webp";
	if (type === "image/avif") return "avif";
	return type === "image/jpeg" ? "jpg" : "png";
}

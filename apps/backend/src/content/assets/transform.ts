import { DEFAULT_QUALITY, MAX_PIXELS } from "@uchit/contract/image.ts";
import { encode, PictureTooSlow } from "@uchit/pictures/encode.ts";
import sharp from "sharp";
import { ContentError } from "#backend/content/errors.ts";
import type { AssetFormat, Transformation } from "./asset-transform.ts";

/**
 * Makes the requested picture of a file, upright and without the camera's metadata. An animation stays one in WebP,
 * becomes its first picture in other formats, and is never enlarged.
 */
export async function transform(path: string, type: string, transformation: Transformation): Promise<Buffer> {
	const { width, height, fit, quality = DEFAULT_QUALITY } = transformation;
	const { pages = 1 } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
	const isAnimated = pages > 1;
	const format = transformation.format ?? formatOf(type);
	const animated = isAnimated && format === "webp";
	const withoutEnlargement = transformation.withoutEnlargement || isAnimated;
	const source = sharp(path, { limitInputPixels: MAX_PIXELS, sequentialRead: true, animated }).autoOrient();
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

export function formatOf(type: string): AssetFormat {
	if (type === "image/webp" || type === "image/gif") return "webp";
	if (type === "image/avif") return "avif";
	return type === "image/jpeg" ? "jpg" : "png";
}

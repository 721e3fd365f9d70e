import { type ImageType, MAX_PIXELS, sniffImageType } from "@uchit/contract/image.ts";
import { encode, type PictureFormat, PictureTooSlow } from "@uchit/pictures/encode.ts";
import sharp from "sharp";
import { ImageRefused } from "#server/images/refused.ts";
import type { ImageRequest } from "./image-request.ts";

export type Picture = { type: ImageType; bytes: Buffer };

/**
 * Makes the requested picture: no wider than its source, upright, without the camera's metadata. An animation is passed
 * on unchanged. @throws ImageRefused
 */
export async function transform(
	bytes: Buffer,
	{ width, quality, modern }: Omit<ImageRequest, "source">,
): Promise<Picture> {
	const type = sniffImageType(bytes);
	if (type === undefined) throw notAnImage();
	if (type === "image/svg+xml") throw new ImageRefused(400, '"url" parameter is valid but image type is not allowed');
	try {
		const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
		const { width: across, pages = 1, hasAlpha } = await source.metadata();
		if (pages > 1) return { type, bytes };
		const format = modern ?? toPlain(type, hasAlpha);
		const resized = source.autoOrient().resize({ width, withoutEnlargement: true });
		const avifEffort = Math.min(width, across) > WIDEST_WITH_MORE_EFFORT ? 1 : 2;
		return { type: `image/${format}`, bytes: await encode(resized, { format, quality, avifEffort }) };
	} catch (error) {
		if (error instanceof PictureTooSlow) throw new ImageRefused(504, error.message);
		if (error instanceof Error && error.message.includes("pixel limit"))
			throw new ImageRefused(400, '"url" parameter is valid but image has too many pixels');
		throw notAnImage(error);
	}
}

/**
 * Above this width more effort takes seconds (a noisy photograph at 1920: 0.3 s, 1.1 s, 1.6 s with 1, 2, 3) and saves
 * nothing.
 */
const WIDEST_WITH_MORE_EFFORT = 1_200;

function toPlain(type: ImageType, hasAlpha: boolean): PictureFormat {
	return type === "image/jpeg" || (type !== "image/png" && type !== "image/gif" && !hasAlpha) ? "jpeg" : "png";
}

function notAnImage(cause?: unknown): ImageRefused {
	return new ImageRefused(400, "The requested resource isn't a valid image.", { cause });
}

import { type ImageType, MAX_PIXELS, sniffImageType } from "@uchit/contract/image.ts";
import sharp from "sharp";
import { ContentError } from "#backend/content/errors.ts";

const ENDINGS = {
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp",
	"image/avif": "avif",
	"image/gif": "gif",
	"image/svg+xml": "svg",
	"application/pdf": "pdf",
} as const satisfies Record<ImageType | "application/pdf", string>;

export type FileType = keyof typeof ENDINGS;
export type FileKind = { type: FileType; width?: number; height?: number };

/** Returns the kind of a file by its bytes alone. Throws UNSUPPORTED_MEDIA_TYPE or INVALID_PAYLOAD. */
export async function kindOf(bytes: Buffer): Promise<FileKind> {
	const type =
		sniffImageType(bytes) ?? (bytes.subarray(0, 5).toString("latin1") === "%PDF-" ? "application/pdf" : undefined);
	if (type === undefined) {
		const offered = Object.values(ENDINGS).join(", ");
		throw new ContentError("UNSUPPORTED_MEDIA_TYPE", `The file is none of these, whatever its name says: ${offered}.`);
	}
	return isRaster(type) ? { type, ...(await measure(bytes)) } : { type };
}

/**
 * Whether it is a raster picture, which can be shown inline and made smaller. An SVG is as much a program as a picture.
 */
export function isRaster(type: string): boolean {
	return type.startsWith("image/") && type !== "image/svg+xml";
}

export function toFilename(originalName: string, type: FileType): string {
	const name = originalName.split(/[/\\]/).at(-1)?.replace(UNPRINTABLE, "").trim() ?? "";
	const stem = name.replace(/\.[^.]{0,10}$/, "").slice(0, MAX_STEM_LENGTH) || "file";
	const ending = /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase();
	const isJpeg = type === "image/jpeg" && ending === "jpeg";
	return `${stem}.${isJpeg ? ending : ENDINGS[type]}`;
}

export function toTitle(filename: string): string {
	const words = filename
		.replace(/\.[^.]*$/, "")
		.replaceAll(/[-_\s]+/g, " ")
		.trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

const MAX_STEM_LENGTH = 150;
/** Control characters, and direction marks. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}"<>|:*?]/gu;

/** Measures the picture upright: a camera may have noted that it was turned. */
async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
	try {
		const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
		// The first row of pixels must be readable, not only the file's head.
		await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).resize(8, 8).timeout({ seconds: 10 }).toBuffer();
		if (autoOrient.width * autoOrient.height * pages > MAX_PIXELS) throw tooManyPixels();
		return autoOrient;
	} catch (error) {
		if (error instanceof ContentError) throw error;
		if (error instanceof Error && error.message.includes("pixel limit")) throw tooManyPixels();
		throw new ContentError("INVALID_PAYLOAD", "Invalid payload. The picture is broken: it cannot be read to its end.");
	}
}

function tooManyPixels(): ContentError {
	return new ContentError("INVALID_PAYLOAD", `Invalid payload. The picture has more than ${MAX_PIXELS} pixels.`);
}

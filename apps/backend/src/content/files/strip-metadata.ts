import { MAX_PIXELS } from "@uchit/contract/image.ts";
import sharp, { type Metadata, type Sharp } from "sharp";
import { type FileType, isRaster } from "#backend/content/files/kind.ts";

/** High enough that encoding a photograph again shows no loss. */
const QUALITY = 92;
const AVIF_QUALITY = 75;

/**
 * Returns the picture without metadata of a camera or a program: place and time, owner, a thumbnail of cropped parts.
 * It is turned upright and keeps its colours. Undefined if there is no metadata, so the bytes may stay.
 */
export async function stripMetadata(bytes: Buffer, type: FileType): Promise<Buffer | undefined> {
	if (!isRaster(type)) return undefined;
	const options = { limitInputPixels: MAX_PIXELS, animated: true };
	const metadata = await sharp(bytes, options).metadata();
	if (!hasMetadata(metadata) && !(type === "image/jpeg" && hasJpegMetadata(bytes))) return undefined;
	const space = metadata.space ?? "srgb";
	const picture = sharp(bytes, options)
		.autoOrient()
		.pipelineColourspace(space === "cmyk" ? "cmyk" : "srgb")
		.keepIccProfile()
		.toColourspace(space);
	return encode(picture, type).toBuffer();
}

function hasMetadata({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation = 1 }: Metadata): boolean {
	return [exif, xmp, iptc, tifftagPhotoshop, comments].some((note) => note !== undefined) || orientation > 1;
}

/** The parts of a JPEG that its picture needs, by the second byte of their marker: JFIF, the colour profile, Adobe's colours. */
const JFIF = 0xe0;
const PROFILE = 0xe2;
const ADOBE = 0xee;
const COMMENT = 0xfe;
const SCAN = 0xda;

/** Finds parts that the library does not report: comments, other pictures, a maker's own. */
function hasJpegMetadata(bytes: Buffer): boolean {
	for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== SCAN; ) {
		const marker = bytes[at + 1] ?? 0;
		const isProfile = marker === PROFILE && bytes.toString("latin1", at + 4, at + 15) === "ICC_PROFILE";
		const isApplicationSegment = marker >= 0xe0 && marker <= 0xef;
		if (marker === COMMENT || (isApplicationSegment && !isProfile && marker !== JFIF && marker !== ADOBE)) return true;
		at += 2 + bytes.readUInt16BE(at + 2);
	}
	return false;
}

function encode(picture: Sharp, type: FileType): Sharp {
	switch (type) {
		case "image/jpeg":
			return picture.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" });
		case "image/webp":
			return picture.webp({ quality: QUALITY });
		case "image/avif":
			return picture.avif({ quality: AVIF_QUALITY });
		case "image/gif":
			return picture.gif();
		case "image/png":
		case "image/svg+xml":
		case "application/pdf":
			return picture.png();
	}
}

import sharp, { type Sharp } from "sharp";

// Every picture is different, so the library's cache would not be used.
sharp.cache(false);
/** Several pictures are encoded at once instead, and pages need a core too. */
sharp.concurrency(1);

const LIMIT_SECONDS = 20;
/** AVIF at 55 looks like the other formats at 75. */
const AVIF_QUALITY_LESS = 20;

export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

type Encoding = {
	format: PictureFormat;
	/** 1 to 100. */
	quality: number;
	/** 0 to 9: with more than 1, wide pictures take seconds. */
	avifEffort: number;
};

/** Throws `PictureTooSlow`. */
export async function encode(image: Sharp, encoding: Encoding): Promise<Buffer> {
	try {
		return await inFormat(image, encoding).timeout({ seconds: LIMIT_SECONDS }).toBuffer();
	} catch (error) {
		// sharp's errors differ only in their messages.
		if (!(error instanceof Error && error.message.includes("timeout"))) throw error;
		throw new PictureTooSlow("The picture took too long to make.", { cause: error });
	}
}

export class PictureTooSlow extends Error {
	override name = "PictureTooSlow";
}

function inFormat(image: Sharp, { format, quality, avifEffort }: Encoding): Sharp {
	switch (format) {
		case "avif":
			return image.avif({ quality: Math.max(quality - AVIF_QUALITY_LESS, 1), effort: avifEffort });
		case "webp":
			return image.webp({ quality });
		case "jpeg":
			return image.jpeg({ quality, mozjpeg: true });
		case "png":
			return image.png({ quality });
	}
}

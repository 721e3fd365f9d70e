import sharp, { type Sharp } from "sharp";

// Each picture is another one: what the library keeps of the last ones is of no use to the next.
sharp.cache(false);
/** Several pictures are made at once instead, and pages and answers need a core too. */
sharp.concurrency(1);

/** How long one picture may take to make. */
const LIMIT_SECONDS = 20;
/** AVIF looks at 55 as the others do at 75. */
const AVIF_QUALITY_LESS = 20;

export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

type Encoding = {
	format: PictureFormat;
	/** Of 1 to 100. */
	quality: number;
	/** Of 0 to 9: wide pictures take seconds with more than 1. */
	avifEffort: number;
};

/** The picture in a format for browsers. Throws `PictureTooSlow`. */
export async function encode(image: Sharp, encoding: Encoding): Promise<Buffer> {
	try {
		return await inFormat(image, encoding).timeout({ seconds: LIMIT_SECONDS }).toBuffer();
	} catch (error) {
		// The library tells its errors apart by their words alone.
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

import { MAX_PIXELS, sniffImageType } from "@uchit/contract/image.ts";
import sharp, { type Sharp } from "sharp";
import type { DrawnPage } from "#backend/document/rules/drawn-page.ts";
import { BadDocument } from "./bad-document.ts";
import { drawPdf } from "./draw-pdf.ts";

/** In pixels; enough to read the small print of an A4 page. */
const MAX_SIDE = 2_000;
const QUALITY = 80;
const MAX_SECONDS = 15;

export type DocumentKind = "picture" | "pdf";

/** Draws the pages of a sent file anew; none of its bytes remain. Throws BadDocument, and the reason of the signal. */
export async function drawPages(kind: DocumentKind, bytes: Buffer, signal: AbortSignal): Promise<DrawnPage[]> {
	if (kind === "picture") return [await drawPicture(bytes)];
	const pages: DrawnPage[] = [];
	for await (const { width, height, dots } of drawPdf(bytes, { longestSide: MAX_SIDE, signal })) {
		pages.push(await toPage(sharp(dots, { raw: { width, height, channels: 4 } })));
	}
	return pages;
}

async function drawPicture(bytes: Buffer): Promise<DrawnPage> {
	try {
		const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
		const size = { width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true } as const;
		return await toPage(picture.autoOrient().resize(size));
	} catch (cause) {
		const isLarge = cause instanceof Error && cause.message.includes("pixel limit");
		throw new BadDocument(isLarge ? "pixels" : "broken", { cause });
	}
}

async function toPage(picture: Sharp): Promise<DrawnPage> {
	const { data: jpeg, info } = await picture
		.flatten({ background: "#ffffff" })
		.jpeg({ quality: QUALITY })
		.timeout({ seconds: MAX_SECONDS })
		.toBuffer({ resolveWithObject: true });
	return { jpeg, width: info.width, height: info.height };
}

export type CoveredPart = { x: number; y: number; width: number; height: number };

/** Paints over parts of a page, given as fractions of its width and height. Nothing under them is in the new bytes. */
export async function coverPage(page: DrawnPage, parts: readonly CoveredPart[]): Promise<DrawnPage> {
	const { jpeg, width, height } = page;
	const composed = parts.flatMap((part) => {
		const left = Math.floor(part.x * width);
		const top = Math.floor(part.y * height);
		const across = Math.min(width - left, Math.ceil(part.width * width));
		const down = Math.min(height - top, Math.ceil(part.height * height));
		if (across < 1 || down < 1) return [];
		const create = { width: across, height: down, channels: 3, background: "#000000" } as const;
		return [{ input: { create }, left, top }];
	});
	return toPage(sharp(jpeg).composite(composed));
}

const PICTURES: ReadonlySet<string | undefined> = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Detects the kind of a sent file by its first bytes alone; undefined for any other kind, whatever its name and sender claim. */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
	if (PICTURES.has(sniffImageType(bytes))) return "picture";
	return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-" ? "pdf" : undefined;
}

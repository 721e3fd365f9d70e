import { DEFAULT_QUALITY, IMAGE_WIDTHS } from "@uchit/contract/image.ts";
import { ImageRefused } from "#server/images/refused.ts";
import { type AllowedSources, type ImageSource, parseSource } from "#server/images/source.ts";

type ModernFormat = "avif" | "webp";

export type ImageRequest = { source: ImageSource; width: number; quality: number; modern: ModernFormat | undefined };

type Query = Readonly<Record<string, unknown>>;

/**
 * Parses an address `/_next/image?url=&w=&q=` (spec 7 and 9). The reasons are those of the optimiser that the path
 * comes from; a missing `q` means the default. @throws ImageRefused with 400 and the reason
 */
export function parseImageRequest(
	{ url, w, q }: Query,
	accept: string | undefined,
	allowed: AllowedSources,
): ImageRequest {
	const source = parseSource(url, allowed);
	return { source, width: parseWidth(w), quality: parseQuality(q), modern: chooseModern(accept) };
}

function parseWidth(w: unknown): number {
	const name = '"w" parameter (width)';
	if (w === undefined || w === "") throw new ImageRefused(400, `${name} is required`);
	if (typeof w !== "string") throw new ImageRefused(400, `${name} cannot be an array`);
	if (!/^0*[1-9]\d*$/.test(w)) throw new ImageRefused(400, `${name} must be an integer greater than 0`);
	const width = Number(w);
	if (!IMAGE_WIDTHS.includes(width)) throw new ImageRefused(400, `${name} of ${w.slice(0, 20)} is not allowed`);
	return width;
}

function parseQuality(q: unknown): number {
	const name = '"q" parameter (quality)';
	if (q === undefined || q === "") return DEFAULT_QUALITY;
	if (typeof q !== "string") throw new ImageRefused(400, `${name} cannot be an array`);
	const quality = /^\d{1,3}$/.test(q) ? Number(q) : 0;
	if (quality < 1 || quality > 100) throw new ImageRefused(400, `${name} must be an integer between 1 and 100`);
	return quality;
}

/**
 * AVIF before WebP, unless the browser prefers WebP. Only a named type counts: a wildcard says nothing about new
 * formats.
 */
function chooseModern(accept = ""): ModernFormat | undefined {
	const requested = new Map<string, number>();
	for (const part of accept.toLowerCase().split(",")) {
		const [type = "", ...parameters] = part.split(";").map((word) => word.trim());
		const quality = parameters.find((parameter) => parameter.startsWith("q="));
		requested.set(type, quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0);
	}
	const avif = requested.get("image/avif") ?? 0;
	const webp = requested.get("image/webp") ?? 0;
	if (avif > 0 && avif >= webp) return "avif";
	return webp > 0 ? "webp" : undefined;
}

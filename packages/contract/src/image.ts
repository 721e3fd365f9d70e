/** The widths of pictures (spec 9): for whole screens, and for smaller parts of a page. */
export const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const IMAGE_SIZES = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export const IMAGE_WIDTHS: readonly number[] = [...IMAGE_SIZES, ...DEVICE_WIDTHS];

/** Spec 9: from 1 to 100. */
export const DEFAULT_QUALITY = 75;

/** Of `/assets/{id}`, as in Directus; without its presets and the further steps of its image library. */
export const TRANSFORM_PARAMETERS = ["width", "height", "fit", "quality", "format", "withoutEnlargement", "download"];

/** More pixels than any screen or camera of ours needs: decoded, they take about 200 MB. */
export const MAX_PIXELS = 50_000_000;

export type ImageType = "image/jpeg" | "image/png" | "image/webp" | "image/avif" | "image/gif" | "image/svg+xml";

export function sniffImageType(bytes: Uint8Array): ImageType | undefined {
	const head = latin(bytes, 0, 32);
	if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
	if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
	if (/^GIF8[79]a/.test(head)) return "image/gif";
	if (/^RIFF[\s\S]{4}WEBPVP8/.test(head)) return "image/webp";
	if (head.slice(4, 8) === "ftyp") return isAvif(bytes) ? "image/avif" : undefined;
	return isSvg(bytes) ? "image/svg+xml" : undefined;
}

function isAvif(bytes: Uint8Array): boolean {
	const boxBytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
	const brands = latin(bytes, 8, Math.min(boxBytes, 128)).match(/[\s\S]{4}/g) ?? [];
	return brands.some((brand) => brand === "avif" || brand === "avis");
}

/** Enough for a long comment before the first element. */
const SVG_HEAD_BYTES = 4_096;
const BEFORE_ROOT = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg\b[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/i;

function isSvg(bytes: Uint8Array): boolean {
	const text = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD_BYTES));
	return /^<(?:[\w-]+:)?svg[\s/>]/i.test(text.replace(BEFORE_ROOT, ""));
}

function latin(bytes: Uint8Array, from: number, to: number): string {
	return String.fromCharCode(...bytes.subarray(from, to));
}

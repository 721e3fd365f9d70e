import type { Size } from "@uchit/contract/crop.ts";

/** Shrinks a size to the longest side, in the same shape. */
export function scaleToFit({ width, height }: Size, longest: number): Size {
	const scale = Math.min(1, longest / Math.max(width, height));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Lower looks broken, higher only weighs more. */
const LOWEST_QUALITY = 0.3;
const HIGHEST_QUALITY = 0.95;
const STEPS = 6;

type Encoded = { size: number };

/** The best quality whose file is small enough; undefined if none is. */
export async function encodeUnderLimit<File extends Encoded>(
	encode: (quality: number) => Promise<File>,
	mostBytes: number,
): Promise<File | undefined> {
	const best = await encode(HIGHEST_QUALITY);
	if (best.size <= mostBytes) return best;
	let found = await encode(LOWEST_QUALITY);
	if (found.size > mostBytes) return undefined;
	let [low, high] = [LOWEST_QUALITY, HIGHEST_QUALITY];
	for (let step = 0; step < STEPS; step += 1) {
		const middle = (low + high) / 2;
		const file = await encode(middle);
		if (file.size <= mostBytes) [found, low] = [file, middle];
		else high = middle;
	}
	return found;
}

const SMALLER = 0.8;
const SMALLEST_SIDE = 60;

export async function fitUnderLimit<File extends Encoded>(
	encode: (size: Size, quality: number) => Promise<File>,
	{ size, mostBytes, isSizeFree }: { size: Size; mostBytes: number; isSizeFree: boolean },
): Promise<{ file: File; size: Size } | undefined> {
	const file = await encodeUnderLimit((quality) => encode(size, quality), mostBytes);
	if (file !== undefined) return { file, size };
	const next = scaleToFit(size, Math.max(size.width, size.height) * SMALLER);
	if (!isSizeFree || Math.min(next.width, next.height) < SMALLEST_SIDE) return undefined;
	return fitUnderLimit(encode, { size: next, mostBytes, isSizeFree });
}

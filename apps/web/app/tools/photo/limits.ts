import type { CropPosition, Size } from "@uchit/contract/crop.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";

/** As typed: an empty text is no limit. */
export type Limits = { width: string; height: string; leastKb: string; mostKb: string };

export const NO_LIMITS: Limits = { width: "", height: "", leastKb: "", mostKb: "" };

export const CENTRED_CROP: CropPosition = { zoom: 1, x: 0.5, y: 0.5 };

const MAX_PIXELS = 4000;
const MAX_KB = 10_000;

export type PhotoTarget =
	| { kind: "wanted"; size: Size | undefined; leastBytes: number; mostBytes: number }
	| { kind: "unread"; field: keyof Limits };

/**
 * A KB is 1,000 bytes for some forms and 1,024 for others: the upper limit counts by the smaller one, the lower limit by the larger one,
 * so that both accept the file.
 */
export function readLimits(limits: Limits): PhotoTarget {
	const number = (field: keyof Limits, most: number) => {
		if (limits[field].trim() === "") return undefined;
		const value = Number(plainNumber(limits[field]));
		return Number.isInteger(value) && value > 0 && value <= most ? value : Number.NaN;
	};
	const width = number("width", MAX_PIXELS);
	const height = number("height", MAX_PIXELS);
	const leastKb = number("leastKb", MAX_KB);
	const mostKb = number("mostKb", MAX_KB);
	const read = { width, height, leastKb, mostKb };
	const unread = (["width", "height", "leastKb", "mostKb"] as const).find((field) => Number.isNaN(read[field]));
	if (unread !== undefined) return { kind: "unread", field: unread };
	if ((width === undefined) !== (height === undefined)) {
		return { kind: "unread", field: width === undefined ? "width" : "height" };
	}
	return {
		kind: "wanted",
		size: width === undefined || height === undefined ? undefined : { width, height },
		leastBytes: (leastKb ?? 0) * 1024,
		mostBytes: (mostKb ?? MAX_KB) * 1000,
	};
}

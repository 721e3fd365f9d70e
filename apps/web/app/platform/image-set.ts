import { DEVICE_WIDTHS, IMAGE_WIDTHS } from "@uchit/contract/image.ts";
import { imageAddress } from "#app/platform/picture-addresses.ts";

export type ImageSet = { src: string; srcSet: string };

/**
 * A picture in the widths of spec 9. Without `sizes`, `width` is the shown width at 1x and 2x; with `sizes` the browser chooses up to
 * `most` dots.
 */
export function toImageSet(
	source: string,
	{ width, sizes, most = WIDEST }: { width: number; sizes?: string | undefined; most?: number | undefined },
): ImageSet {
	const widths = sizes === undefined ? [...new Set([atLeast(width), atLeast(2 * width)])] : widthsFor(sizes, most);
	const candidates = widths.map(
		(each, index) => `${imageAddress(source, each)} ${sizes === undefined ? `${index + 1}x` : `${each}w`}`,
	);
	return { src: imageAddress(source, widths.at(-1) ?? width), srcSet: candidates.join(", ") };
}

const WIDEST = Math.max(...DEVICE_WIDTHS);

function atLeast(width: number): number {
	return IMAGE_WIDTHS.find((offered) => offered >= width) ?? WIDEST;
}

function widthsFor(sizes: string, most: number): readonly number[] {
	const least = Math.min(...sizes.split(",").map(leastOf));
	return IMAGE_WIDTHS.filter((width) => width >= Math.min(least, WIDEST) && width <= atLeast(most));
}

const REM = 16;

/** The fewest dots that a part of `sizes` needs on the smallest phone; 0 if unknown. */
function leastOf(part: string): number {
	const [, number = "", unit] = /(?:^|\s)(\d+(?:\.\d+)?)(vw|px|rem)\s*$/.exec(part) ?? [];
	if (unit === "vw") return (DEVICE_WIDTHS[0] * Number(number)) / 100;
	return Number(number) * (unit === "rem" ? REM : 1);
}

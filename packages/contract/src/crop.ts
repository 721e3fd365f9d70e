/** A picture's size in pixels. */
export type Size = { width: number; height: number };

/** `zoom` 1 is the largest part that fits, 2 half of that; `x` and `y` run from 0 (left, top) to 1. */
export type CropPosition = { zoom: number; x: number; y: number };

export function computeCrop(
	picture: Size,
	target: Size,
	{ zoom, x, y }: CropPosition,
): Size & { left: number; top: number } {
	const scale = Math.min(picture.width / target.width, picture.height / target.height) / zoom;
	const width = target.width * scale;
	const height = target.height * scale;
	return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y };
}

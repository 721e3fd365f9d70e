/** A picture's size in pixels. */
export type Size = { width: number; height: number };

/** How a picture is cut: 1 takes as much as fits, 2 half of that; `x` and `y` from 0 (left, top) to 1. */
export type Cut = { zoom: number; x: number; y: number };

/** The part of a picture that fills a target of another shape. */
export function cropOf(picture: Size, target: Size, { zoom, x, y }: Cut): Size & { left: number; top: number } {
	const scale = Math.min(picture.width / target.width, picture.height / target.height) / zoom;
	const width = target.width * scale;
	const height = target.height * scale;
	return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y };
}

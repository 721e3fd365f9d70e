/** What is covered of a page, in parts of its width and height. */
export type Cover = { page: number; x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

/** Smaller is a click, and covers nothing. */
const LEAST = 0.005;

/** The rectangle between two points of a page, within it; undefined for one that covers nothing. */
export function coverBetween(page: number, from: Point, to: Point): Cover | undefined {
	const [x, right] = [from.x, to.x].map(inPage).toSorted((a, b) => a - b);
	const [y, bottom] = [from.y, to.y].map(inPage).toSorted((a, b) => a - b);
	if (x === undefined || right === undefined || y === undefined || bottom === undefined) return undefined;
	const cover = { page, x, y, width: right - x, height: bottom - y };
	return cover.width < LEAST || cover.height < LEAST ? undefined : cover;
}

function inPage(part: number): number {
	return Math.min(1, Math.max(0, part));
}

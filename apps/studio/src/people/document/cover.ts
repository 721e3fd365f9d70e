/** Fractions of the page's width and height. */
export type Cover = { page: number; x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

/** A smaller drag counts as a click and covers nothing. */
const MIN_SIDE = 0.005;

export function coverBetween(page: number, from: Point, to: Point): Cover | undefined {
	const [x, right] = [from.x, to.x].map(inPage).toSorted((a, b) => a - b);
	const [y, bottom] = [from.y, to.y].map(inPage).toSorted((a, b) => a - b);
	if (x === undefined || right === undefined || y === undefined || bottom === undefined) return undefined;
	const cover = { page, x, y, width: right - x, height: bottom - y };
	return cover.width < MIN_SIDE || cover.height < MIN_SIDE ? undefined : cover;
}

export function coverInMiddle(page: number): Cover {
	return { page, x: 0.4, y: 0.45, width: 0.2, height: 0.04 };
}

const STEP = 0.01;
const ARROWS: Readonly<Record<string, Point>> = {
	ArrowLeft: { x: -STEP, y: 0 },
	ArrowRight: { x: STEP, y: 0 },
	ArrowUp: { x: 0, y: -STEP },
	ArrowDown: { x: 0, y: STEP },
};

export function coverAfterKey(cover: Cover, { key, shiftKey }: { key: string; shiftKey: boolean }): Cover | undefined {
	const by = ARROWS[key];
	if (by === undefined) return undefined;
	const { x, y, width, height } = cover;
	const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
	if (!shiftKey) return { ...cover, x: within(x + by.x, 0, 1 - width), y: within(y + by.y, 0, 1 - height) };
	return { ...cover, width: within(width + by.x, STEP, 1 - x), height: within(height + by.y, STEP, 1 - y) };
}

function inPage(part: number): number {
	return Math.min(1, Math.max(0, part));
}

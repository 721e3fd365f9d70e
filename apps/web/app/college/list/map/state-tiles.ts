/** Column and row of each state's tile, from 1, roughly as on a map. We have no border data. */
export const TILES = {
	"jammu-and-kashmir": [3, 1],
	ladakh: [4, 1],
	punjab: [2, 2],
	chandigarh: [3, 2],
	"himachal-pradesh": [4, 2],
	haryana: [2, 3],
	delhi: [3, 3],
	uttarakhand: [4, 3],
	sikkim: [5, 3],
	"arunachal-pradesh": [8, 3],
	rajasthan: [2, 4],
	"uttar-pradesh": [3, 4],
	bihar: [4, 4],
	"west-bengal": [5, 4],
	meghalaya: [6, 4],
	assam: [7, 4],
	nagaland: [8, 4],
	gujarat: [1, 5],
	"madhya-pradesh": [2, 5],
	chhattisgarh: [3, 5],
	jharkhand: [4, 5],
	tripura: [6, 5],
	mizoram: [7, 5],
	manipur: [8, 5],
	"dadra-and-nagar-haveli-and-daman-and-diu": [1, 6],
	maharashtra: [2, 6],
	telangana: [3, 6],
	odisha: [4, 6],
	goa: [1, 7],
	karnataka: [2, 7],
	"andhra-pradesh": [3, 7],
	lakshadweep: [1, 8],
	kerala: [2, 8],
	"tamil-nadu": [3, 8],
	puducherry: [4, 8],
	"andaman-and-nicobar-islands": [7, 8],
} as const satisfies Record<string, readonly [column: number, row: number]>;

export type StateTile = { column: number; row: number };

const tiles = new Map<string, StateTile>(Object.entries(TILES).map(([slug, [column, row]]) => [slug, { column, row }]));

/** Undefined for a place without a tile, which is still in the list. */
export function tileOf(slug: string): StateTile | undefined {
	return tiles.get(slug);
}

export function inMapOrder<Place extends { slug: string }>(places: readonly Place[]): Place[] {
	return places.toSorted((one, other) => readingOrder(one.slug) - readingOrder(other.slug));
}

const MORE_THAN_COLUMNS = 100;

function readingOrder(slug: string): number {
	const tile = tileOf(slug);
	return tile === undefined ? Number.MAX_SAFE_INTEGER : tile.row * MORE_THAN_COLUMNS + tile.column;
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type ArrowKey = keyof typeof STEPS;

export function isArrowKey(key: string): key is ArrowKey {
	return key in STEPS;
}

/** The next place in the arrow's direction, across gaps; undefined at the edge. */
export function neighbourOf(slug: string, key: ArrowKey, slugs: readonly string[]): string | undefined {
	const from = tileOf(slug);
	if (from === undefined) return undefined;
	const [right, down] = STEPS[key];
	return slugs
		.flatMap((other) => {
			const to = tileOf(other);
			if (to === undefined) return [];
			const steps = right === 0 ? (to.row - from.row) * down : (to.column - from.column) * right;
			const isInLine = right === 0 ? to.column === from.column : to.row === from.row;
			return isInLine && steps > 0 ? [{ other, steps }] : [];
		})
		.toSorted((one, another) => one.steps - another.steps)[0]?.other;
}

/** A shade from 0 to 3, each for four times as many. */
export function shadeOf(count: number, most: number): 0 | 1 | 2 | 3 {
	if (count * 4 > most) return 3;
	if (count * 16 > most) return 2;
	return count * 64 > most ? 1 : 0;
}

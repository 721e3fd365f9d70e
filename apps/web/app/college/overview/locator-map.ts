/** The map's size in its own units: all of India with its islands, north at the top. */
export const MAP = { width: 240, height: 268 } as const;

/** The side of a dot's square: about 50 km. */
export const MAP_CELL = 4;

const WEST = 67.5;
const NORTH = 37.6;
const UNITS_PER_DEGREE = 8.6;

/** The length of a degree of longitude relative to latitude, at the middle of the country. */
const SHORTER = Math.cos((22.5 * Math.PI) / 180);

export function projectToMap({ longitude, latitude }: { longitude: number; latitude: number }): {
	x: number;
	y: number;
} {
	return { x: (longitude - WEST) * UNITS_PER_DEGREE * SHORTER, y: (NORTH - latitude) * UNITS_PER_DEGREE };
}

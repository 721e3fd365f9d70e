/** A plot's units, about a pixel each: its column is about this wide on every screen. */
export const PLOT_WIDTH = 360;

export const OVER_YEARS = { height: 168, side: 26, top: 26, bottom: 50, axis: 26 } as const;

export const CHARACTER_WIDTH = 8;

/** A plot's own units, near to pixels: its column is about this wide on every screen. */
export const PLOT_WIDTH = 360;

/** Over and under the marks of a plot over years, and beside the first and last year: room for the labels. */
export const OVER_YEARS = { height: 168, side: 26, top: 26, bottom: 50, axis: 26 } as const;

/** About as wide as a character of a label is, at most. */
export const CHARACTER_WIDTH = 8;

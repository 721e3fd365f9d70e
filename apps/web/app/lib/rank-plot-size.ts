/** The plot's own units, near to pixels: its column is about this wide on every screen. */
export const PLOT = { width: 360, height: 150, left: 18, right: 18, top: 24, bottom: 48, axis: 26 } as const;

export const PDF_EXITS = { pages: 3, broken: 4, locked: 5 } as const;

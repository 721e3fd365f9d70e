/** With what the program that draws PDFs ends where it draws none. */
export const PDF_EXITS = { pages: 3, broken: 4, locked: 5 } as const;

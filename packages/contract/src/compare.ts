/** As many as the wire takes, and as a wide screen holds. */
export const MOST_COMPARED = 10;

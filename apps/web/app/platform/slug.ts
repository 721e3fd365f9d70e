/** How the address of an institution, an exam or a place is written: `iit-madras`. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

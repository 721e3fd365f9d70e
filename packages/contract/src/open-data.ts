/** Requests a minute that one address may make without our key. Imports no schema, so that the browser may have it. */
export const STRANGERS_LIMIT_PER_MINUTE = 300;

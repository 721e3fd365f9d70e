/** What stands as the author of a text that no single person signs. Imports nothing, so that the browser may have it. */
export const HOUSE_AUTHOR = "Uchit editors";

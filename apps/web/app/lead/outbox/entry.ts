/** The entry of the browser's local storage that has what could not be sent yet. */
export const UNSENT_ENTRY = "unsent-leads";

/** The entry of the browser's local storage that has what could not be sent yet. */
export const OUTBOX_ENTRY = "unsent-leads";

export const OUTBOX_ENTRY = "unsent-leads";

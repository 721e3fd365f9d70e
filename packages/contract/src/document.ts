/** Who sends a fee notice, by their own word. */
export const DOCUMENT_SENDERS = ["student", "parent", "college"] as const;
export type DocumentSender = (typeof DOCUMENT_SENDERS)[number];

/**
 * What becomes of a document: it waits for a first person, who covers and reads it (`covered`), then for a second; `agreed`: read and
 * ticked, it waits for another sender; then `published` or `refused`. `expired`: nobody decided in time.
 */
export const DOCUMENT_STATES = ["waiting", "covered", "agreed", "published", "refused", "expired"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** While a picture of it is kept. */
export const UNDECIDED: readonly DocumentState[] = ["waiting", "covered"];

export const MOST_DOCUMENT_MB = 10;
export const MOST_DOCUMENT_BYTES = MOST_DOCUMENT_MB * 1_048_576;
export const MOST_DOCUMENT_PAGES = 10;
/** After so many days a document that nobody decided is erased. */
export const DOCUMENT_KEPT_DAYS = 30;
export const LONGEST_PROGRAMME = 200;
/** School years that a notice may be of, by their first. */
export const OLDEST_NOTICE_YEAR = 2020;

/** Changes whenever the words of `login.notice` or `login.consent` do: the ledger says which of them was agreed to. */
export const NOTICE_VERSION = "2026-11-21.2";

/** What is asked for when an account is made, one by one; the first is what an account needs. */
export const ACCOUNT_CONSENTS = ["account", "alerts"] as const;
export type AccountConsent = (typeof ACCOUNT_CONSENTS)[number];

/** Consents requested when an account is made, one by one; an account needs the first. */
export const ACCOUNT_CONSENTS = ["account", "alerts", "exam-alerts"] as const;

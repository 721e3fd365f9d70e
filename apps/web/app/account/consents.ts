/** What is asked for when an account is made, one by one; the first is what an account needs. */
export const ACCOUNT_CONSENTS = ["account", "alerts", "exam-alerts"] as const;

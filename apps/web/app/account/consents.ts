/** Consents requested one by one at sign-up. Only the first is required. */
export const ACCOUNT_CONSENTS = ["account", "alerts", "exam-alerts"] as const;

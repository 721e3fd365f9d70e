/** Secrets of a service that only the bench calls, without personal data. */
export const SECRETS = {
	BACKEND_KEY: "only the bench knows it",
	CONTENT_SECRET: "only the bench knows this one too",
	PERSONAL_KEYS: `bench:${"1".repeat(64)}`,
	LOOKUP_KEY: "2".repeat(64),
} as const;

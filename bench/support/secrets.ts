/** Not confidential: only the bench calls the service, and it has no personal data. */
export const SECRETS = {
	BACKEND_KEY: "only the bench knows it",
	CONTENT_SECRET: "only the bench knows this one too",
	PERSONAL_KEYS: `bench:${"1".repeat(64)}`,
	LOOKUP_KEY: "2".repeat(64),
} as const;

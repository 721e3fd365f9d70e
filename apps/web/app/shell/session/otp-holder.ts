export type OtpHolder =
	| { kind: "known"; name: string | undefined }
	/** The token is invalid, and is removed. */
	| { kind: "refused" }
	/** The lookup failed; the error is logged. */
	| { kind: "away" };

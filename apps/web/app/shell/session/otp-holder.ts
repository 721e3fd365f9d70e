/** The owner of the stored login token, according to the lookup, only for a greeting. */
export type OtpHolder =
	| { kind: "known"; name: string | undefined }
	/** The token is invalid, and is removed. */
	| { kind: "refused" }
	/** The lookup failed; the error is logged. */
	| { kind: "away" };

/** Who holds the stored login token, as far as the lookup says: it greets only. */
export type OtpHolder =
	| { kind: "known"; name: string | undefined }
	/** The token is worth nothing, and goes. */
	| { kind: "refused" }
	/** Nobody could be asked; the failure is in the log. */
	| { kind: "away" };

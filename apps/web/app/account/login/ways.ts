/** The ways to sign in that this site has, and what their forms carry. */
export type Ways = {
	csrfToken: string;
	/** Where people are once they are signed in: a page of this site. */
	after: string;
	/** Who else vouches for visitors. */
	oidcName: string | undefined;
	/** The outside provider of one-time passwords. */
	otpScript: OtpScript | undefined;
};

export type OtpScript = { address: string; clientId: string };

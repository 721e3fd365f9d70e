/** The ways to sign in that this site has, and what their forms carry. */
export type Ways = {
	csrfToken: string;
	/** The page of this site to go to after the sign-in. */
	after: string;
	/** The name of another provider that vouches for visitors. */
	oidcName: string | undefined;
	/** The outside provider of one-time passwords. */
	otpScript: OtpScript | undefined;
};

export type OtpScript = { address: string; clientId: string };

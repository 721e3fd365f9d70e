export type SignInOptions = {
	csrfToken: string;
	after: string;
	oidcName: string | undefined;
	otpScript: OtpScript | undefined;
};

export type OtpScript = { address: string; clientId: string };

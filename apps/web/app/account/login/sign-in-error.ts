/** The names from spec 8 and those of the sign-in library. Each has a sentence under `authError.*`. */
export const SIGN_IN_ERRORS = [
	"UnknownError",
	"OAuthCallbackError",
	"AccountNotLinkedError",
	"MissingAPIRouteError",
	"MissingSecretError",
	"MissingAuthorizeError",
	"MissingAdapterError",
	"MissingAdapterMethodsError",
	"UnsupportedStrategyError",
	"InvalidCallbackUrl",
	"SessionRequired",
	"Configuration",
	"AccessDenied",
	"Verification",
	"OAuthSignin",
	"OAuthCallback",
	"OAuthCreateAccount",
	"OAuthAccountNotLinked",
	"EmailSignin",
	"EmailCreateAccount",
	"CredentialsSignin",
	"Callback",
	"Signin",
] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];

/** Reads `?error=`. An unlisted name is an unknown error; undefined if absent. */
export function toSignInError(name: string | null): SignInError | undefined {
	if (name === null || name === "") return undefined;
	return SIGN_IN_ERRORS.find((error) => error === name) ?? "UnknownError";
}

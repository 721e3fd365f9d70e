/** The names that spec 8 lists, and those that the sign-in library writes into addresses. Each has a sentence: `authError.*`. */
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

/** Reads `?error=`; a name that is none of ours is an unknown error. Undefined when nothing went wrong. */
export function toSignInError(name: string | null): SignInError | undefined {
	if (name === null || name === "") return undefined;
	return SIGN_IN_ERRORS.find((error) => error === name) ?? "UnknownError";
}

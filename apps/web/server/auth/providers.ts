import type { AuthOptions } from "next-auth";
import type { CredentialsConfig } from "next-auth/providers/credentials";
import type { EmailConfig } from "next-auth/providers/email";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { DRAFT_SECONDS } from "#app/account/login/sign-up-draft.server.ts";
import { attempt, type Flow, follow, SignInError } from "#server/auth/flow.ts";
import type { OidcSettings } from "#server/auth/oidc-settings.ts";

type User = Awaited<ReturnType<CredentialsConfig["authorize"]>>;

/** The ways to sign in, for one request. */
export function providersFor(flow: Flow, oidc: OidcSettings | undefined): AuthOptions["providers"] {
	return [otp(flow), email(flow), ...(oidc === undefined ? [] : [vouching(oidc)])];
}

/** A one-time code: by the token that it became, or by contact and code from a form without scripts. */
function otp(flow: Flow): CredentialsConfig {
	return {
		id: "otp",
		name: "One-time code",
		type: "credentials",
		credentials: { token: {}, contact: {}, code: {} },
		authorize: () =>
			attempt(flow, async (): Promise<User> => {
				const { backend, wish } = flow.asked;
				const token = await otpToken(flow);
				if (token === undefined) throw new SignInError("CredentialsSignin");
				await follow(flow, await backend.signInByToken({ token, ...(wish && { wish }) }));
				// Somebody who is new has no id yet: the `signIn` callback sends them to sign up.
				return { id: flow.started?.sub ?? "new" };
			}),
	};
}

const LONGEST_TOKEN = 4_000;

/** Undefined when neither a token nor a code was sent that could be one. */
async function otpToken({ asked }: Flow): Promise<string | undefined> {
	const { token, contact, code } = asked.body;
	if (typeof token === "string" && token !== "") return token.length > LONGEST_TOKEN ? undefined : token;
	if (typeof contact !== "string" || typeof code !== "string" || !/^\s*\d{6}\s*$/.test(code)) return undefined;
	const kind = contact.includes("@") ? "email" : "phone";
	return asked.backend.verifyCode({ kind, value: contact }, code.trim());
}

/** A link by e-mail. The backend sends it, as it sends everything. */
function email({ asked }: Flow): EmailConfig {
	return {
		id: "email",
		name: "Email",
		type: "email",
		server: "",
		from: "",
		maxAge: DRAFT_SECONDS,
		options: {},
		sendVerificationRequest: ({ identifier, url }) =>
			asked.backend.sendLink({ to: identifier, url, language: asked.language }),
	};
}

type Claims = Record<string, unknown> & { sub: string };

/** Somebody else who vouches for visitors, by OpenID Connect. */
function vouching({ issuer, clientId, clientSecret, name }: OidcSettings): OAuthConfig<Claims> {
	return {
		id: "oidc",
		name,
		type: "oauth",
		wellKnown: `${issuer}/.well-known/openid-configuration`,
		authorization: { params: { scope: "openid email profile" } },
		idToken: true,
		checks: ["pkce", "state", "nonce"],
		clientId,
		...(clientSecret === undefined ? { client: { token_endpoint_auth_method: "none" } } : { clientSecret }),
		userinfo: {
			// Many put into the token only who it is, and the address where it may be asked.
			request: async ({ client, tokens }) => {
				const claims = "claims" in tokens && typeof tokens.claims === "function" ? tokens.claims() : {};
				if (client.issuer.metadata.userinfo_endpoint === undefined) return claims;
				return { ...claims, ...(await client.userinfo(tokens.access_token ?? "")) };
			},
		},
		profile: ({ sub }) => ({ id: sub }),
	};
}

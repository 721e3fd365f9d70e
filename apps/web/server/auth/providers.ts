import type { AuthOptions } from "next-auth";
import type { CredentialsConfig } from "next-auth/providers/credentials";
import type { EmailConfig } from "next-auth/providers/email";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { DRAFT_SECONDS } from "#app/account/login/sign-up-draft.server.ts";
import { applyOutcome, type Flow, runSignInStep, SignInError } from "#server/auth/flow.ts";
import type { OidcSettings } from "#server/auth/oidc-settings.ts";

type User = Awaited<ReturnType<CredentialsConfig["authorize"]>>;

export function providersFor(flow: Flow, oidc: OidcSettings | undefined): AuthOptions["providers"] {
	return [otpProvider(flow), emailProvider(flow), ...(oidc === undefined ? [] : [oidcProvider(oidc)])];
}

/**
 * Signs in with a one-time code: by the token of a verified code, or by contact and code from a form without scripts.
 */
function otpProvider(flow: Flow): CredentialsConfig {
	return {
		id: "otp",
		name: "One-time code",
		type: "credentials",
		credentials: { token: {}, contact: {}, code: {} },
		authorize: () =>
			runSignInStep(flow, async (): Promise<User> => {
				const { backend, draft } = flow.request;
				const token = await otpToken(flow);
				if (token === undefined) throw new SignInError("CredentialsSignin");
				await applyOutcome(flow, await backend.signInByToken({ token, ...(draft && { wish: draft }) }));
				// A new person has no id yet: the `signIn` callback sends them to sign up.
				return { id: flow.started?.sub ?? "new" };
			}),
	};
}

const MAX_TOKEN_LENGTH = 4_000;

async function otpToken({ request }: Flow): Promise<string | undefined> {
	const { token, contact, code } = request.body;
	if (typeof token === "string" && token !== "") return token.length > MAX_TOKEN_LENGTH ? undefined : token;
	if (typeof contact !== "string" || typeof code !== "string" || !/^\s*\d{6}\s*$/.test(code)) return undefined;
	const kind = contact.includes("@") ? "email" : "phone";
	return request.backend.verifyCode({ kind, value: contact }, code.trim());
}

function emailProvider({ request }: Flow): EmailConfig {
	return {
		id: "email",
		name: "Email",
		type: "email",
		server: "",
		from: "",
		maxAge: DRAFT_SECONDS,
		options: {},
		sendVerificationRequest: ({ identifier, url }) =>
			request.backend.sendLink({ to: identifier, url, language: request.language }),
	};
}

type Claims = Record<string, unknown> & { sub: string };

function oidcProvider({ issuer, clientId, clientSecret, name }: OidcSettings): OAuthConfig<Claims> {
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
			// Many providers only put the id into the token, with the address for the rest.
			request: async ({ client, tokens }) => {
				const claims = "claims" in tokens && typeof tokens.claims === "function" ? tokens.claims() : {};
				if (client.issuer.metadata.userinfo_endpoint === undefined) return claims;
				return { ...claims, ...(await client.userinfo(tokens.access_token ?? "")) };
			},
		},
		profile: ({ sub }) => ({ id: sub }),
	};
}

import type { Env } from "#server/env.ts";

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string | undefined; name: string };

export function oidcSettingsOf(env: Env): OidcSettings | undefined {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
	if (issuer === undefined || clientId === undefined) return undefined;
	return { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname };
}

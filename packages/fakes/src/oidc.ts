import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Provider } from "oidc-provider";
import { bodyOf, listen } from "#fakes/http-server.ts";

export type Person = { sub: string; name?: string; email?: string; email_verified?: boolean };

export type Oidc = {
	issuer: string;
	/** Signs everyone in as this person without a prompt; undefined lets them choose again. */
	signInAs: (sub: string | undefined) => void;
	refuseAll: () => void;
	close: () => Promise<void>;
};

export const OIDC_CLIENT = { id: "uchit", secret: "a secret of the fake vouching provider" } as const;

const PEOPLE: readonly Person[] = [
	{ sub: "asha", name: "Asha Rao", email: "asha.rao@vouched.example", email_verified: true },
	{ sub: "ravi", name: "Ravi Kumar", email: "ravi.kumar@vouched.example", email_verified: false },
	{ sub: "mira" },
];

const TOKEN_KINDS = ["AccessToken", "AuthorizationCode", "Grant", "IdToken", "Interaction", "Session"];
const RETENTION_SECONDS = 3_600;
const INTERACTION = /^\/interaction\/[\w-]+$/;

export async function startOidc({ people = PEOPLE }: { people?: readonly Person[] } = {}): Promise<Oidc> {
	let chosen: { sub: string } | "nobody" | undefined;
	let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
	const server = await listen((request, response) => void answer(request, response));
	const provider = createProvider(server.url, people);
	const asProvider = provider.callback();

	const finish = (request: IncomingMessage, response: ServerResponse, sub: string | undefined) => {
		const isKnown = people.some((person) => person.sub === sub);
		const result =
			isKnown && sub !== undefined
				? { login: { accountId: sub } }
				: { error: "access_denied", error_description: "They said no." };
		return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
	};
	answer = async (request, response) => {
		const { pathname } = new URL(request.url ?? "/", server.url);
		if (pathname === "/favicon.ico") return response.writeHead(204).end();
		if (!INTERACTION.test(pathname)) return asProvider(request, response);
		if (request.method === "POST") {
			const sub = new URLSearchParams(await bodyOf(request)).get("sub") ?? undefined;
			return finish(request, response, sub);
		}
		if (chosen !== undefined) return finish(request, response, chosen === "nobody" ? undefined : chosen.sub);
		return response.setHeader("content-type", "text/html; charset=utf-8").end(pageOf(people));
	};
	return {
		issuer: server.url,
		signInAs(sub) {
			chosen = sub === undefined ? undefined : { sub };
		},
		refuseAll() {
			chosen = "nobody";
		},
		close: server.close,
	};
}

function createProvider(issuer: string, people: readonly Person[]): Provider {
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const provider = new Provider(issuer, {
		jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "fake" }] },
		cookies: { keys: [randomBytes(16).toString("hex")] },
		clients: [
			{
				client_id: OIDC_CLIENT.id,
				client_secret: OIDC_CLIENT.secret,
				redirect_uris: [`${issuer}/a-site-of-this-machine`],
			},
		],
		claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		ttl: Object.fromEntries(TOKEN_KINDS.map((what) => [what, RETENTION_SECONDS])),
		pkce: { required: () => true },
		findAccount: (_context, sub) => {
			const person = people.find((one) => one.sub === sub);
			return person && { accountId: sub, claims: () => ({ ...person }) };
		},
		// Grants every request, so no consent page is shown.
		loadExistingGrant: async ({ oidc }) => {
			if (oidc.client === undefined || oidc.account === undefined) return undefined;
			const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.account.accountId });
			grant.addOIDCScope("openid profile email");
			await grant.save();
			return grant;
		},
	});
	// Sites of development and tests listen on any free port.
	provider.Client.prototype.redirectUriAllowed = () => true;
	return provider;
}

function pageOf(people: readonly Person[]): string {
	const buttons = people.map(({ sub, name = sub }) => `<p><button name="sub" value="${sub}">${name}</button></p>`);
	return `<!doctype html><html lang="en"><title>Who are you?</title><h1>Who are you?</h1><form method="post">${buttons.join("")}<p><button name="sub" value="">None of these</button></p></form></html>`;
}

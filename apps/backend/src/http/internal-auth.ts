import { OtpSignIn, ProviderSignIn, SignInOutcome } from "@uchit/contract/internal-auth.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AccountParts, personalOf } from "#backend/http/account-parts.ts";
import { isOurOwn } from "#backend/http/caller.ts";
import { internalLinkRoutes } from "#backend/http/internal-auth-links.ts";
import { internalSessionRoutes } from "#backend/http/internal-auth-sessions.ts";
import { askOtpProvider } from "#backend/http/otp-provider.ts";
import { noSuchAddress, Unavailable } from "#backend/http/problems.ts";
import { BadContact, type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import { holderOf } from "#backend/queries/otp-tokens.ts";
import { signInByAccount, signInByEmail, signInByForeignToken, signInByToken } from "#backend/queries/sign-in.ts";

/** What the sign-in service asks (packages/contract/src/internal-auth.ts). For everybody else there is nothing here. */
export const internalAuthRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, env } = parts;
	app.addHook("onRequest", async (request) => {
		if (!isOurOwn(request, env.BACKEND_KEY)) throw noSuchAddress(request);
	});
	// The options that a plugin is given hold its own prefix too, which would be put before these once more.
	for (const routes of [internalSessionRoutes, internalLinkRoutes])
		await app.register(routes, { ...parts, prefix: "" });

	const { countSignIn } = app.counters;
	app.addHook("preSerialization", async ({ routeOptions }, _reply, answer) => {
		const how = /\/sign-in\/(\w+)$/.exec(routeOptions.url ?? "")?.[1];
		const outcome = SignInOutcome.safeParse(answer);
		if (how !== undefined && outcome.success) countSignIn(how, outcome.data.kind);
		return answer;
	});

	app.post(
		"/sign-in/otp",
		{ schema: { hide: true, body: OtpSignIn, response: { 200: SignInOutcome } } },
		async (request): Promise<SignInOutcome> => {
			const { token, wish } = request.body;
			const personal = personalOf(parts);
			if ((await holderOf(db, personal, token)) !== undefined) return signInByToken(db, personal, { token, wish });
			const foreign = await askOtpProvider(env, token);
			switch (foreign.kind) {
				case "known":
					if (foreign.contact === undefined) return { kind: "refused", reason: "bad-token" };
					return signInByForeignToken(db, personal, { token, wish, contact: foreign.contact, name: foreign.name });
				case "refused":
					return { kind: "refused", reason: "bad-token" };
				case "unreachable":
					request.log.warn({ reason: foreign.reason }, "The provider of one-time passwords cannot be asked");
					throw new Unavailable("The provider of the token cannot be asked now.");
			}
		},
	);

	const schema = { hide: true, body: ProviderSignIn, response: { 200: SignInOutcome } };
	app.post("/sign-in/oauth", { schema }, async (request) =>
		signInByAccount(db, personalOf(parts), toVouched(request.body)),
	);

	app.post("/sign-in/email", { schema }, async (request) =>
		signInByEmail(db, personalOf(parts), toVouched(request.body)),
	);
};

/** An address that nobody has verified is nobody's. */
function toVouched({ email, isEmailVerified, ...rest }: ProviderSignIn) {
	return { ...rest, email: isEmailVerified && email !== undefined ? emailOrNothing(email) : undefined };
}

function emailOrNothing(value: string): NormalisedContact | undefined {
	try {
		return normaliseContact({ kind: "email", value });
	} catch (error) {
		if (error instanceof BadContact) return undefined;
		throw error;
	}
}

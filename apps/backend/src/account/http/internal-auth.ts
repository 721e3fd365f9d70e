import {
	EmailLink,
	EmailLinkUse,
	NewSession,
	OtpSignIn,
	ProviderSignIn,
	SessionStarted,
	SessionState,
	SignInMail,
	SignInOutcome,
} from "@uchit/contract/internal-auth.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { storeEmailLink, useEmailLink } from "#backend/account/queries/email-links.ts";
import { holderOf } from "#backend/account/queries/otp-tokens.ts";
import { endSession, getSession, startSession } from "#backend/account/queries/sessions.ts";
import {
	signInByAccount,
	signInByEmail,
	signInByForeignToken,
	signInByToken,
} from "#backend/account/queries/sign-in.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { NotFound, Unavailable } from "#backend/errors.ts";
import { isOurProgram } from "#backend/http/caller.ts";
import { noSuchAddress } from "#backend/http/problems.ts";
import { BadContact, contactOf, type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import { askOtpProvider } from "./otp-provider.ts";
import { limitLinksAnHour } from "./send-limits.ts";

/** The calls of the sign-in service (packages/contract/src/internal-auth.ts). Other callers get a 404. */
export const internalAuthRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, env } = parts;
	app.addHook("onRequest", async (request) => {
		if (!isOurProgram(request, env.BACKEND_KEY)) throw noSuchAddress(request);
	});
	// The options of a plugin include its own prefix, which would be applied twice.
	for (const routes of [internalSessionRoutes, internalLinkRoutes])
		await app.register(routes, { ...parts, prefix: "" });

	const { countSignIn } = app.counters;
	app.addHook("preSerialization", async ({ routeOptions, log }, _reply, answer) => {
		const method = /\/sign-in\/(\w+)$/.exec(routeOptions.url ?? "")?.[1];
		const outcome = SignInOutcome.safeParse(answer);
		if (method !== undefined && outcome.success) {
			const { kind } = outcome.data;
			countSignIn(method, kind);
			log.info({ event: "sign-in", how: method, outcome: kind }, "A visitor showed who they are");
		}
		return answer;
	});

	app.post("/sign-in/otp", {
		schema: { hide: true, body: OtpSignIn, response: { 200: SignInOutcome } },
		handler: async (request): Promise<SignInOutcome> => {
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
	});

	const schema = { hide: true, body: ProviderSignIn, response: { 200: SignInOutcome } };
	app.post("/sign-in/oauth", { schema }, async (request) =>
		signInByAccount(db, personalOf(parts), toProviderIdentity(request.body)),
	);

	app.post("/sign-in/email", { schema }, async (request) =>
		signInByEmail(db, personalOf(parts), toProviderIdentity(request.body)),
	);
};

/** Drops an e-mail address that the provider has not verified. */
function toProviderIdentity({ email, isEmailVerified, ...rest }: ProviderSignIn) {
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

/** Sign-in links by e-mail: stored as hashes, usable once, sent by our own gateway. */
const internalLinkRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, outbox } = parts;

	app.post("/email-links", {
		schema: { hide: true, body: EmailLink, response: { 201: EmailLink } },
		handler: async (request, reply) => {
			const { token, expires, identifier } = request.body;
			const email = emailOf(identifier, "identifier");
			await storeEmailLink(db, personalOf(parts), { token, email, expiresAt: new Date(expires) });
			return reply.code(201).send(request.body);
		},
	});

	app.post("/email-links/use", {
		schema: { hide: true, body: EmailLinkUse, response: { 200: EmailLink } },
		handler: async (request) => {
			const { token, identifier } = request.body;
			const email = emailOf(identifier, "identifier");
			const expiresAt = await useEmailLink(db, personalOf(parts), { token, email });
			if (expiresAt === undefined) throw new NotFound("This link is not known, was used, or has run out.");
			return { identifier, token, expires: expiresAt.toISOString() };
		},
	});

	app.post("/mail", { schema: { hide: true, body: SignInMail } }, async (request, reply) => {
		const { to, url, language } = request.body;
		const email = emailOf(to, "to");
		await limitLinksAnHour(parts, request, email);
		await queueMessage(db, personalOf(parts), { to: email, template: "sign-in-link", values: { url }, language });
		outbox.kick();
		return reply.code(204).send();
	});
};

function emailOf(value: string, field: string) {
	return contactOf({ kind: "email", value }, field);
}

const Id = z.object({ id: z.guid() });

const internalSessionRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, now }) => {
	app.post("/sessions", {
		schema: { hide: true, body: NewSession, response: { 201: SessionStarted } },
		handler: async (request, reply) => {
			const session = await startSession(db, request.body, now());
			if (session === undefined) throw new NotFound("There is no visitor with this id.");
			return reply.code(201).send(session);
		},
	});

	app.get("/sessions/:id", { schema: { hide: true, params: Id, response: { 200: SessionState } } }, async (request) => {
		const visitor = await getSession(db, request.params.id, now());
		if (visitor === undefined) throw new NotFound("This session has ended.");
		return { visitor };
	});

	app.delete("/sessions/:id", { schema: { hide: true, params: Id } }, async (request, reply) => {
		await endSession(db, { id: request.params.id }, now());
		return reply.code(204).send();
	});
};

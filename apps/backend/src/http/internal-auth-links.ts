import { EmailLink, EmailLinkUse, SignInMail } from "@uchit/contract/internal-auth.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AccountParts, contactOf, personalOf } from "#backend/http/account-parts.ts";
import { NotFound } from "#backend/http/problems.ts";
import { limitLinksAnHour } from "#backend/http/send-limits.ts";
import { keepEmailLink, useEmailLink } from "#backend/queries/email-links.ts";
import { queueMessage } from "#backend/queries/outgoing.ts";

/** Links by e-mail: kept hashed, used once, sent by our own gateway. */
export const internalLinkRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, outbox } = parts;

	app.post(
		"/email-links",
		{ schema: { hide: true, body: EmailLink, response: { 201: EmailLink } } },
		async (request, reply) => {
			const { token, expires, identifier } = request.body;
			const email = emailOf(identifier, "identifier");
			await keepEmailLink(db, personalOf(parts), { token, email, expiresAt: new Date(expires) });
			return reply.code(201).send(request.body);
		},
	);

	app.post(
		"/email-links/use",
		{ schema: { hide: true, body: EmailLinkUse, response: { 200: EmailLink } } },
		async (request) => {
			const { token, identifier } = request.body;
			const email = emailOf(identifier, "identifier");
			const expiresAt = await useEmailLink(db, personalOf(parts), { token, email });
			if (expiresAt === undefined) throw new NotFound("This link is not known, was used, or has run out.");
			return { identifier, token, expires: expiresAt.toISOString() };
		},
	);

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

import { PrivacyLinkSent, PrivacyLinkWish } from "@uchit/contract/lead.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { contactOf } from "#backend/http/account-parts.ts";
import { visitorKey } from "#backend/http/caller.ts";
import type { LeadParts } from "#backend/http/lead-parts.ts";
import { problemReplies, TooMany } from "#backend/http/problems.ts";
import { privacyLinkFor } from "#backend/leads/privacy-address.ts";
import { lookupOf, mask } from "#backend/personal/contact.ts";
import { sendPrivacyLink } from "#backend/queries/leads/privacy-links.ts";
import { countAgainst } from "#backend/queries/limits.ts";

const HOUR_SECONDS = 3_600;
const LINKS_PER_CONTACT_HOUR = 3;
const LINKS_PER_ADDRESS_HOUR = 60;

export const privacyLinkRoutes: FastifyPluginAsyncZod<LeadParts> = async (app, parts) => {
	const { db, env, keys, now } = parts;
	app.post(
		"/privacy/link",
		{
			schema: {
				summary: "Have a link sent with which one sees, takes back and deletes what stands under a contact",
				description: "The answer is the same whether there is anything or not.",
				tags: ["leads"],
				body: PrivacyLinkWish,
				response: { 200: PrivacyLinkSent, ...problemReplies(400, 429, 503) },
			},
		},
		async (request) => {
			const contact = contactOf(request.body.contact);
			const address = { key: `link-address:${visitorKey(request, env.BACKEND_KEY)}`, most: LINKS_PER_ADDRESS_HOUR };
			const own = { key: `link-contact:${lookupOf(keys, contact)}`, most: LINKS_PER_CONTACT_HOUR };
			for (const limit of [address, own]) {
				const counted = await countAgainst(db, { ...limit, seconds: HOUR_SECONDS }, now());
				if (!counted.isAllowed) throw new TooMany("Too many links were asked for.", counted.retryAfterSeconds);
			}
			const personal = { keys, now: now() };
			const { language } = request.body;
			await sendPrivacyLink(db, personal, { contact, language, linkFor: privacyLinkFor(env, personal) });
			return { sentTo: mask(contact) };
		},
	);
};

import { PrivacyLinkRequest, PrivacyLinkSent } from "@uchit/contract/lead.schema.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { visitorKey } from "#backend/http/caller.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LeadParts } from "#backend/leads/parts.ts";
import { privacyLinkFor } from "#backend/leads/privacy-link.ts";
import { sendPrivacyLink } from "#backend/leads/queries/privacy-links.ts";
import { contactOf, lookupOf, mask } from "#backend/personal/contact.ts";
import { countOrRefuse, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";

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
				body: PrivacyLinkRequest,
				response: { 200: PrivacyLinkSent, ...problemReplies(400, 429, 503) },
			},
		},
		async (request) => {
			const contact = contactOf(request.body.contact);
			const address = { key: `link-address:${visitorKey(request, env.BACKEND_KEY)}`, most: LINKS_PER_ADDRESS_HOUR };
			const own = { key: `link-contact:${lookupOf(keys, contact)}`, most: LINKS_PER_CONTACT_HOUR };
			for (const limit of [address, own]) {
				await countOrRefuse(parts, { ...limit, seconds: HOUR_SECONDS }, "Too many links were asked for.");
			}
			const personal = { keys, now: now() };
			const { language } = request.body;
			await sendPrivacyLink(db, personal, { contact, language, linkFor: privacyLinkFor(env, personal) });
			return { sentTo: mask(contact) };
		},
	);
};

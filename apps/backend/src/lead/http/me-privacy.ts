import { setTimeout as sleep } from "node:timers/promises";
import {
	ErasureResult,
	PRIVACY_LINK_HEADER,
	PrivacyLinkRequest,
	PrivacyLinkSent,
	PrivacyShown,
	Withdrawal,
} from "@uchit/contract/lead.ts";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { requireVisitor } from "#backend/account/http/visitor.ts";
import type { Database } from "#backend/db/client.ts";
import { NotFound, NotSignedIn } from "#backend/errors.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LeadParts } from "#backend/lead/parts.ts";
import { type PrivacyLink, privacyLinkFor, readPrivacyLink } from "#backend/lead/privacy-link.ts";
import { haveRunningDelivery, LEASE_SECONDS } from "#backend/lead/queries/deliveries.ts";
import { eraseOwnLeads, withdrawOwnConsents } from "#backend/lead/queries/own-data.ts";
import { endPrivacyLinks, hasLinkEnded, sendPrivacyLink } from "#backend/lead/queries/privacy-links.ts";
import { exportLeads, type Subject, showPrivacy, subjectOfVisitor } from "#backend/lead/queries/subject.ts";
import { contactOf, lookupOf, maskContact } from "#backend/personal/contact.ts";
import { countOrRefuse, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";

const Everything = z.record(z.string(), z.unknown());
const tags = ["me"];

export const mePrivacyRoutes: FastifyPluginAsyncZod<LeadParts> = async (app, parts) => {
	const { db, keys, now, worker } = parts;

	app.get("/me/privacy", {
		schema: {
			summary: "Who has the visitor's data, since when, for what",
			description: `Signed in, or with the link that was sent to a contact in the header ${PRIVACY_LINK_HEADER}. After a day a link no longer shows the data; it still withdraws consents and deletes.`,
			tags,
			response: { 200: PrivacyShown, ...problemReplies(401, 503) },
		},
		handler: async (request) => show(db, await requireSubject(request, parts)),
	});

	app.post("/me/privacy/withdraw", {
		schema: {
			summary: "Take consents back: all, or what is named",
			description:
				"Once this is answered, nothing more is sent. Everybody who has something gets a notice to stop, and what became of each notice is shown.",
			tags,
			body: Withdrawal,
			response: { 200: PrivacyShown, ...problemReplies(400, 401, 404, 503) },
		},
		handler: async (request) => {
			const shown = await requireSubject(request, parts);
			const { subject, channel } = shown;
			const ids = await withdrawOwnConsents(db, { subject, channel, now: now(), withdrawal: request.body });
			if (ids === undefined) throw new NotFound("There is no such request of yours.");
			worker.kick();
			await waitForDeliveries(parts, ids);
			return show(db, shown);
		},
	});

	app.get("/me/privacy/export", {
		schema: {
			summary: "Everything that was left with requests to be contacted, as JSON",
			tags,
			response: { 200: Everything, ...problemReplies(401, 503) },
		},
		handler: async (request, reply) => {
			const { subject, isToSee } = await requireSubject(request, parts);
			if (!isToSee) throw new NotSignedIn("This link is older than a day. Ask for a new one to see what stands here.");
			reply.header("content-disposition", 'attachment; filename="my-requests.json"');
			return { exportedAt: now().toISOString(), leads: await exportLeads(db, keys, subject) };
		},
	});

	app.delete("/me/privacy/link", {
		schema: {
			summary: "End the link, and all that were sent to its contact before",
			description: `The link stands in the header ${PRIVACY_LINK_HEADER}.`,
			tags,
			response: { 204: z.undefined(), ...problemReplies(401, 503) },
		},
		handler: async (request, reply) => {
			const { lookup } = await requireLink(request, parts);
			await endPrivacyLinks(db, lookup, now());
			return reply.code(204).send();
		},
	});

	app.delete("/me/privacy", {
		schema: {
			summary: "Delete all requests to be contacted, here and at everybody who has them",
			tags,
			response: { 200: ErasureResult, ...problemReplies(401, 503) },
		},
		handler: async (request) => {
			const { subject, channel } = await requireSubject(request, parts);
			const { ids, notices } = await eraseOwnLeads(db, { subject, channel, now: now() });
			worker.kick();
			await waitForDeliveries(parts, ids);
			return { erased: ids.length, notices, kept: ids.length === 0 ? [] : RETAINED };
		},
	});
};

const RETAINED = [
	{
		what: "consents",
		why: "What you consented to and took back, under a number that names nobody: it is how we can show what we were allowed to do, which the Digital Personal Data Protection Act, 2023 asks of us.",
	},
	{ what: "endings", why: "That there was a request, when it came and when it was deleted, under the same number." },
];

type PrivacyAccess = { subject: Subject; channel: "account" | "link"; isToSee: boolean };

async function show(db: Database, { subject, isToSee }: PrivacyAccess): Promise<PrivacyShown> {
	return isToSee ? showPrivacy(db, subject) : { contacts: [], doNotContact: false, leads: [], needsNewLink: true };
}

/** Throws NotSignedIn. */
async function requireSubject(request: FastifyRequest, parts: LeadParts): Promise<PrivacyAccess> {
	if (request.headers[PRIVACY_LINK_HEADER] === undefined) {
		const { visitor } = await requireVisitor(request, parts);
		return { subject: await subjectOfVisitor(parts.db, parts.keys, visitor.id), channel: "account", isToSee: true };
	}
	const { lookup, shows } = await requireLink(request, parts);
	return { subject: { lookups: [lookup], masked: [] }, channel: "link", isToSee: shows };
}

/** Throws NotSignedIn. */
async function requireLink({ headers }: FastifyRequest, { db, keys, now }: LeadParts): Promise<PrivacyLink> {
	const link = await readPrivacyLink(keys, String(headers[PRIVACY_LINK_HEADER] ?? ""), now());
	if (link === undefined || (await hasLinkEnded(db, link))) {
		throw new NotSignedIn("This link has run out, was ended, or is not one of ours. Ask for a new one.");
	}
	return link;
}

const LOOK_MS = 25;

/** Waits until deliveries that were in flight at the withdrawal have arrived or failed. */
async function waitForDeliveries({ db, now }: LeadParts, ids: readonly string[]): Promise<void> {
	for (const end = Date.now() + LEASE_SECONDS * 1000; Date.now() < end; await sleep(LOOK_MS)) {
		if (!(await haveRunningDelivery(db, now(), ids))) return;
	}
}

const LINKS_PER_CONTACT_HOUR = 3;
const LINKS_PER_ADDRESS_HOUR = 60;

export const privacyLinkRoutes: FastifyPluginAsyncZod<LeadParts> = async (app, parts) => {
	const { db, env, keys, now } = parts;
	app.post("/privacy/link", {
		schema: {
			summary: "Have a link sent with which one sees, takes back and deletes what stands under a contact",
			description: "The answer is the same whether there is anything or not.",
			tags: ["leads"],
			body: PrivacyLinkRequest,
			response: { 200: PrivacyLinkSent, ...problemReplies(400, 429, 503) },
		},
		handler: async (request) => {
			const contact = contactOf(request.body.contact);
			const address = { key: `link-address:${visitorKey(request, env.BACKEND_KEY)}`, most: LINKS_PER_ADDRESS_HOUR };
			const ofContact = { key: `link-contact:${lookupOf(keys, contact)}`, most: LINKS_PER_CONTACT_HOUR };
			for (const limit of [address, ofContact]) {
				await countOrRefuse(parts, { ...limit, seconds: HOUR_SECONDS }, "Too many links were asked for.");
			}
			const personal = { keys, now: now() };
			const { language } = request.body;
			await sendPrivacyLink(db, personal, { contact, language, linkFor: privacyLinkFor(env, personal) });
			return { sentTo: maskContact(contact) };
		},
	});
};

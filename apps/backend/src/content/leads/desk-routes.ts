import { CONSENT_PURPOSES } from "@uchit/contract/account-options.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { staffOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { LeadParts } from "#backend/http/lead-parts.ts";
import { exportByConsent, noteOnLead, unmaskLead } from "#backend/queries/leads/desk.ts";

const Params = z.object({ id: z.uuid() });
const Reason = z.strictObject({ reason: z.string().trim().min(3, "say why").max(200, "has at most 200 characters") });
const Wish = Reason.extend({ recipient: z.string().min(1).max(200), purpose: z.enum(CONSENT_PURPOSES) });
const Note = z.strictObject({ text: z.string().trim().min(1, "is empty").max(2_000, "has at most 2,000 characters") });

/** What the lead desk does beyond the wire of items. */
export const leadDeskRoutes: FastifyPluginAsyncZod<LeadParts> = async (app, { db, keys, now }) => {
	const tags = ["content"];

	app.post(
		"/content/leads/:id/unmask",
		{
			schema: {
				summary: "How to reach whoever left a lead; who looked, when and why stays known",
				tags,
				params: Params,
				body: Reason,
			},
		},
		async (request, reply) => {
			const { id: who } = await staffOf(request, "lead-desk", "admin");
			reply.header("cache-control", "no-store");
			const { id } = request.params;
			const data = await unmaskLead(db, { keys, now: now() }, { id, who, text: request.body.reason });
			if (data === undefined) throw new ContentError("FORBIDDEN");
			return { data };
		},
	);

	app.post(
		"/content/leads/export",
		{
			schema: {
				summary: "The newest 1,000 leads with a consent for one recipient and purpose, with how to reach them",
				tags,
				body: Wish,
			},
		},
		async (request, reply) => {
			const { id: who } = await staffOf(request, "lead-desk", "admin");
			reply.header("cache-control", "no-store");
			return { data: await exportByConsent(db, { keys, now: now() }, { ...request.body, who }) };
		},
	);

	app.post(
		"/content/leads/:id/notes",
		{ schema: { summary: "Keep a note with a lead", tags, params: Params, body: Note } },
		async (request, reply) => {
			const { id: who } = await staffOf(request, "lead-desk", "admin");
			const { id } = request.params;
			if (!(await noteOnLead(db, now(), { id, who, text: request.body.text }))) throw new ContentError("FORBIDDEN");
			return reply.code(204).send();
		},
	);
};

import { ANSWER_GAP, MAX_ANSWER_LENGTH } from "@uchit/contract/lead.ts";
import { CONSENT_PURPOSES } from "@uchit/contract/notices.ts";
import { typedLine, typedText } from "@uchit/contract/typed.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { confirmedStaffOf, staffOf } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { LeadParts } from "#backend/lead/parts.ts";
import { addLeadNote, answerLead, exportByConsent, listDeskPeople, unmaskLead } from "#backend/lead/queries/desk.ts";
import { countLeads } from "#backend/lead/queries/desk-figures.ts";
import { eraseAtDesk } from "#backend/lead/queries/own-data.ts";

const Params = z.object({ id: z.uuid() });
const Reason = z.strictObject({ reason: typedLine().min(3, "say why").max(200, "has at most 200 characters") });
const DeliveryRequest = Reason.extend({ recipient: z.string().min(1).max(200), purpose: z.enum(CONSENT_PURPOSES) });
const Span = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });
const MAX_NOTE_LENGTH = 2_000;
const Note = textOf(MAX_NOTE_LENGTH);
const Answer = textOf(MAX_ANSWER_LENGTH).refine(({ text }) => !text.includes(ANSWER_GAP), {
	path: ["text"],
	error: `still has a gap of its template: write what stands for ${ANSWER_GAP}, or take it out`,
});

const NO_ANSWER = "This person does not let us write to them: the college, or nobody, may answer.";
const NO_GATEWAY = "There is no gateway for this kind of contact (SMTP_URL, SMS_GATEWAY_URL): nothing would be sent.";
const LEFT_ALONE = "This person asked not to be contacted, or took every consent back: how to reach them is not shown.";

export const leadDeskRoutes: FastifyPluginAsyncZod<LeadParts> = async (app, { db, env, keys, now, worker }) => {
	const tags = ["content"];
	const canSend = (kind: "phone" | "email") => (kind === "phone" ? env.SMS_GATEWAY_URL : env.SMTP_URL) !== undefined;

	app.post("/content/leads/:id/unmask", {
		schema: {
			summary: "How to reach the person who left a lead; who looked, when and why stays on record",
			tags,
			params: Params,
			body: Reason,
		},
		handler: async (request, reply) => {
			const { id: who } = await staffOf(request, "lead-desk", "admin");
			reply.header("cache-control", "no-store");
			const { id } = request.params;
			const data = await unmaskLead(db, { keys, now: now() }, { id, who, text: request.body.reason });
			if (data === undefined) throw new ContentError("FORBIDDEN");
			if (data === "left-alone") throw new ContentError("FAILED_VALIDATION", LEFT_ALONE);
			return { data };
		},
	});

	app.post("/content/leads/export", {
		schema: {
			summary: "The newest 1,000 leads with a consent for one recipient and purpose, with how to reach them",
			tags,
			body: DeliveryRequest,
		},
		handler: async (request, reply) => {
			const { id: who } = await staffOf(request, "lead-desk", "admin");
			reply.header("cache-control", "no-store");
			return { data: await exportByConsent(db, { keys, now: now() }, { ...request.body, who }) };
		},
	});

	app.post("/content/leads/:id/erase", {
		schema: {
			summary: "Delete all that the person of a lead has left, here and at everybody who has it",
			tags,
			params: Params,
			body: Reason,
		},
		handler: async (request) => {
			const { id: who } = await confirmedStaffOf(request, "admin");
			const { id } = request.params;
			const erased = await eraseAtDesk(db, { id, who, text: request.body.reason, now: now() });
			if (erased === undefined) throw new ContentError("FORBIDDEN");
			worker.kick();
			return { data: { erased: erased.ids.length, notices: erased.notices } };
		},
	});

	app.get("/content/leads/people", {
		schema: { summary: "Who works at the lead desk: to whom a lead can be given", tags },
		handler: async (request) => {
			await staffOf(request, "lead-desk", "admin");
			return { data: await listDeskPeople(db) };
		},
	});

	app.get("/content/leads/figures", {
		schema: { summary: "How many leads came, by day and by page, and what they consent to", tags, querystring: Span },
		handler: async (request) => {
			await staffOf(request, "lead-desk", "admin");
			return { data: await countLeads(db, { now: now(), days: request.query.days }) };
		},
	});

	app.post("/content/leads/:id/answers", {
		schema: {
			summary: "Answer the person who left a lead; the answer is sent to them and kept",
			tags,
			params: Params,
			body: Answer,
		},
		handler: async (request, reply) => {
			const { id: who } = await staffOf(request, "lead-desk", "admin");
			const { id } = request.params;
			const answered = await answerLead(db, { keys, now: now() }, { id, who, text: request.body.text, canSend });
			if (answered === undefined) throw new ContentError("FORBIDDEN");
			if (answered === "no-gateway") throw new ContentError("FAILED_VALIDATION", NO_GATEWAY);
			if (answered === "left-alone") throw new ContentError("FAILED_VALIDATION", NO_ANSWER);
			return reply.code(204).send();
		},
	});

	app.post("/content/leads/:id/notes", {
		schema: { summary: "Keep a note with a lead", tags, params: Params, body: Note },
		handler: async (request, reply) => {
			const { id: who } = await staffOf(request, "lead-desk", "admin");
			const { id } = request.params;
			if (!(await addLeadNote(db, now(), { id, who, text: request.body.text }))) throw new ContentError("FORBIDDEN");
			return reply.code(204).send();
		},
	});
};

function textOf(most: number) {
	const tooLong = `has at most ${most.toLocaleString("en")} characters`;
	return z.strictObject({ text: typedText().min(1, "is empty").max(most, tooLong) });
}

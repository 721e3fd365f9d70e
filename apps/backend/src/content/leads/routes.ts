import { LEAD_BODY_BYTES, Lead } from "@uchit/contract/lead.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import type { FastifyPluginAsync } from "fastify";
import * as z from "zod";
import { callerOf } from "#backend/content/caller.ts";
import { ContentError, ContentErrors, invalidField } from "#backend/content/errors.ts";
import { readKeys } from "#backend/content/items/reading/reading.ts";
import type { Content } from "#backend/content/items/types.ts";
import { ITEM_PARAMETERS, queryOf } from "#backend/content/parameters.ts";
import { BadField, Conflict, NotSignedIn, TooMany } from "#backend/errors.ts";
import { refuseIllFormedText } from "#backend/http/ill-formed-text.ts";
import { acceptStrictJson } from "#backend/http/strict-json.ts";
import { handleLead } from "#backend/lead/http/lead-intake.ts";
import type { LeadParts } from "#backend/lead/parts.ts";
import { hasLead } from "#backend/lead/queries/take-lead.ts";

const Key = z.uuid();
const COLLECTION = "Lead";

const DESK_FIELDS = ["status", "assigned_to", "date_created"] as const;

/**
 * `POST /items/Lead` (spec 7): with the schema, age, consent, repetition and limits of `/v1/User/Lead`, and Directus's
 * answers.
 */
export const contentLeadRoutes: FastifyPluginAsync<{ content: Content; leads: LeadParts }> = async (app, parts) => {
	const { content, leads } = parts;
	acceptStrictJson(app, LEAD_BODY_BYTES);
	const schema = {
		summary: "Ask to be contacted",
		tags: ["content"],
		body: z.unknown().meta(z.globalRegistry.get(Lead) ?? {}),
	};
	app.post("/items/Lead", { schema, config: { parameters: ITEM_PARAMETERS } }, async (request, reply) => {
		const actor = await callerOf(request);
		const allowed = await content.permissions.allowed(actor, COLLECTION, "create");
		if (allowed === undefined) throw new ContentError("FORBIDDEN");
		const { id, lead } = readLeadItem(request.body);
		try {
			await refuseIllFormedText(request);
			if (id !== undefined && (await hasLead(leads.db, id))) throw notUnique("id");
			const { data } = await handleLead(leads, request, { body: lead, channel: "content", id });
			const isReadable = (await content.permissions.allowed(actor, COLLECTION, "read")) !== undefined;
			// As in Directus: a caller who may not read its item only learns that it was created.
			if (!isReadable) return reply.code(204).send();
			const readRequest = { actor, collection: COLLECTION, keys: [data.id] };
			const [item] = await readKeys(content, readRequest, queryOf(request));
			return { data: item };
		} catch (error) {
			throw toContentError(error);
		}
	});
};

/** Reads one item; our column names may replace the object's names. Throws a ContentError. */
function readLeadItem(body: unknown): { id: string | undefined; lead: Lead } {
	if (!isRecord(body)) throw new ContentError("INVALID_PAYLOAD", "Invalid payload. A lead has to be one object.");
	const { id, age_band: ageBand, call_window: callWindow, ...rest } = body;
	if (DESK_FIELDS.some((name) => name in rest)) throw new ContentError("FORBIDDEN");
	const key = Key.optional().safeParse(id);
	const lead = Lead.safeParse({
		...(ageBand !== undefined && { ageBand }),
		...(callWindow !== undefined && { callWindow }),
		...rest,
	});
	const faults = lead.error?.issues.map((issue) => fault(issue.path.join("/"), issue.message)) ?? [];
	if (!key.success) faults.unshift(fault("id", "has to be a UUID"));
	if (faults.length > 0 || lead.data === undefined) throw new ContentErrors(faults);
	return { id: key.data, lead: lead.data };
}

function fault(field: string, reason: string): ContentError {
	return invalidField({ collection: COLLECTION, field, reason }, `is not good: ${reason}`);
}

function notUnique(field: string): ContentError {
	return new ContentError("RECORD_NOT_UNIQUE", `Value for field "${field}" has to be unique.`, {
		collection: COLLECTION,
		field,
	});
}

function toContentError(error: unknown): unknown {
	if (error instanceof BadField) return fault(error.field, error.message);
	if (error instanceof Conflict) return notUnique("Idempotency-Key");
	if (error instanceof NotSignedIn) return new ContentError("FORBIDDEN");
	if (error instanceof TooMany) {
		const reset = new Date(Date.now() + error.retryAfterSeconds * 1000);
		return new ContentError("REQUESTS_EXCEEDED", error.message, { reset });
	}
	return error;
}

import { FORM_SECONDS, Lead, type LeadChannel, type LeadTaken } from "@uchit/contract/lead.ts";
import { VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyRequest } from "fastify";
import { requireVisitor } from "#backend/account/http/visitor.ts";
import { BadField, TooMany } from "#backend/errors.ts";
import { getCollegeId } from "#backend/facts/queries/college-rows.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { extraOf } from "#backend/http/extra.ts";
import { idempotencyKeyOf } from "#backend/http/idempotency-key.ts";
import type { LeadParts } from "#backend/lead/parts.ts";
import { takeLead } from "#backend/lead/queries/take-lead.ts";
import { COMPLAINT, type NewLead } from "#backend/lead/rules/new-lead.ts";
import { isForContact } from "#backend/lead/rules/targets.ts";
import { contactOf } from "#backend/personal/contact.ts";

const KNOWN_FIELDS = new Set(Object.keys(Lead.shape));

/**
 * Takes a lead from any wire. Age and consent are checked here alone; the tokens, limits and repetition in `takeLead`. Throws BadField,
 * Conflict, TooMany.
 */
export async function handleLead(
	parts: LeadParts,
	request: FastifyRequest,
	{ body, channel, id }: { body: Lead; channel: LeadChannel; id?: string | undefined },
): Promise<LeadTaken> {
	const { db, env, keys, now, targets } = parts;
	refuseMachines(body, now());
	const submitted = { ...readLead(body), channel, id, visitorId: await visitorOf(parts, request) };
	await checkConsents(parts, body);
	const lead: NewLead = { ...submitted, key: idempotencyKeyOf(request) };
	const address = visitorKey(request, env.BACKEND_KEY);
	const personal = { keys, now: now() };
	const answer = await takeLead(db, { personal, targets, retentionDays: env.LEAD_KEPT_DAYS, address }, lead);
	parts.worker.kick();
	return answer;
}

/** Refuses forms with a filled hidden field, or sent too fast. The error gives the reason, so that a person can send it again. */
function refuseMachines({ website = "", openedAt }: Lead, now: Date): void {
	if (website !== "") throw new BadField("website", "has to stay empty", { code: "not-empty" });
	if (openedAt === undefined) return;
	const seconds = (now.getTime() - Date.parse(openedAt)) / 1000;
	// A negative time comes from a clock that is ahead.
	if (seconds >= 0 && seconds < FORM_SECONDS)
		throw new TooMany(
			"The form was sent too soon after it was opened. Wait a few seconds and send it again.",
			FORM_SECONDS,
		);
}

/** Under 18 it drops all unknown fields; only then does it take a guardian. */
function readLead(body: Lead) {
	const { name, ageBand, topic, message, language, callWindow, source, consents, token } = body;
	const contact = contactOf(body.contact);
	const isYoung = ageBand === "under-18";
	const parent = isYoung ? body.guardian : undefined;
	const guardian = parent && { ...parent, contact: contactOf(parent.contact, "guardian/contact") };
	const extra = extraOf(body, KNOWN_FIELDS);
	const known = { name, contact, ageBand, guardian, topic, message, language, callWindow, source, consents, token };
	return { ...known, extra: isYoung ? {} : extra };
}

/** Refuses consents for recipients that get nothing: only this site and configured targets count. */
async function checkConsents({ db, targets }: LeadParts, { source, consents, topic }: Lead): Promise<void> {
	if (source.college !== undefined && (await getCollegeId(db, source.college)) === undefined) {
		throw new BadField("source/college", "there is no such college", { code: "no-such-college" });
	}
	const known = new Set(["site", ...targets.map(({ recipient }) => recipient)]);
	const unknown = consents.findIndex(({ recipient }) => !known.has(recipient));
	if (unknown !== -1)
		throw new BadField(`consents/${unknown}/recipient`, "is not in /v1/lead-recipients", {
			code: "no-such-recipient",
		});
	if (topic !== COMPLAINT && !consents.some(isForContact)) {
		throw new BadField("consents", "the consent to be contacted, by us or by the college, is required for an answer", {
			code: "needs-consent",
		});
	}
}

async function visitorOf(parts: LeadParts, request: FastifyRequest): Promise<string | undefined> {
	if (request.headers[VISITOR_ASSERTION_HEADER] === undefined) return undefined;
	return (await requireVisitor(request, parts)).visitor.id;
}

import { randomUUID } from "node:crypto";
import { FORM_SECONDS, referenceOf } from "@uchit/contract/lead.ts";
import type { ContactCode, ProblemCode } from "@uchit/contract/problem.ts";
import type { FieldErrors } from "#app/platform/backend/backend.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { toAgeBand, toAgeCookies } from "#app/shell/code/age-band.ts";
import {
	addressOf,
	type Posted,
	STATUS_OF,
	sendCodeOf,
	textOf,
	tooMany,
	tryCodeOf,
	whyNot,
} from "#app/shell/code/code-steps.server.ts";
import { sendLead } from "./data.server.ts";
import { isFilledIn, type LeadFormValues, readLeadForm } from "./form-values.ts";
import { missingIn, toLead } from "./lead-of-form.server.ts";
import type { LeadPlace } from "./place.ts";
import type { LeadAnswer, LeadCodePurpose, LeadField, LeadProblem } from "./step.ts";

/** What a page shows after its form, and how it is answered. */
export type AnsweredLead = Answered & { headers: [string, string][] };

type Answered = { answer: LeadAnswer; status: number };

/**
 * Takes a form of a request, whichever step it is of. What was said before comes with it, so that nothing is kept until the last,
 * but for the age band on the device; that of a signed-in visitor goes before what the form says.
 */
export async function takeLeadForm(posted: Posted, place: LeadPlace): Promise<AnsweredLead> {
	const { site, form } = posted;
	const read = readLeadForm(form);
	const ageBand = (await site.visitor())?.ageBand ?? toAgeBand(read.ageBand);
	const answered = await takeStep(posted, { said: { ...read, page: place.page, ageBand: ageBand ?? "" }, place });
	const cookies = ageBand === undefined ? [] : toAgeCookies(ageBand, site.isSecure());
	return { ...answered, headers: cookies.map((cookie) => ["set-cookie", cookie]) };
}

const OK = 200;
const WRONG = 400;
const GONE = 404;
const CONFLICT = 409;

type Filled = { said: LeadFormValues; place: LeadPlace };

async function takeStep(posted: Posted, filled: Filled): Promise<Answered> {
	switch (textOf(posted.form, "intent")) {
		case "send":
			return takeContact(posted, filled.said);
		case "verify":
			return takeCode(posted, filled);
		case "lead":
			return takeDetails(posted, filled);
		default:
			return goBack(filled.said);
	}
}

/** From a code to the parent's contact, else to the form, with all that was written. */
function goBack(said: LeadFormValues): Answered {
	const isForGuardian = said.ageBand === "under-18" && said.guardianToken === "" && isFilledIn(said);
	return isForGuardian ? toGuardian(said, { isAgain: false }) : toDetails(said);
}

async function takeContact(posted: Posted, said: LeadFormValues): Promise<Answered> {
	const purpose = purposeOf(posted.form);
	const sending = await sendCodeOf(posted, purpose);
	if (sending.kind === "not-sent") {
		const notSent = { problem: sending.problem, written: sending.written };
		const step =
			purpose === "lead"
				? ({ kind: "left-alone", notSent } as const)
				: ({ kind: "guardian", isAgain: false, notSent } as const);
		return { answer: { step, said }, status: STATUS_OF[sending.problem.kind] };
	}
	const { sent } = sending;
	if (sending.kind === "sent") return { answer: { step: { kind: "code", purpose, sent }, said }, status: OK };
	const { problem } = sending;
	return { answer: { step: { kind: "code", purpose, sent, problem }, said }, status: STATUS_OF[problem.kind] };
}

async function takeCode(posted: Posted, { said, place }: Filled): Promise<Answered> {
	const purpose = purposeOf(posted.form);
	const trying = await tryCodeOf(posted, purpose);
	if (trying.kind === "no-contact") return goBack(said);
	if (trying.kind === "not-right") {
		const { problem, sent } = trying;
		return { answer: { step: { kind: "code", purpose, sent, problem }, said }, status: STATUS_OF[problem.kind] };
	}
	const { token, contact } = trying;
	const shown =
		purpose === "lead"
			? { ...said, token }
			: { ...said, guardianKind: contact.kind, guardianContact: contact.value, guardianToken: token };
	return isFilledIn(shown) ? takeDetails(posted, { said: shown, place }) : toDetails(shown);
}

async function takeDetails(posted: Posted, { said, place }: Filled): Promise<Answered> {
	const missing = missingIn({ said, place });
	const ageBand = toAgeBand(said.ageBand);
	if (ageBand === undefined || missing.length > 0) {
		return notTaken(said, { problem: { kind: "fields" }, wrong: missing, status: WRONG });
	}
	if (ageBand === "under-18" && said.guardianToken === "") return toGuardian(said, { isAgain: false });
	const { site, url, headers } = posted;
	const lead = await toLead({ said, place, language: languageOf(url.pathname) }, ageBand);
	const how = { key: said.key, visitorAddress: addressOf(headers), visitor: await site.visitor() };
	const outcome = await sendLead(site, lead, how);
	switch (outcome.kind) {
		case "taken": {
			const { id, keptUntil, complaint } = outcome.value.data;
			const taken = { reference: referenceOf(id), keptUntil, complaint };
			return { answer: { step: { kind: "sent", ...taken }, said }, status: OK };
		}
		case "away":
			return notTaken(said, { problem: { kind: "away" }, status: STATUS_OF.away });
		case "too-many":
			return tooOften(said, outcome.retryAfterSeconds);
		case "refused":
			if (outcome.status === CONFLICT) return changed(said);
			return refused(posted, said, outcome.errors ?? []);
	}
}

function tooOften(said: LeadFormValues, seconds: number): Answered {
	const problem = seconds <= FORM_SECONDS ? ({ kind: "too-soon", seconds } as const) : tooMany(seconds);
	return notTaken(said, { problem, status: STATUS_OF["too-many"] });
}

/** Under another key the changed one is another request, should it be sent as well. */
function changed(said: LeadFormValues): Answered {
	return notTaken({ ...said, key: randomUUID() }, { problem: { kind: "changed" }, status: CONFLICT });
}

/** The backend names its own fields, and says by codes what is wrong with them. */
function refused(posted: Posted, said: LeadFormValues, errors: FieldErrors): Answered {
	const fields = errors.map(({ field }) => field);
	const says = (...codes: readonly ProblemCode[]) => errors.some(({ code }) => codes.includes(code));
	if (fields.some((field) => field.startsWith("guardian"))) {
		return toGuardian({ ...said, guardianToken: "" }, { isAgain: true });
	}
	if (says("left-alone", "bad-token")) {
		return { answer: { step: { kind: "left-alone" }, said: { ...said, token: "" } }, status: WRONG };
	}
	if (says("no-such-college")) return notTaken(said, { problem: { kind: "gone" }, status: GONE });
	if (says("not-empty")) return notTaken(said, { problem: { kind: "machine" }, status: WRONG });
	const wrong = [...new Set(fields.flatMap((field) => FIELD_OF[field.split("/")[0] ?? ""] ?? []))];
	if (wrong.length > 0) {
		return notTaken(said, { problem: { kind: "fields" }, wrong, why: whyNot(errors), status: WRONG });
	}
	posted.site.reportError(new Error(`The backend refused a request for ${fields.join(", ") || "no field"}.`));
	return notTaken(said, { problem: { kind: "away" }, status: STATUS_OF.away });
}

const FIELD_OF: Readonly<Record<string, LeadField>> = {
	name: "name",
	contact: "reach",
	message: "message",
	callWindow: "window",
	consents: "consent",
};

type NotTaken = { problem: LeadProblem; wrong?: readonly LeadField[]; why?: ContactCode | undefined; status: number };

function notTaken(said: LeadFormValues, { problem, wrong = [], why, status }: NotTaken): Answered {
	return { answer: { step: { kind: "details", problem, wrong, why }, said }, status };
}

/** `isAgain`: their code counted before, and does not any more. */
function toGuardian(said: LeadFormValues, { isAgain }: { isAgain: boolean }): Answered {
	return { answer: { step: { kind: "guardian", isAgain }, said }, status: isAgain ? WRONG : OK };
}

function toDetails(said: LeadFormValues): Answered {
	return { answer: { step: { kind: "details", wrong: [] }, said }, status: OK };
}

function purposeOf(form: FormData): LeadCodePurpose {
	return form.get("purpose") === "lead" ? "lead" : "lead-guardian";
}

import { randomUUID } from "node:crypto";
import { AGE_BANDS } from "@uchit/contract/account-options.ts";
import { FORM_SECONDS, referenceOf } from "@uchit/contract/lead-options.ts";
import { languageOf } from "#app/i18n/language.ts";
import type { LeadPlace } from "#app/lib/lead-place.ts";
import type { LeadAnswer, LeadCodePurpose, LeadField, LeadProblem } from "#app/lib/lead-step.ts";
import { isFilledIn, readSaid, type SaidLead } from "#app/lib/said-lead.ts";
import { addressOf, type Posted, STATUS_OF, sendCodeOf, textOf, tooMany, tryCodeOf } from "./code-steps.server.ts";
import { missingIn, toLead } from "./lead-of-form.server.ts";
import { sendLead } from "./leads.server.ts";

/** What a page shows after its form, and its status. */
export type AnsweredLead = { answer: LeadAnswer; status: number };

/** Takes a form of a request, whichever step it is of. What was said before comes with it, so that nothing is kept until the last. */
export async function takeLeadForm(posted: Posted, place: LeadPlace): Promise<AnsweredLead> {
	const said = { ...readSaid(posted.form), page: place.page };
	switch (textOf(posted.form, "intent")) {
		case "send":
			return takeContact(posted, said);
		case "verify":
			return takeCode(posted, { said, place });
		case "lead":
			return takeDetails(posted, { said, place });
		default:
			return takeAge(said);
	}
}

const OK = 200;
const WRONG = 400;
const GONE = 404;
const CONFLICT = 409;

type Filled = { said: SaidLead; place: LeadPlace };

/** Also the way back to the parent's contact, with all that was written. */
function takeAge(said: SaidLead): AnsweredLead {
	const ageBand = ageBandOf(said);
	if (ageBand === undefined) return { answer: { step: { kind: "age", isMissing: true }, said }, status: WRONG };
	if (ageBand === "under-18") return toGuardian(said, OK);
	return toDetails(said);
}

async function takeContact(posted: Posted, said: SaidLead): Promise<AnsweredLead> {
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

async function takeCode(posted: Posted, { said, place }: Filled): Promise<AnsweredLead> {
	const purpose = purposeOf(posted.form);
	const trying = await tryCodeOf(posted, purpose);
	if (trying.kind === "no-contact") return takeAge(said);
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

async function takeDetails(posted: Posted, { said: sent, place }: Filled): Promise<AnsweredLead> {
	const said = { ...sent, key: sent.key || randomUUID() };
	const ageBand = ageBandOf(said);
	if (ageBand === undefined) return takeAge(said);
	if (ageBand === "under-18" && said.guardianToken === "") return toGuardian(said, WRONG);
	const missing = missingIn({ said, place });
	if (missing.length > 0) return notTaken(said, { problem: { kind: "fields" }, wrong: missing, status: WRONG });
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
			return refused(posted, said, outcome.errors?.map(({ field }) => field) ?? []);
	}
}

function tooOften(said: SaidLead, seconds: number): AnsweredLead {
	const problem = seconds <= FORM_SECONDS ? ({ kind: "too-soon", seconds } as const) : tooMany(seconds);
	return notTaken(said, { problem, status: STATUS_OF["too-many"] });
}

/** Under another key the changed one is another request, should it be sent as well. */
function changed(said: SaidLead): AnsweredLead {
	return notTaken({ ...said, key: randomUUID() }, { problem: { kind: "changed" }, status: CONFLICT });
}

/** The backend names its own fields. */
function refused(posted: Posted, said: SaidLead, fields: readonly string[]): AnsweredLead {
	if (fields.some((field) => field.startsWith("guardian"))) {
		return toGuardian({ ...said, guardianToken: "" }, WRONG);
	}
	if (fields.includes("contact") || fields.includes("token")) {
		return { answer: { step: { kind: "left-alone" }, said: { ...said, token: "" } }, status: WRONG };
	}
	if (fields.includes("source/college")) return notTaken(said, { problem: { kind: "gone" }, status: GONE });
	if (fields.includes("website")) return notTaken(said, { problem: { kind: "machine" }, status: WRONG });
	const wrong = [...new Set(fields.flatMap((field) => FIELD_OF[field.split("/")[0] ?? ""] ?? []))];
	if (wrong.length > 0) return notTaken(said, { problem: { kind: "fields" }, wrong, status: WRONG });
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

type NotTaken = { problem: LeadProblem; wrong?: readonly LeadField[]; status: number };

function notTaken(said: SaidLead, { problem, wrong = [], status }: NotTaken): AnsweredLead {
	return { answer: { step: { kind: "details", problem, wrong }, said }, status };
}

function toGuardian(said: SaidLead, status: number): AnsweredLead {
	return { answer: { step: { kind: "guardian", isAgain: status !== OK && isFilledIn(said) }, said }, status };
}

/** The key is the form's: whoever presses its button twice asks once, with scripts or without. */
function toDetails(said: SaidLead): AnsweredLead {
	const keyed = { ...said, key: said.key || randomUUID() };
	return { answer: { step: { kind: "details", wrong: [] }, said: keyed }, status: OK };
}

function ageBandOf({ ageBand }: SaidLead) {
	return AGE_BANDS.find((band) => band === ageBand);
}

function purposeOf(form: FormData): LeadCodePurpose {
	return form.get("purpose") === "lead" ? "lead" : "lead-guardian";
}

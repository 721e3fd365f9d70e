import { randomUUID } from "node:crypto";
import { FORM_SECONDS, LEAD_FIELDS, type LeadField, referenceOf } from "@uchit/contract/lead.ts";
import type { ContactCode, ProblemCode } from "@uchit/contract/problem.ts";
import type { FieldErrors } from "#app/platform/backend/backend.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { toAgeBand, toAgeCookies } from "#app/shell/code/age-band.ts";
import {
	addressOf,
	contactCodeOf,
	type PostedForm,
	STATUS_OF,
	sendCodeFromForm,
	textOf,
	tooManyAttempts,
	verifyCodeFromForm,
} from "#app/shell/code/code-steps.server.ts";
import { sendLead } from "./data.server.ts";
import { isFilledIn, type LeadFormValues, readLeadForm, type ShownField } from "./form-values.ts";
import { listMissingFields, type SubmittedLead, toLead } from "./lead-of-form.server.ts";
import type { LeadPlace } from "./place.ts";
import type { LeadAnswer, LeadCodePurpose, LeadProblem } from "./step.ts";

export type AnsweredLead = Answered & { headers: [string, string][] };

type Answered = { answer: LeadAnswer; status: number };

/**
 * Takes any step of a contact form. Earlier answers are in the form, so nothing is stored before the end except the device's age band. A
 * signed-in visitor's age takes precedence.
 */
export async function handleLeadForm(posted: PostedForm, place: LeadPlace): Promise<AnsweredLead> {
	const { site, form } = posted;
	const read = readLeadForm(form);
	const ageBand = (await site.visitor())?.ageBand ?? toAgeBand(read.ageBand);
	const answered = await handleStep(posted, {
		submitted: { ...read, page: place.page, ageBand: ageBand ?? "" },
		place,
	});
	const cookies = ageBand === undefined ? [] : toAgeCookies(ageBand, site.isSecure());
	return { ...answered, headers: cookies.map((cookie) => ["set-cookie", cookie]) };
}

async function handleStep(posted: PostedForm, lead: SubmittedLead): Promise<Answered> {
	switch (textOf(posted.form, "intent")) {
		case "send":
			return handleContact(posted, lead.submitted);
		case "verify":
			return handleCode(posted, lead);
		case "lead":
			return handleDetails(posted, lead);
		default:
			return goBack(lead.submitted);
	}
}

/** Goes back from a code to the guardian's contact, else to the form, with its values. */
function goBack(submitted: LeadFormValues): Answered {
	const isForGuardian = submitted.ageBand === "under-18" && submitted.guardianToken === "" && isFilledIn(submitted);
	return isForGuardian ? toGuardian(submitted, { isAgain: false }) : toDetails(submitted);
}

async function handleContact(posted: PostedForm, submitted: LeadFormValues): Promise<Answered> {
	const purpose = purposeOf(posted.form);
	const sending = await sendCodeFromForm(posted, purpose);
	if (sending.kind === "not-sent") {
		const notSent = { problem: sending.problem, written: sending.written };
		const step =
			purpose === "lead"
				? ({ kind: "left-alone", notSent } as const)
				: ({ kind: "guardian", isAgain: false, notSent } as const);
		return { answer: { step, said: submitted }, status: STATUS_OF[sending.problem.kind] };
	}
	const { sent } = sending;
	if (sending.kind === "sent")
		return { answer: { step: { kind: "code", purpose, sent }, said: submitted }, status: 200 };
	const { problem } = sending;
	return {
		answer: { step: { kind: "code", purpose, sent, problem }, said: submitted },
		status: STATUS_OF[problem.kind],
	};
}

async function handleCode(posted: PostedForm, { submitted, place }: SubmittedLead): Promise<Answered> {
	const purpose = purposeOf(posted.form);
	const verification = await verifyCodeFromForm(posted, purpose);
	if (verification.kind === "no-contact") return goBack(submitted);
	if (verification.kind === "not-right") {
		const { problem, sent } = verification;
		return {
			answer: { step: { kind: "code", purpose, sent, problem }, said: submitted },
			status: STATUS_OF[problem.kind],
		};
	}
	const { token, contact } = verification;
	const shown =
		purpose === "lead"
			? { ...submitted, token }
			: { ...submitted, guardianKind: contact.kind, guardianContact: contact.value, guardianToken: token };
	return isFilledIn(shown) ? handleDetails(posted, { submitted: shown, place }) : toDetails(shown);
}

async function handleDetails(posted: PostedForm, { submitted, place }: SubmittedLead): Promise<Answered> {
	const missing = listMissingFields({ submitted, place });
	const ageBand = toAgeBand(submitted.ageBand);
	if (ageBand === undefined || missing.length > 0) {
		return toProblemAnswer(submitted, { problem: { kind: "fields" }, wrong: missing, status: 400 });
	}
	if (ageBand === "under-18" && submitted.guardianToken === "") return toGuardian(submitted, { isAgain: false });
	const { site, url, headers } = posted;
	const lead = await toLead({ submitted, place }, { ageBand, language: languageOf(url.pathname) });
	const how = { key: submitted.key, visitorAddress: addressOf(headers), visitor: await site.visitor() };
	const outcome = await sendLead(site, lead, how);
	switch (outcome.kind) {
		case "taken": {
			const { id, keptUntil, complaint } = outcome.value.data;
			const taken = { reference: referenceOf(id), keptUntil, complaint };
			return { answer: { step: { kind: "sent", ...taken }, said: submitted }, status: 200 };
		}
		case "away":
			return toProblemAnswer(submitted, { problem: { kind: "away" }, status: STATUS_OF.away });
		case "too-many":
			return toRateLimitAnswer(submitted, outcome.retryAfterSeconds);
		case "refused":
			if (outcome.status === 409) return toConflictAnswer(submitted);
			return toInvalidAnswer(posted, submitted, outcome.errors ?? []);
	}
}

function toRateLimitAnswer(submitted: LeadFormValues, seconds: number): Answered {
	const problem = seconds <= FORM_SECONDS ? ({ kind: "too-soon", seconds } as const) : tooManyAttempts(seconds);
	return toProblemAnswer(submitted, { problem, status: STATUS_OF["too-many"] });
}

/** A new key, as the changed text is another request if it is sent too. */
function toConflictAnswer(submitted: LeadFormValues): Answered {
	return toProblemAnswer({ ...submitted, key: randomUUID() }, { problem: { kind: "changed" }, status: 409 });
}

/** The backend returns its own field names with error codes. */
function toInvalidAnswer(posted: PostedForm, submitted: LeadFormValues, errors: FieldErrors): Answered {
	const fields = errors.map(({ field }) => field);
	const says = (...codes: readonly ProblemCode[]) => errors.some(({ code }) => codes.includes(code));
	if (fields.some((field) => field.startsWith("guardian"))) {
		return toGuardian({ ...submitted, guardianToken: "" }, { isAgain: true });
	}
	if (says("left-alone", "bad-token")) {
		return { answer: { step: { kind: "left-alone" }, said: { ...submitted, token: "" } }, status: 400 };
	}
	if (says("no-such-college")) return toProblemAnswer(submitted, { problem: { kind: "gone" }, status: 404 });
	if (says("not-empty")) return toProblemAnswer(submitted, { problem: { kind: "machine" }, status: 400 });
	const refused = LEAD_FIELDS.filter((name) => fields.some((field) => field.split("/")[0] === name));
	const wrong = refused.flatMap((name) => FIELD_OF[name] ?? []);
	if (wrong.length > 0) {
		return toProblemAnswer(submitted, {
			problem: { kind: "fields" },
			wrong,
			why: contactCodeOf(errors),
			status: 400,
		});
	}
	posted.site.reportError(new Error(`The backend refused a request for ${fields.join(", ") || "no field"}.`));
	return toProblemAnswer(submitted, { problem: { kind: "away" }, status: STATUS_OF.away });
}

/** Where the form shows the error of a field; undefined for those that the form does not let a visitor get wrong. */
const FIELD_OF: Readonly<Record<LeadField, ShownField | undefined>> = {
	...{ name: "name", contact: "reach", message: "message", callWindow: "window", consents: "consent" },
	...{ ageBand: undefined, guardian: undefined, topic: undefined, language: undefined, source: undefined },
};

type ProblemDetails = {
	problem: LeadProblem;
	wrong?: readonly ShownField[];
	why?: ContactCode | undefined;
	status: number;
};

function toProblemAnswer(submitted: LeadFormValues, { problem, wrong = [], why, status }: ProblemDetails): Answered {
	return { answer: { step: { kind: "details", problem, wrong, why }, said: submitted }, status };
}

/** `isAgain`: an earlier code has expired. */
function toGuardian(submitted: LeadFormValues, { isAgain }: { isAgain: boolean }): Answered {
	return { answer: { step: { kind: "guardian", isAgain }, said: submitted }, status: isAgain ? 400 : 200 };
}

function toDetails(submitted: LeadFormValues): Answered {
	return { answer: { step: { kind: "details", wrong: [] }, said: submitted }, status: 200 };
}

function purposeOf(form: FormData): LeadCodePurpose {
	return form.get("purpose") === "lead" ? "lead" : "lead-guardian";
}

import { createHash } from "node:crypto";
import { type AgeBand, CONTACT_KINDS, type Consent } from "@uchit/contract/account.ts";
import type { Lead, LeadInput } from "@uchit/contract/lead.ts";
import { LEAD_NOTICE_VERSION } from "@uchit/contract/notices.ts";
import * as z from "zod";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { toAgeBand } from "#app/shell/code/age-band.ts";
import { kindOfReach } from "#app/shell/code/code-step.ts";
import { consentsOf, type LeadConsent } from "./consents.ts";
import { type LeadFormValues, SHOWN_FIELDS, type ShownField } from "./form-values.ts";
import { CALL_WINDOWS, type LeadPlace, windowValue } from "./place.ts";

export type SubmittedLead = { submitted: LeadFormValues; place: LeadPlace };

/** Converts a form to what the backend takes. */
export async function toLead(
	lead: SubmittedLead,
	{ ageBand, language }: { ageBand: AgeBand; language: Language },
): Promise<z.input<typeof Lead>> {
	const { submitted, place } = lead;
	const { name, reach, message, token, website } = submitted;
	const { data: openedAt } = z.iso.datetime().safeParse(submitted.openedAt);
	const fields: LeadInput = {
		name,
		contact: { kind: place.form === "call-back" ? "phone" : kindOfReach(reach), value: reach },
		ageBand,
		guardian: guardianOf(submitted),
		topic: isComplaint(lead) ? "complaint" : place.form,
		message: message || undefined,
		language,
		callWindow: windowOf(lead),
		source: { page: place.page, college: place.college },
		consents: await toConsents(lead, language),
	};
	return { ...fields, token: token || undefined, website: website || undefined, openedAt };
}

/** Lists the missing fields, before anybody else is asked. */
export function listMissingFields(lead: SubmittedLead): ShownField[] {
	const { submitted, place } = lead;
	const isMissing: Record<ShownField, boolean> = {
		ageBand: toAgeBand(submitted.ageBand) === undefined,
		topic: false,
		name: submitted.name === "",
		reach: submitted.reach === "",
		message: submitted.message === "" && place.form !== "call-back",
		window: place.form === "call-back" && windowOf(lead) === undefined,
		consent: !isComplaint(lead) && tickedIn(lead).length === 0,
	};
	return SHOWN_FIELDS.filter((field) => isMissing[field]);
}

/** A complaint has to be answered, so that it needs no consent. */
function isComplaint({ submitted, place }: SubmittedLead): boolean {
	return place.form === "contact-us" && submitted.topic === "complaint";
}

function guardianOf({ guardianKind, guardianContact: value, guardianToken: token }: LeadFormValues) {
	const kind = CONTACT_KINDS.find((known) => known === guardianKind);
	return kind === undefined || token === "" ? undefined : { contact: { kind, value }, token };
}

function windowOf({ submitted, place }: SubmittedLead) {
	return place.form === "call-back" ? CALL_WINDOWS.find((each) => windowValue(each) === submitted.window) : undefined;
}

function tickedIn({ submitted, place }: SubmittedLead): LeadConsent[] {
	const ticked = submitted.consent.split(" ");
	return consentsOf(place, submitted).filter((purpose) => ticked.includes(purpose));
}

/** Converts ticked boxes to the ledger's consents: the notice's version, the recipient, a hash of the exact words. */
async function toConsents(lead: SubmittedLead, language: Language): Promise<Consent[]> {
	const { submitted, place } = lead;
	const t = await translateFor(language);
	const words = {
		"contact-by-us": t("lead.consent.contact-by-us"),
		"contact-by-college": t("lead.consent.contact-by-college", { college: submitted.collegeName }),
	};
	return tickedIn(lead).map((purpose) => ({
		purpose,
		recipient: purpose === "contact-by-college" ? (place.college ?? "site") : "site",
		noticeVersion: LEAD_NOTICE_VERSION,
		language,
		textHash: createHash("sha256").update(words[purpose]).digest("hex"),
	}));
}

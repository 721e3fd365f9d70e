import { expect, test } from "vitest";
import * as z from "zod";
import { MeChange, OtpSend, OtpVerify, Registration, ShortlistEntry } from "./account.ts";
import { DocumentFields } from "./document.ts";
import { ProviderSignIn, SignUpDraft } from "./internal-auth.ts";
import { Lead, PrivacyLinkRequest } from "./lead.ts";
import { NewReport } from "./report.ts";
import { ClaimCode, NewReview, ReviewAppeal, ReviewEdit, ReviewReply, ReviewReport } from "./review.ts";
import { ImportedScholarship } from "./row-import.ts";
import { withHttps } from "./typed.ts";

const FORMS = {
	...{ ClaimCode, DocumentFields, ImportedScholarship, Lead, MeChange, NewReport, NewReview, OtpSend, OtpVerify },
	...{ PrivacyLinkRequest, ProviderSignIn, Registration, ReviewAppeal, ReviewEdit, ReviewReply, ReviewReport },
	...{ ShortlistEntry, SignUpDraft },
};

/** Values exchanged by programs: looked up unchanged, never shown. */
const FIELD_OF_PROGRAMS = /\.(?:token|challenge|college|page|recipient|noticeVersion|provider|providerAccountId|slug)$/;
/** `Lead.website` is a hidden field that no person fills in; `normaliseContact` reads the provider's address. */
const NOT_TYPED = ["Lead.website", "ProviderSignIn.email"];

const typed = Object.entries(FORMS)
	.flatMap(([name, schema]) => textsOf(name, schema))
	.filter(([name]) => !FIELD_OF_PROGRAMS.test(name) && !NOT_TYPED.includes(name));

test("the forms have more than 25 typed texts", () => expect(typed.length).toBeGreaterThan(25));

test.each(typed)("%s is taken as it is seen, or refused", (_name, schema) => {
	const words = "long enough to be a review of a college ".repeat(5);
	for (const shown of ["Asha Rao", words]) {
		const { success, data } = schema.safeParse(`\u202e${shown.replace(" ", "\u200b \u0007")}\u2069`);
		if (success) expect(data.trim()).toBe(shown.trim());
	}
	const { success, data } = schema.safeParse("\u200b\u3164\u202e");
	if (success) expect(data).toBe("");
});

function textsOf(name: string, schema: unknown): [string, z.ZodString][] {
	if (schema instanceof z.ZodObject) {
		return Object.entries(schema.shape).flatMap(([field, inner]) => textsOf(`${name}.${field}`, inner));
	}
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return textsOf(name, schema.unwrap());
	if (schema instanceof z.ZodArray) return textsOf(name, schema.element);
	const isFree = schema instanceof z.ZodString && schema._zod.bag.patterns === undefined && schema.format === null;
	return isFree ? [[name, schema]] : [];
}

test.each([
	["abpharmacy.example.org", "https://abpharmacy.example.org"],
	[" college.ac.in/fees.pdf ", "https://college.ac.in/fees.pdf"],
	["http://college.ac.in", "http://college.ac.in"],
	["the college", "the college"],
	["javascript:alert(1)", "javascript:alert(1)"],
	["", ""],
])("the address %j gets a scheme if it is an address: %j", (typed, address) => {
	expect(withHttps(typed)).toBe(address);
});

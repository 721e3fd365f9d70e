import {
	OTP_LIFE_SECONDS,
	OTP_RESEND_SECONDS,
	type OtpPurpose,
	type OtpSent,
	type Visitor,
} from "@uchit/contract/account.ts";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { sendCode } from "#backend/account/queries/otp.ts";
import type { Database } from "#backend/db/client.ts";
import { BadField } from "#backend/errors.ts";
import { limitKey } from "#backend/http/limit-requests.ts";
import { contactOf, maskContact, type NormalisedContact } from "#backend/personal/contact.ts";
import { countOrRefuse, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";
import { domainAmong, domainsOf, exactDomainAmong } from "#backend/review/queries/domains.ts";

/** Counts versions too; enough for a writer who corrects words. */
const REVIEWS_AN_HOUR = 20;

/** Limits one person's reviews. Throws TooMany. */
export async function limitReviews(parts: AccountParts, visitorId: string): Promise<void> {
	const key = limitKey(parts.env, "review-visitor", visitorId);
	const limit = { key, most: REVIEWS_AN_HOUR, seconds: HOUR_SECONDS };
	await countOrRefuse(
		parts,
		limit,
		`At most ${REVIEWS_AN_HOUR} reviews and changes an hour are taken from one person.`,
	);
}

type AddressRequest = { collegeId: string; collegeEmail: string; field?: string; use?: "study" | "speak-for" };

/** Checks that the address is at the college's domain. Throws BadField, which names that domain. */
export async function collegeEmailOf(
	db: Database,
	{ collegeId, collegeEmail, field = "collegeEmail", use = "study" }: AddressRequest,
): Promise<NormalisedContact> {
	const email = contactOf({ kind: "email", value: collegeEmail }, field);
	const domains = await domainsOf(db, collegeId);
	if (domains.own.length === 0) {
		throw new BadField(field, "none of our sources names this college's own site", { code: "no-college-site" });
	}
	const find = use === "study" ? domainAmong : exactDomainAmong;
	if (find(domains, email.value) === undefined) {
		const at = domains.own.join(" or ");
		throw new BadField(field, `an address at ${at}, the college's own site`, {
			code: "not-at-college",
			values: { at },
		});
	}
	return email;
}

type CollegeCode = { email: NormalisedContact; visitor: Visitor; browser: string; purpose?: OtpPurpose };

/** Sends a code to an address at the college; callers must count it with `limitSends` first. */
export async function sendCollegeCode(
	parts: AccountParts,
	{ email, visitor, browser, purpose = "college-email" }: CollegeCode,
): Promise<OtpSent> {
	await sendCode(parts.db, personalOf(parts), { contact: email, purpose, browser, language: visitor.language });
	parts.outbox.kick();
	return { sentTo: maskContact(email), expiresInSeconds: OTP_LIFE_SECONDS, resendAfterSeconds: OTP_RESEND_SECONDS };
}

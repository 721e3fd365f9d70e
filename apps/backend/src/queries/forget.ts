import type { Queryable } from "#backend/db/client.ts";
import { forgetEmailLinks } from "#backend/queries/email-links.ts";
import { forgetAnswers } from "#backend/queries/kept-answers.ts";
import { forgetLinkEnds } from "#backend/queries/leads/privacy-link-ends.ts";
import { forgetLimits } from "#backend/queries/limits.ts";
import { forgetCodes } from "#backend/queries/otp.ts";
import { forgetBrowsers } from "#backend/queries/otp-browsers.ts";
import { forgetTokens } from "#backend/queries/otp-tokens.ts";
import { forgetMessages } from "#backend/queries/outgoing.ts";
import { forgetRegistrations } from "#backend/queries/registrations.ts";
import { forgetSessions } from "#backend/queries/sessions.ts";

/** Deletes what is kept for a time only, once that is over. Each part says how long. */
export async function forgetWhatIsOver(db: Queryable, now: Date): Promise<void> {
	for (const forget of PARTS) await forget(db, now);
}

const PARTS = [
	forgetCodes,
	forgetTokens,
	forgetBrowsers,
	forgetEmailLinks,
	forgetLimits,
	forgetLinkEnds,
	forgetMessages,
	forgetRegistrations,
	forgetAnswers,
	forgetSessions,
] as const;

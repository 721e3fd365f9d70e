import type { Queryable } from "#backend/db/client.ts";
import { forgetMessages } from "#backend/delivery/queries/outgoing-messages.ts";
import { forgetLinkEnds } from "#backend/leads/queries/privacy-links.ts";
import { forgetAnswers } from "#backend/platform/queries/kept-answers.ts";
import { forgetLimits } from "#backend/platform/queries/limits.ts";
import { forgetEmailLinks } from "./email-links.ts";
import { forgetCodes } from "./otp.ts";
import { forgetBrowsers } from "./otp-browsers.ts";
import { forgetTokens } from "./otp-tokens.ts";
import { forgetRegistrations } from "./registrations.ts";
import { forgetSessions } from "./sessions.ts";

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

import type { FastifyPluginAsync } from "fastify";
import { createExamAlertJobs } from "#backend/account/letters/exam-letters.ts";
import { createAlertJobs } from "#backend/account/letters/shortlist-letters.ts";
import type { AccountParts } from "#backend/account/parts.ts";
import { forgetEmailLinks } from "#backend/account/queries/email-links.ts";
import { forgetCodes } from "#backend/account/queries/otp.ts";
import { forgetBrowsers } from "#backend/account/queries/otp-browsers.ts";
import { forgetTokens } from "#backend/account/queries/otp-tokens.ts";
import { forgetRegistrations } from "#backend/account/queries/registrations.ts";
import { forgetSessions } from "#backend/account/queries/sessions.ts";
import type { Queryable } from "#backend/db/client.ts";
import { forgetMessages } from "#backend/delivery/queries/outgoing-messages.ts";
import { runJobs } from "#backend/http/run-jobs.ts";
import { createJob } from "#backend/platform/job.ts";
import { forgetAnswers } from "#backend/platform/queries/idempotent-replies.ts";
import { forgetLimits } from "#backend/platform/queries/limits.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { internalAuthRoutes } from "./internal-auth.ts";
import { meRoutes } from "./me.ts";
import { otpRoutes } from "./otp.ts";
import { userRoutes } from "./user.ts";

const FORGET_EVERY_MS = 3_600_000;

export const accountRoutes: FastifyPluginAsync<AccountParts & { index: LiveIndex }> = async (app, options) => {
	const { index, ...parts } = options;
	const { background, env, now, outbox } = parts;
	const inBackground = { ...parts, db: background };
	const forget = createJob({
		work: () => deleteExpiredData(background, now()),
		everyMs: FORGET_EVERY_MS,
		onTrouble: (error) =>
			app.log.warn({ err: error }, "Deleting expired data of accounts failed; it is tried again in an hour"),
	});
	const alerts = createAlertJobs({ ...inBackground, index }, app.log);
	const examAlerts = createExamAlertJobs(inBackground, app.log);
	runJobs(app, env, [forget, alerts, examAlerts, outbox]);
	await app.register(otpRoutes, parts);
	await app.register(userRoutes, parts);
	await app.register(meRoutes, parts);
	await app.register(internalAuthRoutes, { ...parts, prefix: "/internal/auth" });
};

/** Deletes data past its retention period. Each part sets its own. */
export async function deleteExpiredData(db: Queryable, now: Date): Promise<void> {
	for (const forget of PARTS) await forget(db, now);
}

const PARTS = [
	forgetCodes,
	forgetTokens,
	forgetBrowsers,
	forgetEmailLinks,
	forgetLimits,
	forgetMessages,
	forgetRegistrations,
	forgetAnswers,
	forgetSessions,
] as const;

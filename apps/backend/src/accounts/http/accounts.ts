import type { FastifyPluginAsync } from "fastify";
import { createExamAlertJobs } from "#backend/accounts/exam-letters.ts";
import type { AccountParts } from "#backend/accounts/parts.ts";
import { forgetEmailLinks } from "#backend/accounts/queries/email-links.ts";
import { forgetCodes } from "#backend/accounts/queries/otp.ts";
import { forgetBrowsers } from "#backend/accounts/queries/otp-browsers.ts";
import { forgetTokens } from "#backend/accounts/queries/otp-tokens.ts";
import { forgetRegistrations } from "#backend/accounts/queries/registrations.ts";
import { forgetSessions } from "#backend/accounts/queries/sessions.ts";
import { createAlertJobs } from "#backend/accounts/shortlist-letters.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import { createOutbox } from "#backend/delivery/outbox.ts";
import { forgetMessages } from "#backend/delivery/queries/outgoing-messages.ts";
import { createSend } from "#backend/delivery/senders.ts";
import { documentRoutes } from "#backend/documents/http/documents.ts";
import { createDocumentJob } from "#backend/documents/jobs.ts";
import type { Env } from "#backend/env.ts";
import { forgetLinkEnds } from "#backend/leads/queries/privacy-links.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { createJob } from "#backend/platform/job.ts";
import { forgetAnswers } from "#backend/platform/queries/kept-answers.ts";
import { forgetLimits } from "#backend/platform/queries/limits.ts";
import { whereJobsAreDone } from "#backend/platform/role.ts";
import { collegeClaimRoutes } from "#backend/reviews/http/college-claims.ts";
import { reviewResponseRoutes } from "#backend/reviews/http/review-responses.ts";
import { ownReviewRoutes } from "#backend/reviews/http/reviews.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { internalAuthRoutes } from "./internal-auth.ts";
import { meRoutes } from "./me.ts";
import { otpRoutes } from "./otp.ts";
import { userRoutes } from "./user.ts";

const FORGET_EVERY_MS = 3_600_000;

type Given = { db: Database; background: Database; env: Env; now: () => Date; index: LiveIndex };

/**
 * Everything about people with an account, and what leaves for them. `db` is the database that can be written to, `background` the
 * same by connections that no visitor waits for.
 */
export const accountRoutes: FastifyPluginAsync<Given> = async (app, given) => {
	const { db, background, env, now, index } = given;
	const keys = keysOf(env);
	const send = createSend(env, app.log);
	const { countDelivery } = app.counters;
	const outbox = whereJobsAreDone(env, createOutbox({ db: background, keys, now, send, log: app.log, countDelivery }));
	const parts: AccountParts = { db, env, keys, now, outbox };
	const alerts = whereJobsAreDone(env, createAlertJobs({ ...parts, db: background, index }, app.log));
	const examAlerts = whereJobsAreDone(env, createExamAlertJobs({ ...parts, db: background }, app.log));
	app.addHook("onRequest", async (_request, reply) => {
		// What is one person's own is kept by nobody on the way.
		reply.header("cache-control", "no-store");
	});
	const forget = createJob({
		work: () => forgetWhatIsOver(background, now()),
		everyMs: FORGET_EVERY_MS,
		onTrouble: (error) => app.log.warn({ err: error }, "What is over cannot be deleted now"),
	});
	const documents = whereJobsAreDone(env, createDocumentJob({ db: background, now }, app.log));
	const jobs = [whereJobsAreDone(env, forget), alerts, examAlerts, documents, outbox];
	app.addHook("onListen", async () => {
		for (const job of jobs) job.start();
	});
	app.addHook("onClose", async () => {
		for (const job of jobs) await job.stop();
	});
	await app.register(otpRoutes, parts);
	await app.register(userRoutes, parts);
	await app.register(meRoutes, parts);
	await app.register(ownReviewRoutes, parts);
	await app.register(reviewResponseRoutes, parts);
	await app.register(collegeClaimRoutes, parts);
	await app.register(documentRoutes, parts);
	await app.register(internalAuthRoutes, { ...parts, prefix: "/internal/auth" });
};

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

import type { FastifyPluginAsync } from "fastify";
import { createAlertJobs } from "#backend/alerts/jobs.ts";
import type { Database } from "#backend/db/client.ts";
import { createOutbox } from "#backend/delivery/outbox.ts";
import { createSend } from "#backend/delivery/senders.ts";
import type { Env } from "#backend/env.ts";
import { type AccountParts, keysOf } from "#backend/http/account-parts.ts";
import { collegeClaimRoutes } from "#backend/http/college-claims.ts";
import { internalAuthRoutes } from "#backend/http/internal-auth.ts";
import { meRoutes } from "#backend/http/me.ts";
import { otpRoutes } from "#backend/http/otp.ts";
import { ownReviewRoutes } from "#backend/http/reviews.ts";
import { reviewSaidRoutes } from "#backend/http/reviews-said.ts";
import { userRoutes } from "#backend/http/user.ts";
import { forgetWhatIsOver } from "#backend/queries/forget.ts";
import { doesJobs, whereJobsAreDone } from "#backend/role.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

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
	app.addHook("onRequest", async (_request, reply) => {
		// What is one person's own is kept by nobody on the way.
		reply.header("cache-control", "no-store");
	});
	const forget = () =>
		forgetWhatIsOver(background, now()).catch((error: unknown) =>
			app.log.warn({ err: error }, "What is over cannot be deleted now"),
		);
	let timer: NodeJS.Timeout | undefined;
	app.addHook("onListen", async () => {
		outbox.start();
		alerts.start();
		if (!doesJobs(env)) return;
		void forget();
		timer = setInterval(() => void forget(), FORGET_EVERY_MS);
		timer.unref();
	});
	app.addHook("onClose", async () => {
		clearInterval(timer);
		await alerts.stop();
		await outbox.stop();
	});
	await app.register(otpRoutes, parts);
	await app.register(userRoutes, parts);
	await app.register(meRoutes, parts);
	await app.register(ownReviewRoutes, parts);
	await app.register(reviewSaidRoutes, parts);
	await app.register(collegeClaimRoutes, parts);
	await app.register(internalAuthRoutes, { ...parts, prefix: "/internal/auth" });
};

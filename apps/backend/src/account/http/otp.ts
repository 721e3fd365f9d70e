import {
	NO_CODE_ABROAD,
	OTP_LIFE_SECONDS,
	OTP_RESEND_SECONDS,
	OtpSend,
	OtpSent,
	OtpUserInfo,
	OtpUserInfoForm,
	OtpVerified,
	OtpVerify,
} from "@uchit/contract/account.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import { sendCode, tryCode } from "#backend/account/queries/otp.ts";
import { holderOf, TOKEN_LIFE_SECONDS } from "#backend/account/queries/otp-tokens.ts";
import { getVisitorByLookup } from "#backend/account/queries/visitors.ts";
import { BadField, Malformed, NotSignedIn, TooMany } from "#backend/errors.ts";
import { isSameSecret } from "#backend/http/caller.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { contactOf, maskContact } from "#backend/personal/contact.ts";
import { prefixOf } from "#backend/personal/otp-prefix.ts";
import { browserOf } from "./browser.ts";
import { clearSendWait, limitForeignNumbers, limitSends, limitTries } from "./send-limits.ts";

const MAX_FORM_BYTES = 16_384;

export const otpRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, keys, env, outbox } = parts;
	const { countCode, countTry } = app.counters;
	const tags = ["accounts"];
	app.addContentTypeParser(
		"application/x-www-form-urlencoded",
		{ parseAs: "string", bodyLimit: MAX_FORM_BYTES },
		(_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
	);

	app.post("/otp/send", {
		schema: {
			summary: "Send a one-time code to a phone or an e-mail address",
			description:
				"The answer is the same whether anybody with this contact is known or not. Where the contact's hour is used up, the 429 has a puzzle, whose solution sends one more.",
			tags,
			body: OtpSend,
			response: { 200: OtpSent, ...problemReplies(400, 429, 503) },
		},
		handler: async (request) => {
			const { purpose, language } = request.body;
			const contact = contactOf(request.body.contact);
			const prefix = prefixOf(env, contact);
			if (prefix === undefined) {
				countCode("none", "refused");
				throw new BadField("contact/value", NO_CODE_ABROAD, { code: "no-codes-abroad" });
			}
			await limitSends(parts, request, contact, { solution: request.body.puzzle });
			await limitForeignNumbers(parts, prefix).catch((error: unknown) => {
				countCode(prefix, "over-budget");
				throw error;
			});
			countCode(prefix, "sent");
			const browser = browserOf(parts, request);
			await sendCode(db, personalOf(parts), { contact, purpose, browser, language });
			outbox.kick();
			return {
				sentTo: maskContact(contact),
				expiresInSeconds: OTP_LIFE_SECONDS,
				resendAfterSeconds: OTP_RESEND_SECONDS,
			};
		},
	});

	app.post("/otp/verify", {
		schema: {
			summary: "Show the code that was sent, and get a token for it",
			description:
				"A code is taken from the browser that asked for it, where one was named. The token is worth one use for the code's purpose, within ten minutes.",
			tags,
			body: OtpVerify,
			response: { 200: OtpVerified, ...problemReplies(400, 429, 503) },
		},
		handler: async (request) => {
			const { purpose, code } = request.body;
			const contact = contactOf(request.body.contact);
			const browser = browserOf(parts, request);
			await limitTries(parts, request);
			const outcome = await tryCode(db, personalOf(parts), { contact, purpose, browser, code });
			countTry(outcome.kind);
			request.log.info({ event: "code", purpose, outcome: outcome.kind }, "A code was tried");
			switch (outcome.kind) {
				case "right":
					await clearSendWait(parts, request, contact);
					return { token: outcome.token, expiresInSeconds: TOKEN_LIFE_SECONDS };
				case "wrong":
					throw new BadField("code", "this is not the newest code that was sent, or it has run out", {
						code: "wrong-code",
					});
				case "locked":
					throw new TooMany("The code was wrong too often. Wait, then ask for a new one.", outcome.seconds);
			}
		},
	});

	app.post("/otp/userInfo", {
		schema: {
			summary: "Who holds a token, for a site that knows the secret",
			tags,
			consumes: ["application/x-www-form-urlencoded"],
			body: OtpUserInfoForm,
			response: { 200: OtpUserInfo, ...problemReplies(400, 401, 503) },
		},
		handler: async (request) => {
			const { token, client_id: id, client_secret: secret } = request.body;
			// Without a secret of its own, the provider endpoint uses our programs' key.
			const right = env.OTP_PROVIDER_CLIENT_SECRET ?? env.BACKEND_KEY;
			const isKnown = [isSameSecret(id, env.OTP_PROVIDER_CLIENT_ID), isSameSecret(secret, right)];
			if (isKnown.includes(false)) throw new NotSignedIn("client_id or client_secret is not known.");
			const holder = await holderOf(db, { keys, now: parts.now() }, token);
			if (holder === undefined) throw new Malformed("The token is not known, or has run out.");
			const visitor = await getVisitorByLookup(db, holder.lookup);
			const { kind, value } = holder.contact;
			return {
				...(visitor !== undefined && { name: visitor.name }),
				...(kind === "phone" ? { phone_number: value } : { email: value }),
				auth_time: Math.floor(holder.verifiedAt.getTime() / 1000),
			};
		},
	});
};

import { createTransport } from "nodemailer";
import { textOf } from "#backend/delivery/texts.ts";
import type { Env } from "#backend/env.ts";
import { maskContact } from "#backend/personal/contact.ts";
import { prefixOf } from "#backend/personal/otp-prefix.ts";
import type { Log } from "#backend/platform/log.ts";
import type { DueMessage } from "./queries/outgoing-messages.ts";

/** Throws NotSent, with a reason that names neither code nor contact. */
export type Send = (message: DueMessage) => Promise<void>;

export class SendError extends Error {
	override name = "NotSent";
}

/** Without a gateway a message is printed to the log, one line each. */
export function createSend(env: Env, log: Log): Send {
	const bySms =
		env.SMS_GATEWAY_URL === undefined ? createLogSender(env, log) : createSmsSender(env, env.SMS_GATEWAY_URL);
	const byMail = env.SMTP_URL === undefined ? createLogSender(env, log) : createMailSender(env, env.SMTP_URL);
	return async (message) => {
		if (message.to.kind === "email") return byMail(message);
		if (prefixOf(env, message.to) !== undefined) return bySms(message);
		// A request from abroad is accepted, but we do not pay for confirming it.
		log.warn({ template: message.template }, "Nothing is sent to numbers of this country");
	};
}

const TIMEOUT_MS = 5_000;

function createLogSender(env: Env, log: Log): Send {
	return async (message) => {
		const { body } = wordsOf(env, message);
		const { code, url } = message.values;
		const what = {
			template: message.template,
			to: maskContact(message.to),
			...(code && { code }),
			...(url && { url }),
		};
		log.info(what, `No gateway is set, so this is not sent: ${body.replace(/\s+/g, " ")}`);
	};
}

function createSmsSender(env: Env, url: string): Send {
	return async (message) => {
		const { id, to, template, values, language } = message;
		const text = wordsOf(env, message).body;
		const registered = template === "code" && { templateId: env.OTP_TEMPLATE_ID, values: { code: values.code } };
		const headers = {
			"content-type": "application/json",
			"idempotency-key": id,
			...(env.SMS_GATEWAY_KEY !== undefined && { authorization: `Bearer ${env.SMS_GATEWAY_KEY}` }),
		};
		const body = JSON.stringify({ to: to.value, text, language, ...registered });
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		// Following a redirect would give the key and the number to somebody else.
		const reply = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" }).catch(
			(cause: unknown) => {
				throw new SendError(`The SMS gateway did not answer: ${causeOf(cause)}`, { cause });
			},
		);
		await reply.body?.cancel();
		if (!reply.ok) throw new SendError(`The SMS gateway answered ${reply.status}`);
	};
}

function createMailSender(env: Env, url: string): Send {
	const transport = createTransport({
		url,
		connectionTimeout: TIMEOUT_MS,
		greetingTimeout: TIMEOUT_MS,
		socketTimeout: TIMEOUT_MS,
	});
	return async (message) => {
		const { subject, body } = wordsOf(env, message);
		const mail = { from: env.MAIL_FROM, to: { name: "", address: message.to.value }, subject, text: body };
		const messageId = `<${message.id}@${new URL(env.SITE_URL).hostname}>`;
		await transport.sendMail({ ...mail, messageId, headers: stopHeaders(message) }).catch((cause: unknown) => {
			throw new SendError(`The mail server did not take it: ${causeOf(cause)}`, { cause });
		});
	};
}

/** Mail programs can stop a recurring letter with one press (RFC 8058). */
function stopHeaders({ values: { stop } }: DueMessage): Record<string, string> {
	if (stop === undefined) return {};
	return { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function wordsOf(env: Env, { template, language, values }: DueMessage) {
	const own = { site: env.SITE_NAME, account: `${env.SITE_URL.replace(/\/+$/, "")}/account` };
	return textOf(template, language, { ...own, ...values });
}

/** Only a code of the system or of SMTP, because the whole message could repeat the contact. */
function causeOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	if (error.cause instanceof Error) return causeOf(error.cause);
	if ("responseCode" in error && typeof error.responseCode === "number") return String(error.responseCode);
	if ("code" in error && typeof error.code === "string") return error.code;
	return error.name;
}

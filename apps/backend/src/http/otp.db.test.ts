import { OtpSent, OtpVerified } from "@uchit/contract/account.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { newEmail, newPhone, useAccounts } from "#backend/testing/accounts.ts";

const { backend, sms, smtp, clock, send, codeOf, tokenFor } = await useAccounts({
	OTP_TEMPLATE_ID: "1107160000000000001",
});

const SEND = "/v1/otp/send";
const VERIFY = "/v1/otp/verify";

/** Another code than this one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code arrives by SMS with its registered template, and becomes a token once", async () => {
	const contact = newPhone();
	const reply = await send("POST", SEND, { body: { contact, language: "hi" } });
	expect(reply.statusCode).toBe(200);
	expect(reply.headers["cache-control"]).toBe("no-store");
	const { sentTo, expiresInSeconds } = OtpSent.parse(reply.json());
	expect(sentTo).toBe(`${contact.value.slice(0, 3)}•••••••${contact.value.slice(-3)}`);
	expect(expiresInSeconds).toBe(300);
	const code = await codeOf(contact);
	const message = sms.messages.find(({ to }) => to === contact.value);
	expect(message).toMatchObject({ templateId: "1107160000000000001", values: { code }, language: "hi" });
	expect(message?.text).toContain("आपका कोड");
	const right = await send("POST", VERIFY, { body: { contact, code } });
	expect(OtpVerified.parse(right.json()).expiresInSeconds).toBe(600);
	const replayed = await send("POST", VERIFY, { body: { contact, code } });
	expect(replayed.statusCode).toBe(400);
});

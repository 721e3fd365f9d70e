import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { type OtpPurpose, OtpVerified, Registered } from "@uchit/contract/account.ts";
import { LeadTaken } from "@uchit/contract/lead.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import * as z from "zod";
import { lastCodeTo, textsTo } from "./arrived.ts";

export type TestVisitor = { name: string; phone: string };

export function newPhone(): string {
	return `+9197${String(randomInt(10 ** 8)).padStart(8, "0")}`;
}

export function newEmail(): string {
	return `asha.${randomInt(10 ** 12)}@example.org`;
}

export async function makeVisitor(name = "Asha Rao"): Promise<TestVisitor & { id: string }> {
	const phone = newPhone();
	const contact = { kind: "phone", value: phone };
	const consent = { purpose: "account", recipient: "site", noticeVersion: "2026-11-21", language: "en" };
	const body = { name, contact, ageBand: "18-or-over", language: "en", consents: [consent] };
	const { data } = Registered.parse(await post("/v1/User/Register", { ...body, token: await tokenFor(phone) }));
	return { id: data.id, name, phone };
}

export async function makeYoungVisitor(name = "Ravi Rao"): Promise<TestVisitor> {
	const [phone, parent] = [newPhone(), newPhone()];
	const contact = { kind: "phone", value: phone };
	const guardian = { contact: { kind: "phone", value: parent }, token: await tokenFor(parent, "guardian") };
	const consent = { purpose: "account", recipient: "site", noticeVersion: "2026-11-21", language: "en" };
	const body = { name, contact, ageBand: "under-18", guardian, language: "en", consents: [consent] };
	await post("/v1/User/Register", { ...body, token: await tokenFor(phone) });
	return { name, phone };
}

export async function tokenFor(phone: string, purpose: OtpPurpose = "sign-in"): Promise<string> {
	const contact = { kind: "phone", value: phone };
	const before = (await textsTo(phone)).length;
	await post("/v1/otp/send", { contact, purpose });
	const code = await lastCodeTo(phone, before);
	return OtpVerified.parse(await post("/v1/otp/verify", { contact, purpose, code })).token;
}

export async function signIn(page: Page, { phone }: TestVisitor): Promise<void> {
	const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
	const form = { csrfToken, token: await tokenFor(phone), callbackUrl: "/", json: "true" };
	const answer = await page.request.post("/api/auth/callback/otp", { form });
	SignedIn.parse(await answer.json());
}

export async function leaveLead(address: string, lead: object): Promise<string> {
	return LeadTaken.parse(await post(`${address}/v1/User/Lead`, lead)).data.id;
}

export const SignedIn = z.strictObject({ url: z.string().endsWith("/") });

export async function post(path: string, body: object, also: Readonly<Record<string, string>> = {}): Promise<unknown> {
	const { BACKEND_URL, BACKEND_KEY = "" } = process.env;
	if (BACKEND_URL === undefined) throw new Error("BACKEND_URL is not set: run the browser tests by `npm test -- e2e`.");
	// A random address, so that tests do not share rate limits.
	const address = `10.${[1, 2, 3].map(() => randomInt(1, 255)).join(".")}`;
	const headers = {
		authorization: `Bearer ${BACKEND_KEY}`,
		"content-type": "application/json",
		[VISITOR_ADDRESS_HEADER]: address,
		...also,
	};
	const response = await fetch(new URL(path, BACKEND_URL), { method: "POST", headers, body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`The backend answered ${response.status} to ${path}: ${await response.text()}`);
	return response.json();
}

import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { LeadTaken } from "@uchit/contract/lead.ts";
import * as z from "zod";
import { post as postAsSite } from "./visitor.ts";

const { BACKEND_URL = "" } = process.env;
const PASSWORD = `a password of ${randomBytes(8).toString("hex")}`;
const Settings = z.looseObject({ DATABASE_URL: z.string() });
const LoggedIn = z.object({ data: z.object({ access_token: z.string() }) });
const Invited = z.object({ data: z.object({ link: z.string() }) });

/** Somebody of the lead desk, asked there by an admin: their address. */
export async function hireForLeads(): Promise<string> {
	const admin = `admin.${randomBytes(5).toString("hex")}@desk.example.org`;
	await choosePassword(await adminLink(admin));
	const email = `leads.${randomBytes(5).toString("hex")}@desk.example.org`;
	const { data } = Invited.parse(
		await post(`${BACKEND_URL}/users/invite`, { email, role: "lead-desk" }, await tokenOf(admin)),
	);
	await choosePassword(data.link);
	return email;
}

/** Signs them in at the desk of this content system. */
export async function signInForLeads(page: Page, address: string, email: string): Promise<void> {
	await page.goto(`${address}/studio/`);
	await page.getByRole("textbox", { name: /^E-mail/ }).fill(email);
	await page.getByRole("textbox", { name: /^Password/ }).fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).press("Enter");
	// The first page of a backend that has just started.
	await expect(page.getByRole("menuitem", { name: "Leads", exact: true })).toBeVisible({ timeout: 15_000 });
}

/** A lead that a form has sent: its id. */
export async function leaveLead(address: string, lead: object): Promise<string> {
	return LeadTaken.parse(await postAsSite(`${address}/v1/User/Lead`, lead)).data.id;
}

async function adminLink(email: string): Promise<string> {
	const { DATABASE_URL } = Settings.parse(JSON.parse(process.env.BACKEND_SETTINGS ?? "{}"));
	const args = ["apps/backend/src/content/invite-admin.ts", email, BACKEND_URL];
	const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATABASE_URL } });
	return stdout.split("\n").find((line) => line.startsWith(BACKEND_URL)) ?? "";
}

/** By the link that counts once. */
async function choosePassword(link: string): Promise<void> {
	const token = /token=([^&]+)/.exec(link)?.[1] ?? "";
	await post(`${BACKEND_URL}/auth/password/reset`, { token: decodeURIComponent(token), password: PASSWORD });
}

async function tokenOf(email: string): Promise<Record<string, string>> {
	const { data } = LoggedIn.parse(await post(`${BACKEND_URL}/auth/login`, { email, password: PASSWORD, mode: "json" }));
	return { authorization: `Bearer ${data.access_token}` };
}

async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
	const response = await fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
	return text === "" ? undefined : JSON.parse(text);
}

import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { type Browser, expect, type Page } from "@playwright/test";
import * as z from "zod";
import { choosePassword, postToDesk, signInAtDesk, stopFading, tokenOf, unfoldMenu } from "./desk.ts";

const { BACKEND_URL = "" } = process.env;
const PASSWORD = `a password of ${randomBytes(8).toString("hex")}`;
const Settings = z.looseObject({ DATABASE_URL: z.string() });
const Invited = z.object({ data: z.object({ link: z.string() }) });

export function hireForLeads(): Promise<string> {
	return inviteStaff("lead-desk");
}

let inviter: { email: string; token: ReturnType<typeof tokenOf>; until: number } | undefined;
/** Less than an access token lasts. */
const TOKEN_MS = 600_000;

/** One token for many invitations: each second-factor code works once, so the fourth sign-in within half a minute would have to wait. */
async function inviterToken(): ReturnType<typeof tokenOf> {
	if (inviter === undefined || Date.now() > inviter.until) {
		const email = inviter?.email ?? (await newAdmin());
		inviter = { email, token: tokenOf(email, PASSWORD), until: Date.now() + TOKEN_MS };
	}
	return inviter.token;
}

export async function inviteStaff(role: "lead-desk" | "editor" | "author"): Promise<string> {
	const email = `${role}.${randomBytes(5).toString("hex")}@desk.example.org`;
	const { data } = Invited.parse(
		await postToDesk(`${BACKEND_URL}/users/invite`, { email, role }, await inviterToken()),
	);
	await choosePassword(data.link, PASSWORD);
	// Editors and authors have no second factor to set up.
	if (role === "lead-desk") await tokenOf(email, PASSWORD);
	return email;
}

export async function signInHired(page: Page, email: string): Promise<void> {
	await page.goto(`${BACKEND_URL}/studio/`);
	await page.getByRole("textbox", { name: /^E-mail/ }).fill(email);
	await page.getByRole("textbox", { name: /^Password/ }).fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await unfoldMenu(page);
	await stopFading(page);
}

/** In the dialog over the page whose session has ended. */
export async function signInAgain(page: Page): Promise<void> {
	const dialog = page.getByRole("dialog", { name: "Sign in again" });
	await dialog.getByRole("textbox", { name: /^Password/ }).fill(PASSWORD);
	await dialog.getByRole("button", { name: "Sign in" }).click();
}

export async function openDeskAsEditor(browser: Browser): Promise<Page> {
	const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await signInHired(page, await inviteStaff("editor"));
	return page;
}

export async function signInForLeads(page: Page, address: string, email: string): Promise<void> {
	await signInAtDesk(page, address, { email, password: PASSWORD });
	await expect(page.getByRole("menuitem", { name: "Leads", exact: true })).toBeVisible({ timeout: 30_000 });
	await stopFading(page);
}

export async function becomeAdmin(page: Page): Promise<void> {
	const email = await newAdmin();
	await tokenOf(email, PASSWORD);
	await signInAtDesk(page, BACKEND_URL, { email, password: PASSWORD });
	await stopFading(page);
}

async function newAdmin(): Promise<string> {
	const email = `admin.${randomBytes(5).toString("hex")}@desk.example.org`;
	const { DATABASE_URL } = Settings.parse(JSON.parse(process.env.BACKEND_SETTINGS ?? "{}"));
	const args = ["apps/backend/src/content/invite-admin.ts", email, BACKEND_URL];
	const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATABASE_URL } });
	await choosePassword(stdout.split("\n").find((line) => line.startsWith(BACKEND_URL)) ?? "", PASSWORD);
	return email;
}

import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import * as z from "zod";
import { codeAt, currentStep, toBase32 } from "../../apps/backend/src/content/auth/totp.ts";

const { BACKEND_URL = "", BACKEND_KEY = "" } = process.env;
const LoggedIn = z.object({ data: z.object({ access_token: z.string(), second_factor: z.string().optional() }) });

export async function choosePassword(link: string, password: string): Promise<void> {
	const token = /token=([^&]+)/.exec(link)?.[1] ?? "";
	await postToDesk(`${BACKEND_URL}/auth/password/reset`, { token: decodeURIComponent(token), password });
}

/** Also sets up the second factor that the role requires. */
export async function tokenOf(email: string, password: string): Promise<{ authorization: string }> {
	const login = { email, password, mode: "json" };
	const post = (body: object) => postToDesk(`${BACKEND_URL}/auth/login`, body);
	const reply = await post(login).catch(async (error: unknown) => {
		if (!String(error).includes("INVALID_OTP")) throw error;
		return post({ ...login, otp: await nextCode(secretOf(email)) });
	});
	const { data } = LoggedIn.parse(reply);
	const headers = { authorization: `Bearer ${data.access_token}` };
	if (data.second_factor !== "required") return headers;
	const secret = secretOf(email);
	await postToDesk(`${BACKEND_URL}/users/me/tfa/enable`, { secret, otp: await nextCode(secret) }, headers);
	return headers;
}

export async function signInAtDesk(
	page: Page,
	address: string,
	who: { email: string; password: string },
): Promise<void> {
	await page.goto(`${address}/studio/`);
	await page.getByRole("textbox", { name: /^E-mail/ }).fill(who.email);
	await page.getByRole("textbox", { name: /^Password/ }).fill(who.password);
	await page.getByRole("button", { name: "Sign in" }).press("Enter");
	await page.getByRole("textbox", { name: /^Code/ }).fill(await nextCode(secretOf(who.email)));
	await page.getByRole("button", { name: "Sign in" }).press("Enter");
	await unfoldMenu(page);
}

/** Every role has news. What an admin or an editor seldom opens is folded under More. */
export async function unfoldMenu(page: Page): Promise<void> {
	const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
	await expect(item("News")).toBeVisible({ timeout: 30_000 });
	if ((await item("More").count()) > 0) await item("More").click();
}

const STEP_MS = 30_000;
const SLACK_MS = 15_000;
const taken = new Map<string, number>();

/** Each code works once, so the fourth within half a minute has to wait. */
export async function nextCode(secret: string): Promise<string> {
	// The previous step's code is valid until this one ends, too late for a busy machine.
	const earliest = Math.floor((Date.now() - SLACK_MS) / STEP_MS);
	const step = Math.max(earliest, (taken.get(secret) ?? 0) + 1);
	taken.set(secret, step);
	while (step > currentStep() + 1) await sleep(STEP_MS / 10);
	return codeAt(secret, step);
}

function secretOf(email: string): string {
	return toBase32(createHash("sha256").update(`${BACKEND_KEY} ${email}`).digest().subarray(0, 20));
}

type Session = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

/** Reuses the session in another window, because each second-factor code works once. */
export async function resumeDeskSession(page: Page, session: Session): Promise<void> {
	await page.context().addCookies(session.cookies);
	const storage = session.origins.flatMap(({ localStorage }) => localStorage);
	await page.addInitScript((items) => {
		for (const { name, value } of items) localStorage.setItem(name, value);
	}, storage);
}

/** Disables theme transitions, because axe would measure colours in mid-transition. */
export async function stopFading(desk: Page): Promise<void> {
	await desk.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
		document.adoptedStyleSheets.push(sheet);
	});
}

export async function postToDesk(
	url: string,
	body: object,
	headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
	const response = await fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
	return text === "" ? undefined : JSON.parse(text);
}

/** Presses a button that asks back, such as Undo or Save and archive, and confirms. */
export async function confirmStep(desk: Page, name: string): Promise<void> {
	await desk.getByRole("button", { name, exact: true }).first().click({ timeout: 30_000 });
	await desk.getByRole("dialog", { name, exact: true }).getByRole("button", { name, exact: true }).click();
}

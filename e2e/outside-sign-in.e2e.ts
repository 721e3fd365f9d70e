import type { Page } from "@playwright/test";
import { OTP_TOKEN_ENTRY } from "@uchit/contract/account.ts";
import { openReady } from "./support/scripts-run.ts";
import { fieldsOf, greeting, signInLink } from "./support/session.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, tokenFor } from "./support/visitor.ts";

test(`${spec("2.61")} without the list of providers sign-in opens the error page`, async ({ page, problems }) => {
	problems.expect(/500|CLIENT_FETCH_ERROR/);
	await page.route("**/api/auth/providers", (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
	const sent = page.waitForRequest((request) => request.url().endsWith("/api/auth/error"));
	await signInByScript(page, "a-token");
	await sent;
	await expect(page).toHaveURL(/\/login\?error=UnknownError/);
});

test(`${spec("2.62", "5.1", "5.2")} a provider that is not on the list opens the sign-in page`, async ({ page }) => {
	await page.route("**/api/auth/providers", (route) =>
		route.fulfill({ json: { email: { id: "email", name: "Email", type: "email" } } }),
	);
	const sent = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/auth/signin");
	await signInByScript(page, "a-token");
	expect(new URL((await sent).url()).searchParams.get("callbackUrl")).toBe("/college/x");
	await expect(page).toHaveURL("/login?callbackUrl=%2Fcollege%2Fx");
});

test(`${spec("7.9", "7.10", "7.11", "7.12", "7.13", "7.57")} the outside provider's token is stored, and signs in by a form that carries it`, async ({
	page,
	problems,
}) => {
	problems.expect(/404/);
	const { phone, name } = await makeVisitor("Meera");
	const token = await tokenFor(phone);
	const posted = page.waitForRequest((request) => request.url().endsWith("/api/auth/callback/otp"));
	await signInByScript(page, token);
	const request = await posted;
	expect(request.headers()["content-type"]).toContain("application/x-www-form-urlencoded");
	expect(fieldsOf(request)).toEqual({ csrfToken: expect.any(String), callbackUrl: "/college/x", json: "true", token });
	await expect(greeting(page, name)).toBeVisible();
	await expect(page).toHaveURL("/college/x");
	expect(await page.evaluate((entry) => localStorage.getItem(entry), OTP_TOKEN_ENTRY)).toBe(token);
});

test(`${spec("4.14", "4.15", "4.16", "7.35", "7.36")} a stored login token is looked up on load and shows a greeting, without a session`, async ({
	page,
}) => {
	const { phone, name } = await makeVisitor("Ravi");
	await store(page, await tokenFor(phone));
	await page.goto("/");
	await expect(greeting(page, name)).toHaveAttribute("href", "/login");
	await page.goto("/account");
	await expect(page).toHaveURL(/\/login\?error=SessionRequired/);
});

test(`${spec("4.17", "8.16", "8.21")} a failed lookup shows nothing; a refused token is deleted`, async ({
	page,
	problems,
}) => {
	problems.expect(/503/);
	await store(page, "nobody's token");
	await page.route("**/login/lookup", (route) => route.fulfill({ status: 503 }), { times: 1 });
	await openReady(page, "/");
	await expect(signInLink(page)).toBeVisible();
	const stored = () => page.evaluate((entry) => localStorage.getItem(entry), OTP_TOKEN_ENTRY);
	expect(await stored()).toBe("nobody's token");
	await page.goto("/colleges");
	await expect.poll(stored).toBeNull();
	await expect(signInLink(page)).toBeVisible();
});

/** Runs once, before the first page, so that what a page removes stays removed. */
async function store(page: Page, token: string): Promise<void> {
	await page.goto("/robots.txt");
	await page.evaluate(([entry, value]) => localStorage.setItem(entry, value), [OTP_TOKEN_ENTRY, token] as const);
}

/** The provider's fake script (packages/fakes) delivers the token from the address. */
async function signInByScript(page: Page, token: string): Promise<void> {
	await page.goto(`/login?callbackUrl=%2Fcollege%2Fx#provider-token=${encodeURIComponent(token)}`);
}

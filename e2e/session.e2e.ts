import type { Page, Request } from "@playwright/test";
import { OTP_TOKEN_ENTRY } from "@uchit/contract/account-options.ts";
import { startOwnWeb } from "./support/own-web.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn, tokenFor } from "./support/visitor.ts";

const SESSION = "**/api/auth/session";

const banner = (page: Page) => page.getByRole("banner");
const greeting = (page: Page, name: string) => banner(page).getByRole("link", { name: `Hi, ${name}` });
const wayIn = (page: Page) => banner(page).getByRole("link", { name: "Sign In" });

test(`${spec("4.1", "4.2", "4.12", "3.4", "3.5", "6.2")} the session is loading until it was fetched, then the header greets, and nothing moves`, async ({
	page,
}) => {
	const visitor = await makeVisitor("Asha Rao of a long name indeed");
	await signIn(page, visitor);
	const release = await holdBack(page);
	await page.goto("/colleges");
	await waitForScripts(page);
	await expect(wayIn(page)).toBeVisible();
	const before = await boxesOf(page);
	release();
	await expect(greeting(page, visitor.name)).toHaveAttribute("href", "/account");
	expect(await boxesOf(page)).toEqual(before);
});

test(`${spec("3.2", "4.3", "4.13", "6.1")} without a session the answer is empty and the header offers Sign In`, async ({
	page,
}) => {
	const answer = page.waitForResponse(SESSION);
	await page.goto("/");
	expect(await (await answer).json()).toEqual({});
	await expect(wayIn(page)).toBeVisible();
});

test(`${spec("6.3")} the page itself is the same for a guest and for somebody signed in`, async ({ page }) => {
	const asGuest = await (await page.request.get("/colleges")).text();
	await signIn(page, await makeVisitor());
	expect(await (await page.request.get("/colleges")).text()).toBe(asGuest);
});

test(`${spec("4.4", "4.11", "7.16", "7.17")} signing out in one tab is heard of in the other`, async ({
	context,
	page,
}) => {
	const visitor = await makeVisitor();
	await signIn(page, visitor);
	await page.goto("/account");
	const other = await context.newPage();
	await other.goto("/colleges");
	await expect(greeting(other, visitor.name)).toBeVisible();
	await expect(greeting(page, visitor.name)).toBeVisible();
	const posted = page.waitForRequest((request) => request.url().endsWith("/api/auth/signout"));
	await page.getByRole("button", { name: "Sign out here" }).click();
	expect(fieldsOf(await posted)).toMatchObject({ csrfToken: expect.any(String), callbackUrl: "/", json: "true" });
	await expect(wayIn(other)).toBeVisible();
	await expect(wayIn(page)).toBeVisible();
	await expect(page).toHaveURL("/");
});

test(`${spec("4.5", "4.6", "4.10", "9.3")} a tab that is looked at again asks again, and otherwise nobody polls`, async ({
	page,
}) => {
	await signIn(page, await makeVisitor());
	const asked = countSessions(page);
	await page.goto("/colleges");
	await expect(greeting(page, "Asha Rao")).toBeVisible();
	await libraryIsThere(page);
	const first = asked();
	await page.waitForTimeout(1_200);
	expect(asked()).toBe(first);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect.poll(asked).toBe(first + 1);
});

test(`${spec("4.7", "4.9", "9.2")} a polling interval asks again while online, and rests offline`, async ({
	context,
	page,
	problems,
}) => {
	// A program of its own is started for it.
	test.slow();
	problems.expect(/ERR_INTERNET_DISCONNECTED/);
	await signIn(page, await makeVisitor());
	const web = await startOwnWeb({ SESSION_POLL_SECONDS: "1" });
	// A program of its own has every page yet to make: none is fetched ahead.
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	try {
		const asked = countSessions(page);
		// Cookies belong to a host, whatever its port.
		await page.goto(`${web.address}/login`);
		await expect(greeting(page, "Asha Rao")).toBeVisible();
		const first = asked();
		await expect.poll(asked).toBeGreaterThan(first + 1);
		// Not while it is asking.
		await page.waitForResponse(SESSION);
		await context.setOffline(true);
		await page.waitForTimeout(200);
		const resting = asked();
		await page.waitForTimeout(1_500);
		expect(asked()).toBe(resting);
		await context.setOffline(false);
		await expect.poll(asked).toBeGreaterThan(resting);
	} finally {
		// It would go on asking who answers no more.
		await page.close();
		await web.stop();
	}
});

test(`${spec("4.8")} unless resting is set, the polling interval asks on offline`, async ({
	context,
	page,
	problems,
}) => {
	test.slow();
	problems.expect(/ERR_INTERNET_DISCONNECTED|CLIENT_FETCH_ERROR/);
	await signIn(page, await makeVisitor());
	const web = await startOwnWeb({ SESSION_POLL_SECONDS: "1", SESSION_POLL_OFFLINE: "on" });
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	try {
		await page.goto(`${web.address}/login`);
		await expect(greeting(page, "Asha Rao")).toBeVisible();
		await page.waitForResponse(SESSION);
		await context.setOffline(true);
		await page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/auth/session"));
	} finally {
		await page.close();
		await web.stop();
	}
});

test(`${spec("8.12", "8.13")} a session that cannot be fetched is logged by name, and the visitor is a guest`, async ({
	page,
	problems,
}) => {
	problems.expect(/500|CLIENT_FETCH_ERROR/);
	await page.route(SESSION, (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
	const said = page.waitForEvent("console", (message) => message.text().includes("CLIENT_FETCH_ERROR"));
	const report = page.waitForRequest((request) => request.url().endsWith("/api/auth/_log"));
	await page.goto("/colleges");
	await said;
	expect(fieldsOf(await report)).toMatchObject({ level: "error", code: "CLIENT_FETCH_ERROR" });
	await expect(wayIn(page)).toBeVisible();
});

test(`${spec("8.14")} a failure around the session is logged by name`, async ({ page, problems }) => {
	problems.expect(/CLIENT_SESSION_ERROR/);
	await signIn(page, await makeVisitor());
	await page.goto("/colleges");
	await expect(greeting(page, "Asha Rao")).toBeVisible();
	await libraryIsThere(page);
	const said = page.waitForEvent("console", (message) => message.text().includes("CLIENT_SESSION_ERROR"));
	await page.evaluate(() => {
		const { now } = Date;
		Date.now = () => {
			throw new Error("The clock has stopped");
		};
		document.dispatchEvent(new Event("visibilitychange"));
		Date.now = now;
	});
	await said;
});

test(`${spec("2.63", "2.64", "2.65", "8.11")} a page that needs a session sends a guest to sign in, and says why`, async ({
	page,
}) => {
	const sent = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/auth/signin");
	await page.goto("/account?done=details");
	expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toEqual({
		error: "SessionRequired",
		callbackUrl: "/account?done=details",
	});
	await expect(page).toHaveURL("/login?error=SessionRequired&callbackUrl=%2Faccount%3Fdone%3Ddetails");
	await expect(page.getByText("Sign in to see this page.")).toBeVisible();
});

test(`${spec("2.61")} without the list of providers the way leads to the error page`, async ({ page, problems }) => {
	problems.expect(/500|CLIENT_FETCH_ERROR/);
	await page.route("**/api/auth/providers", (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
	const sent = page.waitForRequest((request) => request.url().endsWith("/api/auth/error"));
	await signInByScript(page, "a-token");
	await sent;
	await expect(page).toHaveURL(/\/login\?error=UnknownError/);
});

test(`${spec("2.62", "5.1", "5.2")} a provider that is not on the list leads to the sign-in page`, async ({ page }) => {
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

test(`${spec("4.14", "4.15", "4.16", "7.35", "7.36")} a stored login token is looked up on load and greets, without being a session`, async ({
	page,
}) => {
	const { phone, name } = await makeVisitor("Ravi");
	await store(page, await tokenFor(phone));
	await page.goto("/");
	await expect(greeting(page, name)).toHaveAttribute("href", "/login");
	await page.goto("/account");
	await expect(page).toHaveURL(/\/login\?error=SessionRequired/);
});

test(`${spec("4.17", "8.16", "8.21")} a lookup that fails shows nothing; a token that is refused goes`, async ({
	page,
	problems,
}) => {
	problems.expect(/503/);
	await store(page, "nobody's token");
	await page.route("**/login/lookup", (route) => route.fulfill({ status: 503 }), { times: 1 });
	await page.goto("/");
	await waitForScripts(page);
	await expect(wayIn(page)).toBeVisible();
	const stored = () => page.evaluate((entry) => localStorage.getItem(entry), OTP_TOKEN_ENTRY);
	expect(await stored()).toBe("nobody's token");
	await page.goto("/colleges");
	await expect.poll(stored).toBeNull();
	await expect(wayIn(page)).toBeVisible();
});

/** Keeps the question for the session waiting; what it returns lets it go. */
async function holdBack(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(SESSION, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

function countSessions(page: Page): () => number {
	let asked = 0;
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/auth/session") asked += 1;
	});
	return () => asked;
}

/** The first greeting in a browser comes before the sign-in library, which asks once more and leaves word for other tabs. */
async function libraryIsThere(page: Page): Promise<void> {
	await page.waitForFunction(() => localStorage.getItem("nextauth.message") !== null);
}

/** Where the parts of the header stand. */
function boxesOf(page: Page): Promise<unknown> {
	return banner(page)
		.locator("form, nav, button")
		.evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
}

function fieldsOf(request: Request): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
}

/** Once, before the first page: what a page then removes stays removed. */
async function store(page: Page, token: string): Promise<void> {
	await page.goto("/robots.txt");
	await page.evaluate(([entry, value]) => localStorage.setItem(entry, value), [OTP_TOKEN_ENTRY, token] as const);
}

/** The outside provider's script (packages/fakes) hands over the token that stands in the address. */
async function signInByScript(page: Page, token: string): Promise<void> {
	await page.goto("/login");
	await page.getByRole("radio", { name: "18 or over" }).check();
	await page.getByRole("button", { name: "Continue" }).click();
	await page.waitForURL(/step=sign-in/);
	await page.goto(`/login?step=sign-in&callbackUrl=%2Fcollege%2Fx#provider-token=${encodeURIComponent(token)}`);
}

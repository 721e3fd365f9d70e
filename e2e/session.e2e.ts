import type { Page } from "@playwright/test";
import { POLL_SECONDS } from "./support/own-site.ts";
import { startOwnWeb } from "./support/own-web.ts";
import { openReady } from "./support/scripts-run.ts";
import { afterShortlist, fieldsOf, greeting, openAccount, signInLink } from "./support/session.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";
import { makeVisitor, signIn } from "./support/visitor.ts";

const SESSION = "**/api/auth/session";
const DAY_MS = 86_400_000;

test(`${spec("4.1", "4.2", "4.12", "3.4", "3.5", "6.2")} the session loads until it is fetched, then the header greets, and nothing moves`, async ({
	page,
}) => {
	const visitor = await makeVisitor("Asha Rao of a long name indeed");
	await signIn(page, visitor);
	const release = await holdBack(page);
	await openReady(page, "/colleges");
	await expect(signInLink(page)).toBeVisible();
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
	await expect(signInLink(page)).toBeVisible();
});

test(`${spec("4.4", "4.11", "7.16", "7.17")} signing out in one tab signs out the other`, async ({ context, page }) => {
	const visitor = await makeVisitor();
	await signIn(page, visitor);
	await openAccount(page);
	const other = await context.newPage();
	await afterShortlist(other, () => other.goto("/colleges"));
	await expect(greeting(other, visitor.name)).toBeVisible();
	await expect(greeting(page, visitor.name)).toBeVisible();
	const posted = page.waitForRequest((request) => request.url().endsWith("/api/auth/signout"));
	await page.getByRole("button", { name: "Sign out here" }).click();
	expect(fieldsOf(await posted)).toMatchObject({ csrfToken: expect.any(String), callbackUrl: "/", json: "true" });
	await expect(signInLink(other)).toBeVisible();
	await expect(signInLink(page)).toBeVisible();
	await expect(page).toHaveURL("/");
});

test(`${spec("4.5", "4.6", "4.10", "9.3")} a tab that comes back into view fetches the session again, and otherwise does not poll`, async ({
	page,
}) => {
	await page.clock.install();
	await signIn(page, await makeVisitor());
	const request = countSessions(page);
	await page.goto("/colleges");
	await expect(greeting(page, "Asha Rao")).toBeVisible();
	await libraryIsThere(page);
	const first = request();
	await page.clock.fastForward(DAY_MS);
	await nothingIsUnderWay(page);
	expect(request()).toBe(first);
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect.poll(request).toBe(first + 1);
});

test(`${spec("4.7", "4.9", "9.2")} a polling interval fetches the session while online, and pauses offline`, async ({
	context,
	page,
	problems,
	ownSite,
}) => {
	problems.expect(/ERR_INTERNET_DISCONNECTED/);
	await page.clock.install();
	await signIn(page, await makeVisitor());
	const sendRequest = countSessions(page);
	// Cookies belong to a host, whatever its port.
	await page.goto(`${ownSite.address}/login`);
	await expect(greeting(page, "Asha Rao")).toBeVisible();
	await libraryIsThere(page);
	const first = sendRequest();
	for (const interval of [1, 2]) {
		const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/auth/session"));
		await page.clock.fastForward(POLL_SECONDS * 1_000);
		await answered;
		expect(sendRequest()).toBe(first + interval);
	}
	const countNewRequests = async () => {
		const before = sendRequest();
		await page.clock.fastForward(POLL_SECONDS * 1_000);
		await nothingIsUnderWay(page);
		return sendRequest() - before;
	};
	// A failed session request leaves a guest, who is not polled: none may be in flight now or be sent before the page knows that it is
	// offline.
	await context.setOffline(true);
	await hearsThatItIs(page, "offline");
	expect([await countNewRequests(), await countNewRequests()]).toEqual([0, 0]);
	await context.setOffline(false);
	await hearsThatItIs(page, "online");
	expect([await countNewRequests(), await countNewRequests()]).toEqual([1, 1]);
});

test(`${spec("4.8")} the polling interval continues offline unless pausing is set`, async ({
	context,
	page,
	problems,
}) => {
	problems.expect(/ERR_INTERNET_DISCONNECTED|CLIENT_FETCH_ERROR/);
	await page.clock.install();
	const [web] = await Promise.all([
		startOwnWeb({ SESSION_POLL_SECONDS: String(POLL_SECONDS), SESSION_POLL_OFFLINE: "on" }),
		makeVisitor().then((visitor) => signIn(page, visitor)),
	]);
	try {
		await page.goto(`${web.address}/login`);
		await expect(greeting(page, "Asha Rao")).toBeVisible();
		await libraryIsThere(page);
		await context.setOffline(true);
		await page.waitForFunction(() => !navigator.onLine);
		const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/auth/session"));
		await page.clock.fastForward(POLL_SECONDS * 1_000);
		await failed;
	} finally {
		// It would continue to poll a server that is gone.
		await page.close();
		await web.stop();
	}
});

test(`${spec("8.12", "8.13")} a failed session fetch is logged by name, and the visitor is a guest`, async ({
	page,
	problems,
}) => {
	problems.expect(/500|CLIENT_FETCH_ERROR/);
	await page.route(SESSION, (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
	const warning = page.waitForEvent("console", (message) => message.text().includes("CLIENT_FETCH_ERROR"));
	const report = page.waitForRequest((request) => request.url().endsWith("/api/auth/_log"));
	await page.goto("/colleges");
	await warning;
	expect(fieldsOf(await report)).toMatchObject({ level: "error", code: "CLIENT_FETCH_ERROR" });
	await expect(signInLink(page)).toBeVisible();
});

test(`${spec("8.14")} a failure around the session is logged by name`, async ({ page, problems }) => {
	problems.expect(/CLIENT_SESSION_ERROR/);
	await signIn(page, await makeVisitor());
	await page.goto("/colleges");
	await expect(greeting(page, "Asha Rao")).toBeVisible();
	await libraryIsThere(page);
	const warning = page.waitForEvent("console", (message) => message.text().includes("CLIENT_SESSION_ERROR"));
	await page.evaluate(() => {
		const { now } = Date;
		Date.now = () => {
			throw new Error("The clock has stopped");
		};
		document.dispatchEvent(new Event("visibilitychange"));
		Date.now = now;
	});
	await warning;
});

test(`${spec("2.63", "2.64", "2.65", "8.11")} a page that needs a session redirects a guest to sign in, and says why`, async ({
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

/** Blocks the session request until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(SESSION, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

function countSessions(page: Page): () => number {
	let requestCount = 0;
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/auth/session") requestCount += 1;
	});
	return () => requestCount;
}

/** Requests are reported in order, so once this last one is seen, all earlier ones were. */
async function nothingIsUnderWay(page: Page): Promise<void> {
	const last = page.waitForRequest("**/robots.txt?last");
	await page.evaluate(() => fetch("/robots.txt?last").then(undefined, () => undefined));
	await last;
}

/** A request and its reply after the event ensure that the page has reacted to the network change. */
async function hearsThatItIs(page: Page, network: "offline" | "online"): Promise<void> {
	await page.waitForFunction((online) => navigator.onLine === online, network === "online");
	await nothingIsUnderWay(page);
}

/** The first greeting comes before the sign-in library loads, which asks again and notifies other tabs. */
async function libraryIsThere(page: Page): Promise<void> {
	await page.waitForFunction(() => localStorage.getItem("nextauth.message") !== null);
}

function boxesOf(page: Page): Promise<unknown> {
	return page
		.getByRole("banner")
		.locator("form, nav, button")
		.evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
}

import type { Locator, Page, Request } from "@playwright/test";

/** Finds the header's greeting to somebody who is signed in. */
export function greeting(page: Page, name: string): Locator {
	return page.getByRole("banner").getByRole("link", { name: `Hi, ${name}` });
}

export function wayIn(page: Page): Locator {
	return page.getByRole("banner").getByRole("link", { name: "Sign In" });
}

/**
 * Opens the account and waits until its shortlist was compared with the device's, which every page does once after its scripts
 * came: anyone who leaves while it is asked for is rightly answered that nobody is signed in, and the browser's console says so.
 */
export async function openAccount(page: Page): Promise<void> {
	await afterShortlist(page, () => page.goto("/account"));
}

/** Does what opens a page of somebody who is signed in, and waits for the same. */
export async function afterShortlist(page: Page, open: () => Promise<unknown>): Promise<void> {
	const compared = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/account/shortlist");
	await open();
	await compared;
}

/** Returns the fields that a request carries as a form does. */
export function fieldsOf(request: Request): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
}

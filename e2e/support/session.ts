import type { Locator, Page, Request } from "@playwright/test";

export function greeting(page: Page, name: string): Locator {
	return page.getByRole("banner").getByRole("link", { name: `Hi, ${name}` });
}

export function signInLink(page: Page): Locator {
	return page.getByRole("banner").getByRole("link", { name: "Sign In" });
}

/**
 * Waits for the shortlist comparison that every page makes once after its scripts load. Leaving during it gives a correct "not signed in"
 * reply, which the browser's console logs.
 */
export async function openAccount(page: Page): Promise<void> {
	await afterShortlist(page, () => page.goto("/account"));
}

export async function afterShortlist(page: Page, open: () => Promise<unknown>): Promise<void> {
	const compared = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/account/shortlist");
	await open();
	await compared;
}

export function fieldsOf(request: Request): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
}

import type { Locator, Page, Request } from "@playwright/test";

/** What the header says to somebody who is signed in. */
export function greeting(page: Page, name: string): Locator {
	return page.getByRole("banner").getByRole("link", { name: `Hi, ${name}` });
}

export function wayIn(page: Page): Locator {
	return page.getByRole("banner").getByRole("link", { name: "Sign In" });
}

/** What a request carries as a form does. */
export function fieldsOf(request: Request): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
}

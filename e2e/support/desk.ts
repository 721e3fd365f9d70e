import type { Page } from "@playwright/test";
import * as z from "zod";

const { BACKEND_URL = "" } = process.env;
const LoggedIn = z.object({ data: z.object({ access_token: z.string() }) });

/** By the link that somebody who is invited to the desk was given, which counts once. */
export async function choosePassword(link: string, password: string): Promise<void> {
	const token = /token=([^&]+)/.exec(link)?.[1] ?? "";
	await postToDesk(`${BACKEND_URL}/auth/password/reset`, { token: decodeURIComponent(token), password });
}

/** The header with which the content system answers somebody of the desk. */
export async function tokenOf(email: string, password: string): Promise<{ authorization: string }> {
	const login = { email, password, mode: "json" };
	const { data } = LoggedIn.parse(await postToDesk(`${BACKEND_URL}/auth/login`, login));
	return { authorization: `Bearer ${data.access_token}` };
}

/** From now on a theme changes at once: axe reads colours, and those of a desk fade from one theme to the other. */
export async function stopFading(desk: Page): Promise<void> {
	await desk.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
		document.adoptedStyleSheets.push(sheet);
	});
}

/** What the content system answers, as JSON; it throws where that is no success. */
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

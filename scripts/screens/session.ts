import type { BrowserContext } from "@playwright/test";
import { makeVisitor, signIn } from "../../e2e/support/visitor.ts";

/**
 * Signs the browser in for the pages of an account: with SESSION_COOKIE, the cookie of a signed-in visitor as
 * `name=value`; or, on a site whose codes go to the fakes of the browser tests, as somebody new. False where neither is.
 */
export async function signInForPictures(context: BrowserContext, site: string): Promise<boolean> {
	const { SESSION_COOKIE, SMS_ARRIVED_URL } = process.env;
	if (SESSION_COOKIE !== undefined) {
		const [name = "", ...value] = SESSION_COOKIE.split("=");
		await context.addCookies([{ name, value: value.join("="), url: site }]);
		return true;
	}
	if (SMS_ARRIVED_URL === undefined) return false;
	const page = await context.newPage();
	await signIn(page, await makeVisitor());
	await page.close();
	return true;
}

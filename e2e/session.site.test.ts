import { expect, test } from "vitest";
import * as z from "zod";
import { createVisitor, getText, openPage, request, type Visitor } from "./support/site.ts";
import { spec } from "./support/spec.ts";
import { makeVisitor, SignedIn, type TestVisitor, tokenFor } from "./support/visitor.ts";

test(`${spec("6.3")} the page itself is the same for a guest and for a signed-in visitor`, async () => {
	const visitor = await signedIn();
	expect(await getText("/colleges", { visitor })).toBe(await getText("/colleges"));
});

test(`${spec("2.5")} a guest who opens the review form goes to sign in, with the way back`, async () => {
	const { url } = await openPage("/college/review?college=x");
	expect([url.pathname, url.searchParams.get("error")]).toEqual(["/login", "SessionRequired"]);
	expect(url.searchParams.get("callbackUrl")).toContain("/college/review?college=x");
});

test("the account page is the visitor's alone: never cached, and not for search engines", async () => {
	const { headers, document } = await openPage("/account", { visitor: await signedIn() });
	expect(headers.get("cache-control")).toBe("no-store");
	expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("without scripts the shortlist page explains where the list is", async () => {
	(await openPage("/shortlist")).screen.getByText(/This list needs JavaScript/);
});

const Csrf = z.object({ csrfToken: z.string() });

async function signedIn(who?: TestVisitor): Promise<Visitor> {
	const [visitor, { phone }] = [createVisitor(), who ?? (await makeVisitor())];
	const { csrfToken } = Csrf.parse(await (await request("/api/auth/csrf", { visitor })).json());
	const form = { csrfToken, token: await tokenFor(phone), callbackUrl: "/", json: "true" };
	const answer = await request("/api/auth/callback/otp", { method: "POST", body: new URLSearchParams(form), visitor });
	SignedIn.parse(await answer.json());
	return visitor;
}

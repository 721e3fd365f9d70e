import * as z from "zod";
import { createVisitor, request, type Visitor } from "./site.ts";
import { makeVisitor, SignedIn, type TestVisitor, tokenFor } from "./visitor.ts";

const Csrf = z.object({ csrfToken: z.string() });

/** Somebody with an account, signed in without a page. */
export async function signedIn(who?: TestVisitor): Promise<Visitor> {
	const [visitor, { phone }] = [createVisitor(), who ?? (await makeVisitor())];
	const { csrfToken } = Csrf.parse(await (await request("/api/auth/csrf", { visitor })).json());
	const form = { csrfToken, token: await tokenFor(phone), callbackUrl: "/", json: "true" };
	const answer = await request("/api/auth/callback/otp", { method: "POST", body: new URLSearchParams(form), visitor });
	SignedIn.parse(await answer.json());
	return visitor;
}

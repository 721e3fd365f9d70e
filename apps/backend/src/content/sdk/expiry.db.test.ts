import { createDirectus, readMe, rest, staticToken } from "@directus/sdk";
import { expect, test } from "vitest";
import { readToken } from "#backend/content/auth/tokens.ts";
import { type Call, connect, useSdk } from "#backend/content/sdk/client.ts";
import { tokens } from "#backend/platform/signed-token.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

/** Less than the client's margin of 30,000 ms, so it considers the token always about to expire. */
const sdk = useSdk({ ACCESS_TOKEN_SECONDS: "20" });

test(`${spec("9.45")} a client whose token has less than 30,000 ms left refreshes it before its request`, async () => {
	const calls: Call[] = [];
	const { email, password } = await sdk.desk.hire();
	const client = connect(sdk.url(), "json", calls);
	await client.login({ email, password });
	expect(await client.request(readMe())).toMatchObject({ email });
	expect(calls.map(({ path }) => path)).toEqual(["/auth/login", "/auth/refresh", "/users/me"]);
});

test("an expired token gets a different error from one that was never valid", async () => {
	const secret = sdk.desk.backend.env.CONTENT_SECRET;
	const claims = await readToken(tokens.access, secret, await sdk.desk.tokenOf(await sdk.desk.hire()));
	const client = createDirectus(sdk.url())
		.with(staticToken(await tokens.access.sign(secret, claims, { seconds: 0 })))
		.with(rest());
	await expect(client.request(readMe())).rejects.toMatchObject({
		message: "Token expired.",
		errors: [{ extensions: { code: "TOKEN_EXPIRED" } }],
		response: { status: 401 },
	});
});

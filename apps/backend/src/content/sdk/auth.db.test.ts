import {
	createDirectus,
	readMe,
	readProviders,
	rest,
	serverHealth,
	serverInfo,
	serverPing,
	staticToken,
} from "@directus/sdk";
import { describe, expect, test } from "vitest";
import { codeAt, currentStep, newOtpSecret } from "#backend/content/auth/totp.ts";
import { type Call, connect, errorReply, useSdk } from "#backend/content/sdk/client.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const sdk = useSdk();

describe.each(["json", "cookie", "session"] as const)("in mode %s", (mode) => {
	test(`${spec("7.45", "7.48")} the client signs in with e-mail, password and mode`, async () => {
		const colleague = await sdk.desk.hire();
		const client = await sdk.signedIn(colleague, mode);
		expect(await client.request(readMe({ fields: ["id", "email"] }))).toEqual({
			id: colleague.id,
			email: colleague.email,
		});
	});

	test(`${spec("7.46")} the client refreshes, and continues with the new token`, async () => {
		const client = await sdk.signedIn(await sdk.desk.hire(), mode);
		const before = await client.getToken();
		for (let round = 0; round < 3; round++) await client.refresh();
		expect(await client.request(readMe())).toMatchObject({ status: "active" });
		if (mode === "session") expect(before).toBeNull();
		client.stopRefreshing();
	});

	test(`${spec("7.47")} after sign-out none of the client's tokens work`, async () => {
		const client = await sdk.signedIn(await sdk.desk.hire(), mode);
		const token = await client.getToken();
		await client.logout();
		await expect(client.request(readMe())).rejects.toMatchObject(errorReply("FORBIDDEN"));
		await expect(client.refresh()).rejects.toMatchObject(errorReply("INVALID_PAYLOAD"));
		if (token !== null) {
			await client.setToken(token);
			await expect(client.request(readMe())).rejects.toMatchObject({ message: "Invalid user credentials." });
		}
	});
});

test(`${spec("7.49")} sends a one-time code if there is a second factor`, async () => {
	const secret = newOtpSecret();
	const { email, password } = await sdk.desk.hire({ otp_secret: secret });
	const client = sdk.visitor();
	await expect(client.login({ email, password })).rejects.toMatchObject(errorReply("INVALID_OTP"));
	await client.login({ email, password }, { otp: codeAt(secret, currentStep()) });
	expect(await client.request(readMe())).toMatchObject({ email });
	client.stopRefreshing();
});

test(`${spec("7.54")} every request after sign-in has the token as a bearer`, async () => {
	const calls: Call[] = [];
	const { email, password } = await sdk.desk.hire();
	const client = connect(sdk.url(), "json", calls);
	await client.request(serverPing());
	await client.login({ email, password });
	await client.request(readMe());
	const token = await client.getToken();
	expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([
		["/server/ping", null],
		["/auth/login", null],
		["/users/me", `Bearer ${token}`],
	]);
	client.stopRefreshing();
});

test("a foreign token is refused", async () => {
	const client = createDirectus(sdk.url()).with(staticToken("not.a.token")).with(rest());
	await expect(client.request(readMe())).rejects.toMatchObject(errorReply("INVALID_TOKEN"));
});

test("the server answers with its ping, its name and its health", async () => {
	const client = sdk.visitor();
	expect(await client.request(serverPing())).toBe("pong");
	expect(await client.request(serverInfo())).toMatchObject({ project: { project_name: "Uchit" } });
	expect(await client.request(serverHealth())).toEqual({ status: "ok" });
	expect(await client.request(readProviders())).toEqual([]);
});

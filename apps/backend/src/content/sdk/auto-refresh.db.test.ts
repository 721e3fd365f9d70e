import { readMe } from "@directus/sdk";
import { expect, test, vi } from "vitest";
import { type Call, connect, useSdk } from "#backend/content/sdk/client.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const LIFE_MS = 32_000;
const BEFORE_EXPIRY_MS = 30_000;
const sdk = useSdk({ ACCESS_TOKEN_SECONDS: String(LIFE_MS / 1000) });

test(`${spec("9.45", "9.46")} the client refreshes on its own 30,000 ms before its token expires`, async () => {
	const calls: Call[] = [];
	const { email, password } = await sdk.desk.hire();
	const client = connect(sdk.url(), "json", calls);
	const { access_token: first } = await client.login({ email, password });
	const signedInAt = Date.now();
	const isRefresh = ({ path }: Call) => path === "/auth/refresh";
	await vi.waitFor(() => expect(calls.some(isRefresh)).toBe(true), { timeout: LIFE_MS - 5_000, interval: 50 });
	const refreshed = calls.filter(isRefresh);
	const waited = (refreshed[0]?.at ?? 0) - signedInAt;
	expect(waited).toBeGreaterThan(LIFE_MS - BEFORE_EXPIRY_MS - 100);
	expect(await client.getToken()).not.toBe(first);
	expect(await client.request(readMe())).toMatchObject({ email });
	client.stopRefreshing();
});

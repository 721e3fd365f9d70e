import { fastify } from "fastify";
import { expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { visitorAddress } from "#server/visitor-address.ts";

async function sendRequest(remoteAddress: string, forwarded?: string, trusted?: string): Promise<string | undefined> {
	const { TRUSTED_PROXIES: trustProxy } = parseEnv({ BACKEND_KEY: "a-key-for-the-tests", TRUSTED_PROXIES: trusted });
	const app = fastify({ trustProxy });
	app.get("/", async (request) => visitorAddress(request) ?? "nobody");
	const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
	return (await app.inject({ url: "/", remoteAddress, headers })).body;
}

test("a direct visitor has the address of the connection, whatever the headers claim", async () => {
	expect(await sendRequest("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
	expect(await sendRequest("::ffff:203.0.113.7")).toBe("203.0.113.7");
	expect(await sendRequest("2001:db8::1")).toBe("2001:db8::1");
});

test("a private address is not a trusted proxy unless the setting lists it", async () => {
	expect(await sendRequest("10.0.0.3", "198.51.100.1")).toBe("10.0.0.3");
	expect(await sendRequest("::ffff:192.168.1.9", "198.51.100.1")).toBe("192.168.1.9");
	expect(await sendRequest("127.0.0.1", "198.51.100.1, 10.0.0.2")).toBe("10.0.0.2");
});

test("behind listed proxies the last address that is not a proxy counts; earlier ones may be forged", async () => {
	const trusted = "127.0.0.1, 10.0.0.0/8, 2001:db8:c::/48";
	expect(await sendRequest("10.0.0.3", "198.51.100.1, 203.0.113.7, 10.0.0.2", trusted)).toBe("203.0.113.7");
	expect(await sendRequest("2001:db8:c::9", "198.51.100.1, 2001:db8::7", trusted)).toBe("2001:db8::7");
	expect(await sendRequest("172.16.0.1", "198.51.100.1", trusted)).toBe("172.16.0.1");
	expect(await sendRequest("172.16.0.1", "198.51.100.1", "uniquelocal")).toBe("198.51.100.1");
});

test("only this machine is trusted by default", async () => {
	expect(await sendRequest("127.0.0.1", "198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
	expect(await sendRequest("::1", "2001:db8::7")).toBe("2001:db8::7");
	expect(await sendRequest("127.0.0.1", "198.51.100.1", "192.0.2.1")).toBe("127.0.0.1");
});

test("an invalid address counts as the proxy that passed it on", async () => {
	expect(await sendRequest("127.0.0.1", "unknown, <script>")).toBe("127.0.0.1");
	expect(await sendRequest("127.0.0.1")).toBe("127.0.0.1");
});

test.each(["everybody", "10.0.0.0/40", "10.0.0.1, true", "*", "1"])("the setting refuses %s", (trusted) => {
	expect(() => parseEnv({ BACKEND_KEY: "a-key-for-the-tests", TRUSTED_PROXIES: trusted })).toThrow(
		/^TRUSTED_PROXIES: expected addresses and networks/,
	);
});

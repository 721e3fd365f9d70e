import type { LookupAddress } from "node:dns";
import { type DnsLookup, isPublicAddress, lookUpOnly } from "@uchit/settings/public-address.ts";
import { expect, test } from "vitest";
import { createFetchSource } from "#server/images/fetch-source.ts";
import { drawPicture, startOrigin } from "#server/testing/trial-pictures.ts";

test.each(["8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "192.167.1.1", "2606:4700::1111", "2a00:1450:4001::200e"])(
	"%s is public",
	(address) => {
		expect(isPublicAddress(address)).toBe(true);
	},
);

test.each([
	"0.0.0.0",
	"10.1.2.3",
	"100.64.0.1",
	"127.0.0.1",
	"127.255.255.255",
	"169.254.169.254",
	"172.16.0.1",
	"172.31.255.255",
	"192.168.1.1",
	"198.18.0.1",
	"224.0.0.1",
	"255.255.255.255",
	"::",
	"::1",
	"::ffff:8.8.8.8",
	"::ffff:127.0.0.1",
	"64:ff9b::7f00:1",
	"fe80::1",
	"fc00::1",
	"fd12:3456::1",
	"ff02::1",
	"2002:7f00:1::",
	"2001:0:1::",
	"2001:db8::1",
	"localhost",
	"",
])("%s is not public", (address) => {
	expect(isPublicAddress(address)).toBe(false);
});

function resolving(...answers: LookupAddress[][]): { lookUp: DnsLookup; lookups: () => number } {
	let requestCount = 0;
	return {
		lookUp: (_name, _options, callback) => {
			requestCount += 1;
			callback(null, answers[requestCount - 1] ?? []);
		},
		lookups: () => requestCount,
	};
}

const PUBLIC = { address: "8.8.8.8", family: 4 };
const LOOPBACK = { address: "127.0.0.1", family: 4 };

test("refuses a host name when any of its addresses is private", async () => {
	const { lookUp } = resolving([PUBLIC, LOOPBACK]);
	const found = await new Promise((resolve) =>
		lookUpOnly(isPublicAddress, lookUp)("x.example", { all: true }, resolve),
	);
	expect(String(found)).toMatch("x.example leads to an address that is not public");
});

test("a host name that resolves differently later gains nothing: the connection uses the checked address", async () => {
	const bytes = await drawPicture("png", 20, 20);
	const origin = await startOrigin((_request, reply) => reply.end(bytes));
	const port = new URL(origin.url).port;
	// 127.0.0.1 stands for a public address here, and nothing listens on the other one.
	const { lookUp, lookups } = resolving([LOOPBACK], [{ address: "127.0.0.2", family: 4 }]);
	const fetchSource = createFetchSource({ lookUp, mayConnect: (address) => address === LOOPBACK.address });
	const address = new URL(`http://rebinding.example:${port}/a.png`);
	expect(await fetchSource({ kind: "host", address })).toMatchObject({ kind: "fetched", bytes });
	expect(lookups()).toBe(1);
	await expect(fetchSource({ kind: "host", address })).rejects.toThrow('"url" parameter is not allowed');
});

import { expect, test } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

const asked = (remoteAddress: string, forwarded?: string) =>
	visitorAddress({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } });

test("a visitor who comes straight has the address of the connection, whatever the request says", () => {
	expect(asked("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
	expect(asked("::ffff:203.0.113.7")).toBe("203.0.113.7");
	expect(asked("2001:db8::1")).toBe("2001:db8::1");
});

test("behind our proxies, the last address that is not our own counts: what stands before it may be made up", () => {
	expect(asked("127.0.0.1", "198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
	expect(asked("10.0.0.3", "198.51.100.1, 203.0.113.7, 10.0.0.2")).toBe("203.0.113.7");
	expect(asked("::1", "2001:db8::7")).toBe("2001:db8::7");
});

test("words that are no address are passed over; on our own machine the nearest counts", () => {
	expect(asked("127.0.0.1", "unknown, <script>")).toBe("127.0.0.1");
	expect(asked("127.0.0.1")).toBe("127.0.0.1");
	expect(asked("")).toBeUndefined();
});

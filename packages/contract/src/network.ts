import * as z from "zod";

/** What TRUSTED_PROXIES may be, as an error says it. */
export const TRUSTED_PROXIES_FORM =
	"addresses and networks with commas between them: 192.0.2.1, 10.0.0.0/8, 2001:db8::/32; loopback, linklocal and uniquelocal name the usual ones";

const Hop = z.union([z.enum(["loopback", "linklocal", "uniquelocal"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * The proxies whose `X-Forwarded-For` is believed, as Fastify's `trustProxy` takes them. Unset, those on this machine: nobody
 * on a network has such an address.
 */
export function trustedProxies(error: string) {
	return z
		.string()
		.default("loopback")
		.transform((text) => text.split(",").map((part) => part.trim()))
		.refine((proxies) => proxies.every((proxy) => Hop.safeParse(proxy).success), error);
}

/** An IPv4 address that came over an IPv6 socket is written as itself. */
export function toPlainAddress(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Whom a limit by address counts: an IPv4 address, or the first half of an IPv6 address (`2001:db8:0:1::/64`): the second is a
 * household's to choose.
 */
export function networkOf(address: string): string {
	const plain = toPlainAddress(address).split("%")[0] ?? "";
	if (!z.ipv6().safeParse(plain).success) return plain;
	// Written in the one short form that an address in a URL has.
	const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
	const before = head.split(":").filter(Boolean);
	const after = (tail ?? "").split(":").filter(Boolean);
	const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
	return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

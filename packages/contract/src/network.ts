import * as z from "zod";

export function toPlainAddress(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Returns the network that a limit by address counts: an IPv4 address, or the first half of an IPv6 address
 * (`2001:db8:0:1::/64`), as a household chooses the second half.
 */
export function networkOf(address: string): string {
	const plain = toPlainAddress(address).split("%")[0] ?? "";
	if (!z.ipv6().safeParse(plain).success) return plain;
	// `URL` normalises an IPv6 address to its short form.
	const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
	const before = head.split(":").filter(Boolean);
	const after = (tail ?? "").split(":").filter(Boolean);
	const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
	return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

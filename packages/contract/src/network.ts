/** An IPv4 address that came over an IPv6 socket is written as itself. */
export function toPlainAddress(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

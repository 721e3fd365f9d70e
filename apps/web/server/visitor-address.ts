import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/**
 * Where a visitor asks from. `x-forwarded-for` is read from its end, as far as the hops are in our own network: what stands
 * before the last proxy's word, a visitor may have written himself.
 */
export function visitorAddress({ headers, socket }: Asked): string | undefined {
	const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
	const hops = [...forwarded, socket.remoteAddress ?? ""].map(toPlain).filter((hop) => isIP(hop) !== 0);
	return hops.findLast((hop) => !isOurNetwork(hop)) ?? hops.at(0);
}

/** An IPv4 address that came over an IPv6 socket is written as itself. */
function toPlain(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

const OUR_NETWORKS = new BlockList();
OUR_NETWORKS.addSubnet("127.0.0.0", 8);
OUR_NETWORKS.addSubnet("10.0.0.0", 8);
OUR_NETWORKS.addSubnet("172.16.0.0", 12);
OUR_NETWORKS.addSubnet("192.168.0.0", 16);
OUR_NETWORKS.addAddress("::1", "ipv6");
OUR_NETWORKS.addSubnet("fc00::", 7, "ipv6");

function isOurNetwork(address: string): boolean {
	return OUR_NETWORKS.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

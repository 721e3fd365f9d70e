import { type LookupAddress, type LookupAllOptions, lookup as lookUpName } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

export class PrivateAddress extends Error {
	override name = "PrivateAddress";
}

export type IsAllowedAddress = (address: string) => boolean;

/** Excludes addresses of this machine, local networks, tests and multicast groups. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !PRIVATE_V4.check(address, "ipv4");
	// IPv6 addresses that embed IPv4 lie outside the global range or in a special one.
	return family === 6 && GLOBAL_V6.check(address, "ipv6") && !SPECIAL_V6.check(address, "ipv6");
}

const PRIVATE_V4 = blockList("ipv4", [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3],
]);
const GLOBAL_V6 = blockList("ipv6", [["2000::", 3]]);
const SPECIAL_V6 = blockList("ipv6", [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
]);

function blockList(family: "ipv4" | "ipv6", subnets: readonly [string, number][]): BlockList {
	const list = new BlockList();
	for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
	return list;
}

export type DnsLookup = (
	hostname: string,
	options: LookupAllOptions,
	callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection, which then uses exactly the checked addresses, so DNS rebinding gains nothing. One forbidden address
 * refuses the whole name.
 */
export function lookUpOnly(mayConnect: IsAllowedAddress, lookUp: DnsLookup = lookUpName): LookupFunction {
	return (hostname, options, callback) => {
		lookUp(hostname, { ...options, all: true }, (error, found) => {
			if (error !== null) return callback(error, "", 0);
			const [first] = found;
			if (first === undefined || !found.every(({ address }) => mayConnect(address))) {
				return callback(new PrivateAddress(`${hostname} leads to an address that is not public`), "", 0);
			}
			return options.all ? callback(null, found) : callback(null, first.address, first.family);
		});
	};
}

/** An IP literal is never looked up, so it is checked here. `[::1]` is its form in a URL. */
export function isForbiddenLiteral(host: string, mayConnect: IsAllowedAddress): boolean {
	const address = host.replace(/^\[|\]$/g, "");
	return isIP(address) !== 0 && !mayConnect(address);
}

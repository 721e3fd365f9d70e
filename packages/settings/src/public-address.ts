import { type LookupAddress, type LookupAllOptions, lookup as lookUpName } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A name leads to an address that only programs on this machine or in its network should reach. */
export class PrivateAddress extends Error {
	override name = "PrivateAddress";
}

/** Says of an address, not of a name, whether it may be connected to. */
export type MayConnect = (address: string) => boolean;

/** Whether the address is one of the public internet: not of this machine, a local network, a test, or a group. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !PRIVATE_V4.check(address, "ipv4");
	// Addresses that hold one of version 4 lie outside this range, or in one of those taken out of it.
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

/** The shape of `dns.lookup` for all addresses of a name. */
export type LookUp = (
	hostname: string,
	options: LookupAllOptions,
	callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection, which then goes to the very addresses that were judged: a name that leads elsewhere
 * when it is asked again gains nothing. One address that may not be reached refuses the name.
 */
export function lookUpOnly(mayConnect: MayConnect, lookUp: LookUp = lookUpName): LookupFunction {
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

/** A host that is an address is never looked up. `[::1]` is how an address says it. */
export function isForbiddenLiteral(host: string, mayConnect: MayConnect): boolean {
	const address = host.replace(/^\[|\]$/g, "");
	return isIP(address) !== 0 && !mayConnect(address);
}

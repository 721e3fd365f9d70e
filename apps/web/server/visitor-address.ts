import { isIP } from "node:net";
import { toPlainAddress } from "@uchit/contract/network.ts";
import type { FastifyRequest } from "fastify";

/**
 * Returns the visitor's address: the nearest one that is not in TRUSTED_PROXIES, by the proxies' headers. A proxy that
 * passes on an invalid address is treated as the visitor.
 */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string | undefined {
	return [ip, socket.remoteAddress ?? ""].map(toPlainAddress).find((address) => isIP(address) !== 0);
}

import { isIP } from "node:net";
import { toPlainAddress } from "@uchit/contract/network.ts";
import type { FastifyRequest } from "fastify";

/**
 * Where a visitor asks from: what the nearest proxy says that is not among TRUSTED_PROXIES, or is the visitor. A proxy that
 * passes on a word that is no address is taken for the visitor itself.
 */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string | undefined {
	return [ip, socket.remoteAddress ?? ""].map(toPlainAddress).find((address) => isIP(address) !== 0);
}

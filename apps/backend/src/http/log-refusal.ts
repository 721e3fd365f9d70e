import type { FastifyRequest } from "fastify";

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
const MOST_LINES_A_SECOND = 20;

let second = 0;
let lines = 0;

/**
 * Logs refused requests for those who look for attacks: by the route, with neither address, query nor body. A flood
 * of them does not fill the disk: metrics count them all.
 */
export function logRefusal(
	request: FastifyRequest,
	{ status, code }: { status: number; code?: string | undefined },
): void {
	if (!REFUSALS.has(status)) return;
	const now = Math.floor(performance.now() / 1000);
	lines = now === second ? lines + 1 : 1;
	second = now;
	if (lines > MOST_LINES_A_SECOND) return;
	const { method, routeOptions } = request;
	request.log.info(
		{ event: "refused", status, code, method, route: routeOptions.url ?? "none" },
		"A request was refused",
	);
}

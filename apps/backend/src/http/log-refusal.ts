import type { FastifyRequest } from "fastify";

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
const MOST_LINES_A_SECOND = 20;

let second = 0;
let lines = 0;

/**
 * Logs refused requests by route, for spotting attacks, without address, query or body. A flood cannot fill the disk; metrics count every
 * refusal.
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

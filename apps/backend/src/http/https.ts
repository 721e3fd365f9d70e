import type { FastifyInstance, FastifyRequest } from "fastify";

const HSTS = "max-age=31536000; includeSubDomains";

/** HSTS for a year, above all for the desk, which takes a password. */
export function addHstsHeader(app: FastifyInstance): void {
	app.addHook("onRequest", async (request, reply) => {
		if (isHttps(request)) reply.header("strict-transport-security", HSTS);
	});
}

/** Trusts the proxy's header: forging it only costs the forger his own cookie. */
export function isHttps({ headers, protocol }: FastifyRequest): boolean {
	return (
		protocol === "https" ||
		String(headers["x-forwarded-proto"] ?? "")
			.split(",")[0]
			?.trim() === "https"
	);
}

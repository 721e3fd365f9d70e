import { VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import type { jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { COOKIES } from "#backend/content/auth/cookies.ts";

type Document = ReturnType<typeof jsonSchemaTransformObject>;

export const SECURITY_SCHEMES = {
	ourProgram: { type: "http", scheme: "bearer", description: "BACKEND_KEY, which our own programs show" },
	visitor: {
		type: "apiKey",
		in: "header",
		name: VISITOR_ASSERTION_HEADER,
		description: "Beside BACKEND_KEY: for which signed-in visitor one of our programs asks",
	},
	staff: { type: "http", scheme: "bearer", description: "The access token that /auth/login gives" },
	staffCookie: { type: "apiKey", in: "cookie", name: COOKIES.session, description: "Signed in with the mode session" },
} as const;

type Security = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>[];

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const OPEN_CONTENT = /^\/(?:items|files|assets|graphql|auth|server|users\/invite\/accept|content\/preview\/)/;
const HEALTH = /^\/health\//;

export function describeOperations(document: Document): Document {
	for (const [path, methods] of Object.entries(document.paths ?? {})) {
		for (const method of METHODS) {
			const operation = methods?.[method];
			if (operation === undefined) continue;
			const responses = { ...operation.responses };
			const has = (first: string) => Object.keys(responses).some((status) => status.startsWith(first));
			operation.operationId = operationId(method, path);
			operation.security = securityOf(path, Object.keys(responses));
			operation.responses = {
				...responses,
				...(!has("2") && { "2XX": { description: "Done" } }),
				...(!has("4") && !HEALTH.test(path) && { "4XX": { description: "Refused, with the reasons" } }),
			};
		}
	}
	return document;
}

/** `get /v1/colleges/{slug}` → `getV1CollegesBySlug`. */
function operationId(method: string, path: string): string {
	const words = path.replaceAll(/\{(\w+)\}/g, "by $1").match(/\w+/g) ?? [];
	return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function securityOf(path: string, statuses: readonly string[]): Security {
	if (path.startsWith("/v1/internal/")) return [{ ourProgram: [] }];
	if (path.startsWith("/v1/")) return statuses.includes("401") ? [{ ourProgram: [], visitor: [] }] : [];
	if (HEALTH.test(path)) return [];
	return [{ staff: [] }, { staffCookie: [] }, ...(OPEN_CONTENT.test(path) ? [{}] : [])];
}

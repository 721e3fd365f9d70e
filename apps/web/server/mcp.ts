import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";
import { registerForward } from "#server/forward.ts";

const PATH = "/mcp";
const LIMIT_MS = 10_000;
/** JSON-RPC's code for a server error. */
const SERVER_ERROR = -32_000;

/** `POST /mcp`: the backend's tools for language models. Our own refusals have JSON-RPC's shape. */
export function registerMcp(app: FastifyInstance, env: Pick<Env, "BACKEND_URL" | "BACKEND_KEY">): void {
	registerForward(app, {
		env,
		path: PATH,
		backendPath: PATH,
		limitMs: LIMIT_MS,
		headers: ["mcp-protocol-version"],
		toRefusal: (message) => ({ jsonrpc: "2.0", id: null, error: { code: SERVER_ERROR, message } }),
		byPost: "Messages are sent by POST.",
	});
}

import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { ANONYMOUS_LIMIT_PER_MINUTE } from "@uchit/contract/data.ts";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { Malformed } from "#backend/errors.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { visitorAddressOf, visitorKey } from "#backend/http/caller.ts";
import { limitRequests } from "#backend/http/limit-requests.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { createMcpServer, type Reply } from "../server.ts";
import type { ToolRequest } from "../tools.ts";

type Parts = { db: Database; env: Env };

const MAX_BYTES = 100_000;
const JSON_RPC = z.looseObject({ jsonrpc: z.literal("2.0"), id: z.union([z.string(), z.int()]).nullish() });
const Refusal = z.object({ error: z.object({ message: z.string() }) });
const Message = JSON_RPC.meta({ example: { jsonrpc: "2.0", id: 1, method: "tools/list" } });

/**
 * MCP over streamable HTTP, without sessions: each request has its own server and gets JSON. Tools call `/v1` in the caller's name, so
 * rules and limits are the same.
 */
export const mcpRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, env }) => {
	await limitRequests(app, {
		db,
		env,
		name: "requests",
		mostPerMinute: ANONYMOUS_LIMIT_PER_MINUTE,
		whose: (request) => visitorKey(request, env.BACKEND_KEY),
	});
	const askAs =
		(request: FastifyRequest) =>
		async (wanted: ToolRequest): Promise<Reply> => {
			const { method, path } = wanted;
			const body = method === "POST" && { payload: JSON.stringify(wanted.body) };
			const headers = { "content-type": "application/json" };
			const remoteAddress = visitorAddressOf(request, env.BACKEND_KEY);
			const reply = await app.inject({ method, url: path, remoteAddress, ...(body && { ...body, headers }) });
			return { status: reply.statusCode, body: reply.json() };
		};
	const schema = {
		summary: "Tools for language models, by the Model Context Protocol (streamable HTTP, one JSON answer each)",
		tags: ["machines"],
		body: Message,
		response: { 200: JSON_RPC, 202: z.null(), ...problemReplies(400, 413, 415, 429, 503) },
	};
	app.post("/mcp", { schema, bodyLimit: MAX_BYTES }, async (request, reply) => {
		const server = createMcpServer({
			ask: askAs(request),
			sources: (ids) => listSources(db, ids),
			siteUrl: env.SITE_URL,
		});
		const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
		await server.connect(transport);
		try {
			const answer = await transport.handleRequest(toWebRequest(request, env), { parsedBody: request.body });
			reply.header("cache-control", "no-store").header("access-control-allow-origin", "*");
			if (answer.status === 202) return reply.code(202).send(null);
			if (answer.status !== 200) throw new Malformed(Refusal.parse(await answer.json()).error.message);
			return reply.code(200).send(JSON_RPC.parse(await answer.json()));
		} finally {
			await server.close();
		}
	});
	app.route({
		method: ["GET", "DELETE"],
		url: "/mcp",
		schema: { hide: true },
		handler: async (_request, reply) => reply.code(405).header("allow", "POST").send(),
	});
};

function toWebRequest({ headers }: FastifyRequest, { SITE_URL }: Env): Request {
	const version = headers["mcp-protocol-version"];
	return new Request(new URL("/mcp", SITE_URL), {
		method: "POST",
		headers: {
			accept: "application/json, text/event-stream",
			"content-type": "application/json",
			...(typeof version === "string" && { "mcp-protocol-version": version }),
		},
	});
}

import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod";
import { TOOLS, type Tool, type ToolRequest } from "./tools.ts";

/** What `/v1` answered. */
export type Reply = { status: number; body: unknown };
type Asks = { ask: (request: ToolRequest) => Promise<Reply>; siteUrl: string };

const INSTRUCTIONS =
	"Facts about colleges and entrance exams in India, each figure with its year and source. Say the year, the pool and the source with a figure. What is absent is unknown, never zero. Ranks of different lists are not comparable.";

/** Read-only, over facts that are here: no tool changes anything or asks another site. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** A server for one request: it remembers nothing. */
export function createMcpServer({ ask, siteUrl }: Asks): McpServer {
	const server = new McpServer(
		{ name: "uchit", title: "Uchit: colleges and exams of India", version: "1.0.0", websiteUrl: siteUrl },
		{ instructions: INSTRUCTIONS },
	);
	for (const tool of TOOLS) {
		const { name, title, description, input: inputSchema } = tool;
		const config = { title, description, inputSchema, outputSchema: ANSWER, annotations: { title, ...ANNOTATIONS } };
		server.registerTool(name, config, async (input) => answer(tool, input, { ask, siteUrl }));
	}
	return server;
}

const ANSWER = z.object({
	page: z.url().describe("The page of the site that shows this to people"),
	answeredBy: z.string().describe("The operation of the service whose shape `answer` has; `/docs/json` describes it"),
	notHeld: z.string().optional().describe("Said where nothing was found"),
	answer: z.record(z.string(), z.unknown()),
});

async function answer(tool: Tool, input: Record<string, unknown>, { ask, siteUrl }: Asks): Promise<CallToolResult> {
	const request = tool.request(input);
	const { status, body } = await ask(request);
	const read = z.record(z.string(), z.unknown()).parse(body);
	if (status !== 200) return { isError: true, content: [{ type: "text", text: refusalWords(status, read) }] };
	const structuredContent: z.output<typeof ANSWER> = {
		page: new URL(tool.page(input), siteUrl).href,
		answeredBy: `${request.method} ${request.path.split("?", 1)[0]}`,
		...(read.total === 0 && { notHeld: "We have nothing that matches. It does not prove that there is nothing." }),
		answer: read,
	};
	return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
}

/** The problem that `/v1` describes, in words that a model can act on. */
function refusalWords(status: number, problem: Record<string, unknown>): string {
	const { title = "Refused", detail = "" } = problem;
	const fields = JSON.stringify(problem.errors ?? problem.fields ?? []);
	return `${status} ${title}: ${detail}${fields === "[]" ? "" : ` ${fields}`}`;
}

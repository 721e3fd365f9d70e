import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { Source } from "@uchit/contract/source.ts";
import * as z from "zod";
import { listFigures, ToolFigure } from "./figures.ts";
import { listReasons } from "./reasons.ts";
import { TOOLS, type Tool, type ToolRequest, toRequest } from "./tools.ts";

export type Reply = { status: number; body: unknown };
type McpBackend = {
	ask: (request: ToolRequest) => Promise<Reply>;
	sources: (ids: readonly string[]) => Promise<Source[]>;
	siteUrl: string;
};

const INSTRUCTIONS =
	"Facts about colleges and entrance exams in India, each figure with its year and source. Say the year, the pool and the source with a figure; `figures` has them side by side. What is absent is unknown, never zero. Ranks of different lists are not comparable.";

const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

export function createMcpServer(options: McpBackend): McpServer {
	const server = new McpServer(
		{ name: "uchit", title: "Uchit: colleges and exams of India", version: "1.0.0", websiteUrl: options.siteUrl },
		{ instructions: INSTRUCTIONS },
	);
	for (const tool of TOOLS) {
		const { name, title, description, input: inputSchema } = tool;
		const config = { title, description, inputSchema, outputSchema: ANSWER, annotations: { title, ...ANNOTATIONS } };
		server.registerTool(name, config, async (input) => runTool(tool, input, options));
	}
	return server;
}

const FigureSource = Source.pick({
	id: true,
	kind: true,
	publisher: true,
	document: true,
	licence: true,
	address: true,
});

const ANSWER = z.object({
	page: z.url().describe("The page of the site that shows this to people"),
	answeredBy: z.string().describe("The operation whose reply `answer` is; `/docs/json` describes it"),
	notHeld: z.array(z.string()).describe("What we do not have, in words: unknown, not zero"),
	withheld: z.array(z.string()).describe("What a source has and we withhold, and why"),
	figures: z.array(ToolFigure).describe("Each figure of `answer`, with the details to state beside it"),
	sources: z.array(FigureSource).describe("Sources of the figures"),
	answer: z.record(z.string(), z.unknown()),
});

async function runTool(
	tool: Tool,
	input: Record<string, unknown>,
	{ ask, sources, siteUrl }: McpBackend,
): Promise<CallToolResult> {
	const { request, page } = toRequest(tool, input);
	const { status, body } = await ask(request);
	const read = z.record(z.string(), z.unknown()).parse(body);
	if (status !== 200) return { isError: true, content: [{ type: "text", text: refusalWords(status, read) }] };
	const figures = listFigures(read);
	const structuredContent: z.output<typeof ANSWER> = {
		page: new URL(page, siteUrl).href,
		answeredBy: `${request.method} ${request.path.split("?", 1)[0]}`,
		...listReasons(read),
		figures,
		sources: await sourcesOf(figures, read, sources),
		answer: read,
	};
	return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
}

async function sourcesOf(figures: readonly ToolFigure[], read: Record<string, unknown>, others: McpBackend["sources"]) {
	const sources = z.array(Source).catch([]).parse(read.sources);
	const wanted = [...new Set(figures.map(({ sourceId }) => sourceId))];
	const missing = wanted.filter((id) => !sources.some((source) => source.id === id));
	const found = [...sources.filter(({ id }) => wanted.includes(id)), ...(await others(missing))];
	return found.map((source) => FigureSource.parse(source));
}

function refusalWords(status: number, problem: Record<string, unknown>): string {
	const { title = "Refused", detail = "" } = problem;
	const fields = JSON.stringify(problem.errors ?? problem.fields ?? []);
	return `${status} ${title}: ${detail}${fields === "[]" ? "" : ` ${fields}`}`;
}

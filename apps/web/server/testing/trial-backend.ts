import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";

export type TrialBackend = Awaited<ReturnType<typeof startTrialBackend>>;

export async function startTrialBackend({ port = 0 } = {}) {
	const followers = new Set<ServerResponse>();
	const state = { text: "first", mood: "well" as "well" | "failing" | "silent", requests: 0, lastKey: "" };
	const traces: Record<"id" | "traceparent", string | undefined>[] = [];

	const server = createServer((request, response) => {
		state.lastKey = request.headers.authorization ?? "";
		if (request.url === "/v1/changes") return follow(response);
		if (request.url === "/health/ready") return response.writeHead(state.mood === "well" ? 200 : 503).end();
		state.requests += 1;
		traces.push({ id: idsOf(request), traceparent: request.headers.traceparent?.toString() });
		if (state.mood === "silent") return undefined;
		if (state.mood === "failing") return response.writeHead(503).end();
		return response
			.writeHead(200, { "content-type": "application/json", [CACHE_TAG_HEADER]: "college:1 colleges" })
			.end(JSON.stringify({ text: state.text, asked: request.url }));
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

	function follow(response: ServerResponse): void {
		response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
		followers.add(response);
		response.on("close", () => followers.delete(response));
	}

	return {
		url: `http://127.0.0.1:${toPort(server.address())}`,
		port: toPort(server.address()),
		state,
		traces,
		followers: () => followers.size,
		send: (text: string) => {
			for (const follower of followers) follower.write(text);
		},
		change: (tags: readonly string[]) => {
			for (const follower of followers) follower.write(`event: change\ndata: ${JSON.stringify({ tags })}\n\n`);
		},
		hangUp: () => {
			for (const follower of followers) follower.destroy();
		},
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}

function idsOf({ rawHeaders }: IncomingMessage): string | undefined {
	const ids = rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === "x-request-id" && at % 2 === 1);
	return ids.length === 0 ? undefined : ids.join(" ");
}

function toPort(address: AddressInfo | string | null): number {
	if (address === null || typeof address === "string") throw new Error("the trial backend listens on no port");
	return address.port;
}

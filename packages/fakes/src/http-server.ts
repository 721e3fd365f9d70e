import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";

export type Listening = { url: string; close: () => Promise<void> };

export async function listen(listener: RequestListener): Promise<Listening> {
	const server = createServer(listener).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (typeof address !== "object" || address === null) throw new Error("The server has no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString("utf8");
}

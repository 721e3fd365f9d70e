import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type SlowLine = { url: string; close: () => Promise<void> };

export async function openSlowLine(url: string, lateMs: number): Promise<SlowLine> {
	const { hostname, port } = new URL(url);
	const open = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(Number(port), hostname);
		for (const [from, into] of [
			[near, far],
			[far, near],
		] as const) {
			open.add(from);
			from.on("error", () => into.destroy());
			from.on("close", () => open.delete(from));
			from.on("data", (chunk) => setTimeout(() => into.write(chunk), lateMs));
			from.on("end", () => setTimeout(() => into.end(), lateMs));
		}
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The line has no port");
	const ours = new URL(url);
	ours.host = `127.0.0.1:${address.port}`;
	return {
		url: ours.href,
		async close() {
			for (const socket of open) socket.destroy();
			server.close();
			await once(server, "close");
		},
	};
}

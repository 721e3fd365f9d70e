import { createServer } from "node:net";

const LOOPBACK = "127.0.0.1";
const TRIES = 50;

/** The wanted port if free, else the next free one, else any. `taken` ports are reserved already. */
export async function freePort(wanted: number, taken: readonly number[] = []): Promise<number> {
	for (let port = wanted; port < Math.min(wanted + TRIES, 65_536); port++) {
		if (!taken.includes(port) && (await isFree(port, LOOPBACK)) && (await isFree(port, undefined))) return port;
	}
	return anyPort();
}

function isFree(port: number, host: string | undefined): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
	});
}

function anyPort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen({ port: 0, host: LOOPBACK }, () => {
			const address = server.address();
			const port = typeof address === "object" && address !== null ? address.port : 0;
			server.close(() => resolve(port));
		});
	});
}

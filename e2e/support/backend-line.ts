import { connect, createServer, type Socket } from "node:net";

export type BackendLine = {
	address: string;
	/** From now on nobody answers there, until it is mended. */
	cut: () => void;
	mend: () => void;
	stop: () => Promise<void>;
};

/** A line to the running backend that can be cut, for a web program of its own. */
export async function startBackendLine(): Promise<BackendLine> {
	const backend = new URL(process.env.BACKEND_URL ?? "");
	const open = new Set<Socket>();
	let isCut = false;
	const server = createServer((near) => {
		if (isCut) return void near.destroy();
		const far = connect(Number(backend.port), backend.hostname);
		for (const [end, other] of [[near, far] as const, [far, near] as const]) {
			open.add(end);
			end.on("error", () => undefined);
			end.on("close", () => {
				open.delete(end);
				other.destroy();
			});
			end.pipe(other);
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const listening = server.address();
	if (listening === null || typeof listening === "string") throw new Error("The line has no port.");
	const endAll = () => {
		for (const end of open) end.destroy();
	};
	return {
		address: `http://127.0.0.1:${listening.port}`,
		cut: () => {
			isCut = true;
			endAll();
		},
		mend: () => {
			isCut = false;
		},
		stop: () => {
			endAll();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

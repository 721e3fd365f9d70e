import { fastify } from "fastify";
import { endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

const PORT = 3_700;

export async function startBareServer(page: Buffer): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
	const url = `http://127.0.0.1:${await freePort(PORT)}/`;
	const env = { ...process.env, BARE_URL: url, BARE_PAGE: page.toString("base64") };
	const listening = Promise.withResolvers<void>();
	const child = startChild({
		name: "bare Fastify",
		file: process.execPath,
		args: [import.meta.filename],
		env,
		onLine: () => listening.resolve(),
	});
	await Promise.race([listening.promise, child.exited]);
	if (child.hasExited()) throw new Error(`The bare Fastify does not answer: ${child.lastLines().join(" ")}`);
	return { url, pid: child.pid, stop: () => endChild(child, ["SIGTERM", "SIGKILL"], 3_000) };
}

if (import.meta.main) {
	const { BARE_URL = "", BARE_PAGE = "" } = process.env;
	const body = Buffer.from(BARE_PAGE, "base64");
	const app = fastify();
	app.get("/", (_request, reply) =>
		reply.header("content-type", "text/html; charset=utf-8").header("content-encoding", "br").send(body),
	);
	const { hostname: host, port } = new URL(BARE_URL);
	process.stdout.write(`${await app.listen({ host, port: Number(port) })}\n`);
}

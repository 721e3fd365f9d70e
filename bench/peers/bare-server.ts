import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fastify } from "fastify";

/** `node bench/peers/bare-server.ts <folder> <port>`: Fastify that gives out the files `page` and `data` of a folder from memory, and nothing else. */
const [folder = "", port = ""] = process.argv.slice(2);
const app = fastify();
for (const name of ["page", "data"]) {
	const body = readFileSync(join(folder, name));
	app.get(`/${name}`, (_request, reply) =>
		reply.header("content-type", "text/html; charset=utf-8").header("content-encoding", "br").send(body),
	);
}
await app.listen({ port: Number(port), host: "127.0.0.1" });
process.once("SIGTERM", () => process.exit(0));

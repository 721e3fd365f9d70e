import { createServer, type Server } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "#scripts/system/ports.ts";

function occupy(port: number, host: string): Promise<Server> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen({ port, host }, () => resolve(server));
	});
}

test.each(["127.0.0.1", "0.0.0.0"])("a port in use on %s gives a later one", async (host) => {
	const wanted = await freePort(45_000);
	const server = await occupy(wanted, host);
	expect(await freePort(wanted)).toBeGreaterThan(wanted);
	server.close();
});

test("a reserved port is not given again", async () => {
	const first = await freePort(46_000);
	expect(await freePort(first, [first])).toBeGreaterThan(first);
});

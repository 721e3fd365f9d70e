import type { FastifyInstance } from "fastify";
import { sendPlainPage } from "#server/pages/plain-page.ts";

type Backend = { url: string; key: string };

/** `/data/rankings.csv`: a whole table, passed on as the backend sends it, however large. */
export function registerDownloads(app: FastifyInstance, { url, key }: Backend): void {
	app.get<{ Params: { table: string; format: string } }>("/data/:table.:format(^csv|json$)", async (request, reply) => {
		const { table, format } = request.params;
		const leaving = new AbortController();
		reply.raw.once("close", () => leaving.abort());
		const address = `${url}/v1/data/${encodeURIComponent(table)}.${encodeURIComponent(format)}`;
		const answer = await fetch(address, {
			headers: { authorization: `Bearer ${key}` },
			signal: leaving.signal,
		}).catch((error: unknown) => {
			request.log.error({ err: error, table }, "a table could not be passed on");
			return undefined;
		});
		if (answer === undefined || answer.status >= 500) return sendPlainPage(reply, 503);
		if (!answer.ok || answer.body === null) return sendPlainPage(reply, 404);
		for (const name of ["content-type", "content-disposition"]) {
			const value = answer.headers.get(name);
			if (value !== null) reply.header(name, value);
		}
		return reply.send(answer.body);
	});
}

import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { askGraphql, type Query } from "./graphql-client.ts";

const EXAMS: Query<{ exams: readonly { slug: string }[] }, { most: number }> = { text: "query { exams { slug } }" };

/** What the client makes of a real server that answers like this. */
async function ask(answer: RequestListener) {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const listening = server.address();
	if (listening === null || typeof listening === "string") throw new Error("The server has no port.");
	const address = `http://127.0.0.1:${listening.port}/api/graphql`;
	return askGraphql(EXAMS, { most: 3 }, { address });
}

const answering = (status: number, body: string) =>
	ask((_request, reply) => reply.writeHead(status, { "content-type": "application/json" }).end(body));

test("a query goes out as a POST of JSON with its variables, and what it asked for comes back", async () => {
	const seen: string[] = [];
	const data = await ask((request, reply) => {
		let body = "";
		request.on("data", (part) => {
			body += part;
		});
		request.on("end", () => {
			seen.push(`${request.method} ${request.headers["content-type"]} ${body}`);
			reply.end('{"data":{"exams":[{"slug":"neet"}]}}');
		});
	});
	expect(data).toEqual({ exams: [{ slug: "neet" }] });
	expect(seen).toEqual(['POST application/json {"query":"query { exams { slug } }","variables":{"most":3}}']);
});

test.each([300, 304, 400, 403, 429, 500, 503])(
	`${spec("8.25")} status %i is a server error, whatever the body says`,
	async (status) => {
		const body = status === 304 ? "" : '{"data":{"exams":[]}}';
		await expect(answering(status, body)).rejects.toMatchObject({
			name: "ServerError",
			statusCode: status,
			result: status === 304 ? "" : { data: { exams: [] } },
		});
	},
);

test.each([200, 201, 299])(`${spec("8.25")} status %i is none`, async (status) => {
	expect(await answering(status, '{"data":{"exams":[]}}')).toEqual({ exams: [] });
});

test.each(["", "<!doctype html><h1>Sorry</h1>", '{"data":', "undefined"])(
	`${spec("8.26")} a body that is not JSON is a parse error: %j`,
	async (bodyText) => {
		await expect(answering(200, bodyText)).rejects.toMatchObject({
			name: "ServerParseError",
			statusCode: 200,
			bodyText,
		});
	},
);

test(`${spec("8.25", "8.26")} of a body that is not JSON, with status 500, the status is told`, async () => {
	await expect(answering(500, "<h1>Sorry</h1>")).rejects.toMatchObject({
		name: "ServerError",
		result: "<h1>Sorry</h1>",
	});
});

test("an answer in part is an error that says why, never half of what was asked", async () => {
	const body = '{"data":{"exams":null},"errors":[{"message":"The exams are away."},{"message":"Sorry."}]}';
	await expect(answering(200, body)).rejects.toMatchObject({
		name: "QueryError",
		message: "The exams are away. Sorry.",
	});
});

test.each(["null", "5", '"text"', "[]", "{}", '{"data":null}'])(
	"JSON that answers nothing is a server error: %s",
	async (body) => {
		await expect(answering(200, body)).rejects.toMatchObject({ name: "ServerError" });
	},
);

test("a service that cannot be reached is no answer at all", async () => {
	await expect(askGraphql(EXAMS, { most: 1 }, { address: "http://127.0.0.1:9/" })).rejects.toThrow(TypeError);
});

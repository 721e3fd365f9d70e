import { createServer, type RequestListener } from "node:http";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import {
	askGraphql,
	createQueryClient,
	type Query,
	QueryError,
	ServerError,
	waitBeforeRetry,
} from "./graphql-client.ts";

const EXAMS: Query<{ exams: readonly { slug: string }[] }, { most: number }> = { text: "query { exams { slug } }" };

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

test("a query is sent as a JSON POST with its variables, and returns the requested data", async () => {
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
	`${spec("8.25")} status %i is a server error, whatever the body contains`,
	async (status) => {
		const body = status === 304 ? "" : '{"data":{"exams":[]}}';
		await expect(answering(status, body)).rejects.toMatchObject({
			name: "ServerError",
			statusCode: status,
			result: status === 304 ? "" : { data: { exams: [] } },
		});
	},
);

test.each([200, 201, 299])(`${spec("8.25")} status %i is not a server error`, async (status) => {
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

test(`${spec("8.25", "8.26")} a non-JSON body with status 500 reports the status`, async () => {
	await expect(answering(500, "<h1>Sorry</h1>")).rejects.toMatchObject({
		name: "ServerError",
		result: "<h1>Sorry</h1>",
	});
});

test("a partial answer is an error with its reason, never half of the requested data", async () => {
	const body = '{"data":{"exams":null},"errors":[{"message":"The exams are away."},{"message":"Sorry."}]}';
	await expect(answering(200, body)).rejects.toMatchObject({
		name: "QueryError",
		message: "The exams are away. Sorry.",
	});
});

test.each(["null", "5", '"text"', "[]", "{}", '{"data":null}'])(
	"JSON without an answer is a server error: %s",
	async (body) => {
		await expect(answering(200, body)).rejects.toMatchObject({ name: "ServerError" });
	},
);

test("a service out of reach gives no answer at all", async () => {
	await expect(askGraphql(EXAMS, { most: 1 }, { address: "http://127.0.0.1:9/" })).rejects.toThrow(TypeError);
});

const FIVE_MINUTES_MS = 5 * 60_000;

let store: QueryClient;
beforeEach(() => {
	vi.useFakeTimers();
	store = createQueryClient();
});
afterEach(() => {
	store.clear();
	vi.useRealTimers();
});

function createSource(answer: (times: number) => Promise<string> = async (times) => `answer ${times}`) {
	const source = { times: 0, ask: () => store.fetchQuery({ queryKey: ["colleges", "iit"], queryFn }) };
	const queryFn = () => {
		source.times += 1;
		return answer(source.times);
	};
	return { source, queryFn };
}

test(`${spec("9.54")} a cached answer is returned without a new request`, async () => {
	const { source } = createSource();
	expect(await source.ask()).toBe("answer 1");
	await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1_000);
	expect(await source.ask()).toBe("answer 1");
	expect(source.times).toBe(1);
});

test(`${spec("9.55")} parallel identical questions share one request`, async () => {
	const { source } = createSource(async () => new Promise((resolve) => setTimeout(() => resolve("late"), 500)));
	const all = Promise.all([source.ask(), source.ask(), source.ask()]);
	await vi.advanceTimersByTimeAsync(500);
	expect(await all).toEqual(["late", "late", "late"]);
	expect(source.times).toBe(1);
});

test(`${spec("9.56")} an answer is requested again after five minutes, and an unused one is forgotten`, async () => {
	const { source, queryFn } = createSource();
	const leave = new QueryObserver(store, { queryKey: ["colleges", "iit"], queryFn }).subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS + 1);
	expect(await source.ask()).toBe("answer 2");
	leave();
	await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1_000);
	expect(store.getQueryData(["colleges", "iit"])).toBe("answer 2");
	await vi.advanceTimersByTimeAsync(2_000);
	expect(store.getQueryData(["colleges", "iit"])).toBeUndefined();
});

test(`${spec("9.57", "9.58")} a failure is retried after 1, 2 and 4 seconds, and then reported`, async () => {
	const begun: number[] = [];
	const start = Date.now();
	const { source } = createSource(async () => {
		begun.push(Date.now() - start);
		throw new ServerError("away", 503, "");
	});
	const response = expect(source.ask()).rejects.toThrow("away");
	await vi.advanceTimersByTimeAsync(60_000);
	await response;
	expect(begun).toEqual([0, 1_000, 3_000, 7_000]);
});

test(`${spec("9.57")} an answer from a retry is returned`, async () => {
	const { source } = createSource(async (times) => {
		if (times < 4) throw new TypeError("Failed to fetch");
		return "at last";
	});
	const response = source.ask();
	await vi.advanceTimersByTimeAsync(7_000);
	expect(await response).toBe("at last");
});

test.each([
	["a refusal", new ServerError("no", 400, "")],
	["a query that cannot be answered", new QueryError("no such field")],
])("%s is not retried, because it would fail again", async (_what, error) => {
	const { source } = createSource(() => Promise.reject(error));
	await expect(source.ask()).rejects.toBe(error);
	expect(source.times).toBe(1);
});

test(`${spec("9.58", "9.59")} the wait doubles, up to thirty seconds`, () => {
	expect([0, 1, 2, 3, 4, 5, 6, 20, 2_000].map(waitBeforeRetry)).toEqual([
		1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000,
	]);
});

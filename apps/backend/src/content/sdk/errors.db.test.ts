import { once } from "node:events";
import { createServer } from "node:http";
import {
	aggregate,
	createDirectus,
	createItem,
	createItems,
	customEndpoint,
	deleteItem,
	deleteItems,
	readItem,
	readItems,
	readSingleton,
	rest,
	serverPing,
	updateItem,
	updateItems,
	updateSingleton,
} from "@directus/sdk";
import { expect, test } from "vitest";
import { errorReply, useSdk } from "#backend/content/sdk/client.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const sdk = useSdk();
/** Without a schema the client takes any name, as it does in plain JavaScript. */
const anyClient = (fetch = globalThis.fetch) => createDirectus(sdk.url(), { globals: { fetch } }).with(rest());
type Ask = (collection: string, key: string) => Promise<unknown>;

let requestCount = 0;
const client = () => {
	requestCount = 0;
	return anyClient((...request) => {
		requestCount++;
		return fetch(...request);
	});
};

const COMMANDS = {
	readItems: (collection) => client().request(readItems(collection)),
	readItem: (collection, key) => client().request(readItem(collection, key)),
	createItem: (collection) => client().request(createItem(collection, {})),
	createItems: (collection) => client().request(createItems(collection, [])),
	updateItem: (collection, key) => client().request(updateItem(collection, key, {})),
	updateItems: (collection) => client().request(updateItems(collection, [1], {})),
	deleteItem: (collection, key) => client().request(deleteItem(collection, key)),
	deleteItems: (collection) => client().request(deleteItems(collection, [1])),
	readSingleton: (collection) => client().request(readSingleton(collection)),
	updateSingleton: (collection) => client().request(updateSingleton(collection, {})),
	aggregate: (collection) => client().request(aggregate(collection, { aggregate: { count: "*" } })),
} as const satisfies Record<string, Ask>;

test(`${spec("8.30")} every command without a collection throws 'Collection cannot be empty' and sends no request`, async () => {
	for (const ask of Object.values<Ask>(COMMANDS)) {
		await expect(ask("", "1")).rejects.toThrow("Collection cannot be empty");
		expect(requestCount).toBe(0);
	}
});

test(`${spec("8.31")} a command for one item without its key throws 'Key cannot be empty' and sends no request`, async () => {
	for (const name of ["readItem", "updateItem", "deleteItem"] as const) {
		await expect(COMMANDS[name]("news", "")).rejects.toThrow("Key cannot be empty");
		expect(requestCount).toBe(0);
	}
});

test.each([
	[spec("8.32"), "readItems"],
	[spec("8.33"), "createItem"],
	[spec("8.34"), "updateItem"],
	[spec("8.35"), "readSingleton"],
] as const)(
	"%s %s of a core collection throws that it cannot be used for one, and asks nobody",
	async (_spec, name) => {
		const ask: Ask = COMMANDS[name];
		await expect(ask("directus_users", "1")).rejects.toThrow(`Cannot use ${name} for core collections`);
		expect(requestCount).toBe(0);
	},
);

test(`${spec("8.27")} a response with an errors list rejects with that list`, async () => {
	const rejected = anyClient().request(readItems("news", { filter: { no_such_field: { _eq: 1 } } }));
	await expect(rejected).rejects.toMatchObject({
		errors: [
			{
				message: expect.stringMatching(/./),
				extensions: { code: expect.stringMatching(/^(FORBIDDEN|INVALID_QUERY)$/) },
			},
		],
	});
});

test("an unknown collection and a hidden one are refused alike", async () => {
	const refusals = await Promise.all(
		["no_such_collection", "Lead"].map((name) =>
			anyClient()
				.request(readItems(name))
				.catch((error: unknown) => error),
		),
	);
	for (const refusal of refusals) {
		expect(refusal).toMatchObject({
			response: { status: 403 },
			errors: [{ extensions: { code: "FORBIDDEN" } }],
		});
	}
});

test("an unknown address rejects with ROUTE_NOT_FOUND", async () => {
	const response = anyClient().request(customEndpoint({ path: "/items/news/1/no/such/place", method: "GET" }));
	await expect(response).rejects.toMatchObject(errorReply("ROUTE_NOT_FOUND"));
});

test(`${spec("8.29")} an HTML response that is not OK rejects`, async () => {
	const form = customEndpoint({
		path: "/auth/password/reset",
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: "token=never-ours&password=a+password+of+theirs",
	});
	await expect(anyClient().request(form)).rejects.toMatchObject({
		errors: expect.stringContaining("<title>This link no longer works</title>"),
		response: { status: 403 },
	});
});

test(`${spec("8.28")} a text response that is not OK rejects, as from a proxy in front`, async () => {
	const proxy = createServer((_request, response) => {
		response.writeHead(502, { "content-type": "text/plain" }).end("Bad gateway");
	}).listen(0, "127.0.0.1");
	await once(proxy, "listening");
	const address = proxy.address();
	if (address === null || typeof address === "string") throw new Error("The proxy has no port");
	const client = createDirectus(`http://127.0.0.1:${address.port}`).with(rest());
	await expect(client.request(serverPing())).rejects.toMatchObject({
		errors: "Bad gateway",
		response: { status: 502 },
	});
	proxy.close();
});

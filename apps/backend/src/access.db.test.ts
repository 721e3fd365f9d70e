import { beforeAll, expect, test } from "vitest";
import { COLLECTIONS } from "#backend/content/collections.ts";
import { makeOpenFiles, openFilesFolder } from "#backend/facts/queries/open-files.ts";
import { CALLERS, type CallerName } from "#backend/testing/access/callers.ts";
import { requestsOfCollections } from "#backend/testing/access/collections.ts";
import { STAFF_REQUESTS } from "#backend/testing/access/staff.ts";
import { type AccessRow, readAccessTable } from "#backend/testing/access/table.ts";
import { VISITOR_REQUESTS } from "#backend/testing/access/visitors.ts";
import { createWorld, type World } from "#backend/testing/access/world.ts";
import { listOperations } from "#backend/testing/fuzz/openapi.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { useOwnDatabase } from "#backend/testing/own-database.ts";
import { PUBLIC_READS } from "#backend/testing/public-reads.ts";
import { useReviews } from "#backend/testing/reviews.ts";
import { sampled } from "../../../e2e/support/sampled.ts";

const url = useOwnDatabase("uchit_test_access");
const place = await useReviews({ DATABASE_URL: url });
useSeedGuides(place.backend);

/** Each day's run tries one in this many. */
const EVERY_NTH = 7;

const PREPARED = { ...VISITOR_REQUESTS, ...STAFF_REQUESTS, ...requestsOfCollections() };
const table = readAccessTable();
let world: World;

beforeAll(async () => {
	world = await createWorld(place);
	await makeOpenFiles({ url, folder: openFilesFolder(place.backend.env), tables: ["districts"] });
});

test("the table has rows for every documented route and every collection", async () => {
	// `/v1/changes` is a public stream that never ends.
	const documented = (await listOperations(place.backend.app)).filter(({ path }) => path !== "/v1/changes");
	const names = documented.flatMap(({ name }) => (name.includes("{collection}") ? ofCollections(name) : [name]));
	const known = new Set(table.map(({ route }) => route));
	expect(names.filter((name) => !known.has(name))).toEqual([]);
	expect(Object.keys(PREPARED).filter((name) => !known.has(name))).toEqual([]);
	const needsNone = (name: string) => /^GET [^{]+$/.test(name) || name.replace("GET ", "") in PUBLIC_READS;
	expect([...known].filter((name) => PREPARED[name] === undefined && !needsNone(name))).toEqual([]);
});

test.each(sampled(table, EVERY_NTH))("$route ($whose) is answered as the table says, whoever asks", async (row) => {
	const answered = new Map<CallerName, number>();
	for (const name of CALLERS) answered.set(name, await ask(row, name));
	expect(answered).toEqual(row.expected);
});

async function ask({ route, whose }: AccessRow, name: CallerName): Promise<number> {
	const who = world.caller(name);
	const { params = {}, query, body, raw, headers } = (await PREPARED[route]?.(world, { who, whose })) ?? {};
	const [method, path = ""] = route.split(" ");
	const [publicAddress] = (method === "GET" && PUBLIC_READS[path]) || [];
	const address =
		publicAddress ?? path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ""));
	const payload = raw ?? (body === undefined ? undefined : Object(body));
	const reply = await world.send1({
		method: methodOf(method),
		url: query === undefined ? address : `${address}?${query}`,
		headers: { ...who.headers, ...headers },
		...(payload !== undefined && { payload }),
	});
	return reply.statusCode;
}

function methodOf(method = "") {
	if (method === "POST" || method === "PUT" || method === "PATCH" || method === "DELETE") return method;
	return "GET";
}

function ofCollections(name: string): string[] {
	return [...COLLECTIONS.values()]
		.filter((collection) => !collection.name.startsWith("directus_"))
		.filter((collection) => !(collection.isSingleton && name.includes("{key}")))
		.map((collection) => name.replace("{collection}", collection.name));
}

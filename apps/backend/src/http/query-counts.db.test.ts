import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { makeOpenFiles, openFilesFolder } from "#backend/facts/queries/open-files.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { countQueries } from "#backend/testing/count-queries.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { PREDICT, PUBLIC_READS } from "#backend/testing/public-reads.ts";

const backend = useBackend();
useSeedGuides(backend);

const UNCOUNTED_ROUTES = /^\/v1\/(me(\/|$)|reports\/|changes$)/;

beforeAll(async () => {
	const { DATABASE_URL: url } = backend.env;
	await makeOpenFiles({ url, folder: openFilesFolder(backend.env), tables: ["districts"] });
	await backend.get("/v1/colleges");
	await backend.get(PREDICT);
});

const QUIETER = 5;

test.each(Object.entries(PUBLIC_READS))(
	"%s asks the database no more often than its page needs, one query at a time",
	async (_route, [address, most]) => {
		const count = () =>
			countQueries(backend.db, async () => {
				const reply = await backend.get(address);
				expect([reply.statusCode, reply.statusCode === 200 ? "" : reply.body]).toEqual([200, ""]);
			});
		// Changes made by parallel tests arrive here and trigger reads over the same pool, so one quiet request is enough.
		let seen = await count();
		for (let again = 0; again < QUIETER && seen.queries > most; again += 1) seen = await count();
		expect(seen.connectionsAtOnce).toBeLessThanOrEqual(1);
		expect(seen.queries).toBeLessThanOrEqual(most);
	},
);

const OpenApi = z.object({ paths: z.record(z.string(), z.object({ get: z.unknown().optional() })) });

test("every public read route has its limit in this list", async () => {
	const { paths } = await backend.read(OpenApi, "/docs/json");
	const routes = Object.entries(paths).flatMap(([route, { get }]) => (get === undefined ? [] : route));
	const read = routes.filter((route) => route.startsWith("/v1/") && !UNCOUNTED_ROUTES.test(route));
	expect(read.toSorted()).toEqual(Object.keys(PUBLIC_READS).toSorted());
});

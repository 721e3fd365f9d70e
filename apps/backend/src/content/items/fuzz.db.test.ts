import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { COLLECTIONS } from "#backend/content/collections.ts";
import { type Ask, newSlug, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { asAddress, queryOf } from "#backend/content/items/testing/random-items.ts";
import { searchDepth } from "#backend/testing/depth.ts";

const room = useNewsroom();
const secret = newSlug().replace("piece-", "hidden");
let callers: Ask[];

beforeAll(async () => {
	const editor = await room.as("editor");
	await room.article(editor, { title: secret, summary: secret, body: secret });
	callers = [room.reader, editor, await room.as("admin")];
});

/** Large fact tables are queried rarely, because counting them takes a second. */
const names = [...COLLECTIONS.keys()].filter((name) => !name.startsWith("directus_") && name !== "cutoffs");

test("no query causes a server error or returns data that the caller may not see", async () => {
	const depth = searchDepth(800);
	const statuses = new Map<number, number>();
	const arbitraryQuery = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), queryOf(name)));
	await fc.assert(
		fc.asyncProperty(
			arbitraryQuery,
			fc.constantFrom(0, 1, 2),
			fc.boolean(),
			async ([collection, parts], who, isJson) => {
				const reply = await (callers[who] ?? room.reader)("GET", `/items/${collection}?${asAddress(parts, isJson)}`);
				statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
				expect(reply.statusCode, reply.body).toBeLessThan(500);
				if (who === 0) expect(reply.body).not.toContain(secret);
			},
		),
		depth,
	);
	// If nearly all queries were refused, the property would show little.
	expect(statuses.get(200)).toBeGreaterThan(depth.numRuns / 40);
}, 120_000);

import { afterAll, beforeAll, expect, test } from "vitest";
import { copyFacts, type FactsCopy, LOAD_MS, SOURCES } from "#pipeline/testing/facts-copy.ts";

let facts: FactsCopy;

beforeAll(async () => {
	facts = await copyFacts("uchit_test_load_again");
}, LOAD_MS);

afterAll(() => facts.drop());

test("loading twice changes nothing", { timeout: LOAD_MS }, async () => {
	expect(await facts.load(SOURCES)).toEqual({});
});

import { type Suggestion, Suggestions } from "@uchit/contract/suggest.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

async function suggest(q: string): Promise<Suggestion[]> {
	return (await backend.read(Suggestions, `/v1/suggest?q=${encodeURIComponent(q)}`)).items;
}

test("a short form leads to its institution first", async () => {
	expect((await suggest("iit b"))[0]).toMatchObject({
		kind: "college",
		label: "Indian Institute of Technology Bombay",
	});
});

test("places, categories, degrees and exams stand among the institutions", async () => {
	expect((await suggest("pun")).slice(0, 3).map(({ kind }) => kind)).toContain("district");
	expect((await suggest("kera"))[0]).toMatchObject({ kind: "state", value: "kerala" });
	expect((await suggest("engin"))[0]).toMatchObject({ kind: "category", value: "1" });
	expect((await suggest("mbbs"))[0]).toMatchObject({ kind: "degree", value: "mbbs" });
	expect((await suggest("jee adv"))[0]).toMatchObject({ kind: "exam", value: "jee-advanced" });
});

test("there are at most eight, each once", async () => {
	for (const q of ["a", "delhi", "college", "nit"]) {
		const items = await suggest(q);
		expect(items.length).toBeLessThanOrEqual(8);
		expect(new Set(items.map(({ kind, value }) => `${kind} ${value}`)).size).toBe(items.length);
	}
});

test("nothing typed, or nothing that a name could hold, suggests nothing", async () => {
	expect(await suggest("")).toEqual([]);
	expect(await suggest("ஐஐடி")).toEqual([]);
});

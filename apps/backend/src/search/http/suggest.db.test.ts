import { type Suggestion, Suggestions } from "@uchit/contract/suggest.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
const { exams } = useSeedGuides(backend);

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

test("a course is found by what people call it, also where its list has a shorter name", async () => {
	const called = [
		["business admin", "management"],
		["machine learn", "artificial-intelligence"],
		["cse", "computer-science"],
		["aeronaut", "aerospace"],
	];
	for (const [q = "", value] of called)
		expect(await suggest(q), q).toContainEqual(expect.objectContaining({ kind: "course", value }));
});

test("an exam leads to its page by its short name, and by every name that it has or had", async () => {
	for (const { slug, shortName, otherNames } of exams) {
		expect((await suggest(shortName))[0], shortName).toMatchObject({ kind: "exam", label: shortName });
		for (const q of [shortName, ...otherNames]) {
			expect(await suggest(q), q).toContainEqual(expect.objectContaining({ kind: "exam", value: slug }));
		}
	}
	expect((await suggest("AIIMS PG"))[0]).toMatchObject({ kind: "exam", value: "aiims-pg" });
	expect((await suggest("नीट"))[0]).toMatchObject({ kind: "exam", value: "neet" });
});

test("a few letters mean no exam by a name that it had once, nor one that only sounds so", async () => {
	for (const q of ["iit", "nit"]) {
		const found = (await suggest(q)).filter(({ kind, label }) => kind === "exam" && !label.toLowerCase().startsWith(q));
		expect(found, q).toEqual([]);
	}
});

test("a country leads to its page", async () => {
	expect((await suggest("germ"))[0]).toMatchObject({ kind: "country", value: "germany", label: "Germany" });
	expect((await suggest("जर्मनी"))[0]).toMatchObject({ kind: "country", value: "germany" });
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

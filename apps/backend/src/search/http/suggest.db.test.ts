import { type Suggestion, Suggestions } from "@uchit/contract/suggest.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
const { exams } = useSeedGuides(backend);

async function suggest(q: string): Promise<Suggestion[]> {
	return (await backend.read(Suggestions, `/v1/suggest?q=${encodeURIComponent(q)}`)).items;
}

test("a short form suggests its institution first", async () => {
	expect((await suggest("iit b"))[0]).toMatchObject({
		kind: "college",
		label: "Indian Institute of Technology Bombay",
	});
});

test("places, categories, degrees and exams appear among the institutions", async () => {
	expect((await suggest("pun")).slice(0, 3).map(({ kind }) => kind)).toContain("district");
	expect((await suggest("kera"))[0]).toMatchObject({ kind: "state", value: "kerala" });
	expect((await suggest("engin"))[0]).toMatchObject({ kind: "category", value: "1" });
	expect((await suggest("mbbs"))[0]).toMatchObject({ kind: "degree", value: "mbbs" });
	expect((await suggest("jee adv"))[0]).toMatchObject({ kind: "exam", value: "jee-advanced" });
});

test("a course is found by its everyday name, even when its list has a shorter one", async () => {
	const called = [
		["business admin", "management"],
		["machine learn", "artificial-intelligence"],
		["cse", "computer-science"],
		["aeronaut", "aerospace"],
	];
	for (const [q = "", value] of called)
		expect(await suggest(q), q).toContainEqual(expect.objectContaining({ kind: "course", value }));
});

test("an exam's short name and all its present and former names lead to its page", async () => {
	for (const { slug, shortName, otherNames } of exams) {
		expect((await suggest(shortName))[0], shortName).toMatchObject({ kind: "exam", label: shortName });
		for (const q of [shortName, ...otherNames]) {
			expect(await suggest(q), q).toContainEqual(expect.objectContaining({ kind: "exam", value: slug }));
		}
	}
	expect((await suggest("AIIMS PG"))[0]).toMatchObject({ kind: "exam", value: "aiims-pg" });
	expect((await suggest("नीट"))[0]).toMatchObject({ kind: "exam", value: "neet" });
});

test("a few letters suggest no exam by a former name or by a similar sound", async () => {
	for (const q of ["iit", "nit"]) {
		const found = (await suggest(q)).filter(({ kind, label }) => kind === "exam" && !label.toLowerCase().startsWith(q));
		expect(found, q).toEqual([]);
	}
});

test("an institution called by the typed letters comes before an exam that begins with them", async () => {
	for (const q of ["vit", "vit vell"])
		expect((await suggest(q))[0], q).toMatchObject({ kind: "college", label: expect.stringMatching(/^Vellore|^VIT/) });
});

test("a country leads to its page", async () => {
	expect((await suggest("germ"))[0]).toMatchObject({ kind: "country", value: "germany", label: "Germany" });
	expect((await suggest("जर्मनी"))[0]).toMatchObject({ kind: "country", value: "germany" });
});

test("at most eight suggestions appear, each once", async () => {
	for (const q of ["a", "delhi", "college", "nit"]) {
		const items = await suggest(q);
		expect(items.length).toBeLessThanOrEqual(8);
		expect(new Set(items.map(({ kind, value }) => `${kind} ${value}`)).size).toBe(items.length);
	}
});

test("empty input, or input that no name could contain, gives no suggestions", async () => {
	expect(await suggest("")).toEqual([]);
	expect(await suggest("ஐஐடி")).toEqual([]);
});

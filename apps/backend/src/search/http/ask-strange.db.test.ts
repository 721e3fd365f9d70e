import { Answer } from "@uchit/contract/answer.ts";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";

const backend = useBackend();
useSeedGuides(backend);

const ask = (q: string): Promise<Answer> => backend.read(Answer, `/v1/ask?${new URLSearchParams({ q })}`);

test.each([
	["JELET form", "exam", "jelet"],
	["NORCET 2026", "exam", "norcet"],
	["VITREE exam date", "exam", "vitree"],
	["CUET lateral entry", "exam", "cuet lateral entry"],
	["CET-B.Ed form", "exam", "cet b ed"],
	["gandhi hindi vidyapith allahabad fake", "institution", "gandhi hindi vidyapith allahabad"],
	["world institute of technology safidabad gurgaon fake", "institution", "institute of technology safidabad gurgaon"],
	["vocational university delhi ugc approved", "institution", "vocational university delhi"],
	["xyz engineering college delhi aicte approved", "institution", "xyz engineering college delhi"],
	["sunrise group of institutions patna fake", "institution", "sunrise group of institutions patna"],
	["fees of allen polytechnic", "institution", "allen polytechnic"],
	["Quillmont College of Pharmacy Nagpur fees", "institution", "quillmont college of pharmacy nagpur"],
])("in “%s” the %s %s is reported as unknown, and no other college is shown in its place", async (q, kind, words) => {
	const { unknown, colleges, card } = await ask(q);
	expect(unknown).toMatchObject([{ kind, words }]);
	expect(colleges).toEqual([]);
	expect(card).toBeUndefined();
});

test("a doubted name with the wrong town is unknown, and institutions of that name are suggested", async () => {
	const { unknown, card } = await ask("is shobhit university meerut real");
	expect(unknown).toMatchObject([{ words: "shobhit university meerut", isDoubted: true }]);
	expect(card).toBeUndefined();
});

test("a partial name in a question about fakes gets suggestions, and whole names and short forms are known", async () => {
	const { unknown, colleges } = await ask("Is Maharishi Mahesh Yogi university fake?");
	expect(unknown[0]).toMatchObject({
		isDoubted: true,
		like: [{ label: "Maharishi Mahesh Yogi Vedic Vishwavidyalaya" }],
	});
	expect(colleges).toEqual([]);
	for (const q of ["is lpu fake", "kya amity university fake hai"]) {
		expect((await ask(q)).unknown, q).toEqual([]);
		expect((await ask(q)).card?.kind, q).toBe("recognition");
	}
});

test("a unit after a number is read as a unit, and an open form is not read as the open category", async () => {
	const { list, entities } = await ask("engineering colleges within 20 km of pune");
	expect(list).toMatchObject({ facets: { category: ["1"] }, near: "Pune, Maharashtra" });
	expect(entities).toEqual([]);
	expect((await ask("km college delhi")).colleges[0]?.name).toBe("Kirori Mal College");
	expect((await ask("which forms are open now")).bounds.seatCategory).toBeUndefined();
	expect((await ask("nit trichy cse open category cutoff")).bounds.seatCategory).toBe("open");
});

test("a short name with one wrong letter is no institution where its genuineness is doubted", async () => {
	const { card, colleges, unknown } = await ask("is IIPM university real");
	expect([card, colleges]).toEqual([undefined, []]);
	expect(unknown).toMatchObject([{ kind: "institution", words: "iipm university", isDoubted: true }]);
});

test.each([
	["data science online degree iit madras fees", { kind: "not-held", intent: "fee" }],
	["sharda university engineering placement", { kind: "not-held", intent: "placement", others: true }],
	["aiq vs state quota in neet", { kind: "definition", term: "all-india-quota" }],
	["girls reservation in nit supernumerary", { kind: "definition", term: "supernumerary-seat" }],
	["ragging in college complaint number", { kind: "tool", tool: "ragging" }],
	["jee main 10000 rank iit bombay", { kind: "predict", kinds: ["iit"] }],
	["jee advanced pwd rank 300 iit", { kind: "predict", isPwd: true, isOwnRank: true }],
	["34 saal ki umar me graduation puri karni hai ignou", { kind: "after", section: "too-old" }],
	["meri beti 10th me fail ho gayi", { kind: "after", section: "failed-10" }],
	["व्हील चेयर", { kind: "after", section: "disability" }],
])("“%s” is answered about what it says: %j", async (q, card) => {
	expect((await ask(q)).card).toMatchObject(card);
});

test("B.Sc with a subject lists colleges of B.Sc, and says that the subject is not applied", async () => {
	const { colleges, readings } = await ask("bsc computer science colleges in coimbatore");
	expect(readings.find(({ kind }) => kind === "course")?.notApplied).toBe("no-source");
	expect(colleges.map(({ slug }) => slug)).not.toContain("coimbatore-institute-of-technology");
});

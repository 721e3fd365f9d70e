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
])("of “%s” the %s %s is said not to be known, and nobody is shown in its place", async (q, kind, words) => {
	const { unknown, colleges, card } = await ask(q);
	expect(unknown).toMatchObject([{ kind, words }]);
	expect(colleges).toEqual([]);
	expect(card).toBeUndefined();
});

test("a doubted name with a town that is not its own is nobody that we know, and those of the name are asked back", async () => {
	const { unknown, card } = await ask("is shobhit university meerut real");
	expect(unknown).toMatchObject([{ words: "shobhit university meerut", isDoubted: true }]);
	expect(card).toBeUndefined();
});

test("a part of a name is asked back of who may be fake; whole names and short forms are known", async () => {
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

test("a unit behind a number is a unit, and a form that is open is no category", async () => {
	const { list, entities } = await ask("engineering colleges within 20 km of pune");
	expect(list).toMatchObject({ facets: { category: ["1"] }, near: "Pune, Maharashtra" });
	expect(entities).toEqual([]);
	expect((await ask("km college delhi")).colleges[0]?.name).toBe("Kirori Mal College");
	expect((await ask("which forms are open now")).bounds.seatCategory).toBeUndefined();
	expect((await ask("nit trichy cse open category cutoff")).bounds.seatCategory).toBe("open");
});

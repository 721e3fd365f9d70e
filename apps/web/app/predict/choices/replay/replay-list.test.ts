import type { Replay } from "@uchit/contract/predict-replay.ts";
import { describe, expect, test } from "vitest";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { Choice } from "../choices.ts";
import { choicesOfExam, isSameList, personOf, toSentList } from "./replay-list.ts";
import { roundLines, summaryWords } from "./replay-words.ts";

const t = await translateFor("en");

function choice(programme: string, rest: Partial<Choice> = {}): Choice {
	return {
		...{ key: `${programme}${rest.seatType}`, exam: "jee-mains", authority: "JoSAA", rankSpace: "jee-main-crl" },
		...{ isScore: false, asked: 45_000, college: { slug: "nit-goa", name: "NIT Goa" }, programme, quota: "OS" },
		...{ seatType: "OPEN", gender: "Gender-Neutral", years: [] },
		...rest,
	};
}
const OBC = { rankSpace: "jee-main-category", seatType: "OBC-NCL", asked: 13_500 } as const;
const LIST = [
	choice("Civil"),
	choice("Civil", OBC),
	choice("Physics", { exam: "jee-advanced", rankSpace: "jee-advanced-crl" }),
	choice("Mechanical", OBC),
];
const EXAM = {
	exam: "jee-mains",
	lists: [
		{ ...{ rankSpace: "jee-main-crl", figure: "rank", apart: false }, ofCategory: false, categories: [] },
		{ ...{ rankSpace: "jee-main-category", figure: "rank", apart: false }, ofCategory: true, categories: [] },
	],
} satisfies Parameters<typeof personOf>[1];

describe("a replayed list", () => {
	test("has the choices of one exam with their place on the whole list; two pools of a seat are one choice", () => {
		expect(choicesOfExam(LIST, "jee-mains").map(({ place, choice: { programme } }) => [place, programme])).toEqual([
			[1, "Civil"],
			[4, "Mechanical"],
		]);
		expect(choicesOfExam(LIST, "jee-mains").map(({ also }) => also)).toEqual([[2], []]);
		expect(choicesOfExam(LIST, "kcet")).toEqual([]);
	});

	test("changes when a choice is moved or removed, and otherwise stays the same", () => {
		const sent = choicesOfExam(LIST, "jee-mains");
		const [civil, obc, physics, mechanical] = LIST;
		if (!civil || !obc || !physics || !mechanical) throw new Error("The list is shorter.");
		expect(isSameList(sent, choicesOfExam([...LIST], "jee-mains"))).toBe(true);
		expect(isSameList(sent, choicesOfExam([mechanical, civil, obc, physics], "jee-mains"))).toBe(false);
		expect(isSameList(sent, choicesOfExam([civil], "jee-mains"))).toBe(false);
	});

	test("names the ranks and the category by which its seats were judged", () => {
		expect(personOf(LIST, EXAM)).toEqual({
			...{ common: "45000", rank: "13500", category: "OBC-NCL", rankSpace: "jee-main-crl" },
		});
		expect(personOf([choice("Civil")], EXAM)).toMatchObject({ common: "45000", rank: "", category: "OPEN" });
	});

	test("reads only the filled-in fields of the form", () => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ common: " 45,000 ", rank: "", category: "OPEN", decision: "slide" }))
			form.set(name, value);
		const { body, sent } = toSentList("jee-mains", form, choicesOfExam(LIST, "jee-mains"));
		expect(JSON.parse(JSON.stringify(body))).toEqual({
			...{ exam: "jee-mains", common: "45,000", category: "OPEN", decision: "slide" },
			choices: ["Civil", "Mechanical"].map((programme) => ({ college: "nit-goa", programme, quota: "OS" })),
		});
		expect(sent.map(({ place }) => place)).toEqual([1, 4]);
	});
});

describe("the words for a replay", () => {
	const sent = choicesOfExam(LIST, "jee-mains");
	const seat = (place: number) => ({
		...{ choice: place, college: "nit-goa", programme: "", quota: "OS", seatType: "OPEN", gender: "" },
		...{ closingRank: 50_000, sourceId: "josaa" },
	});
	const year = (number: number, place?: number): Replay["years"][number] => ({
		...{ year: number, authority: "JoSAA", rounds: [] },
		end: place === undefined ? undefined : seat(place),
	});

	test("name every result with its number of years, the highest choice first, and the years without a seat", () => {
		const years = [year(2021), year(2022, 1), year(2023, 0), year(2024, 1), year(2025, 1)];
		expect(summaryWords(t, { years }, sent)).toBe(
			"In 5 years: choice 1 (Civil, NIT Goa) once; choice 4 (Mechanical, NIT Goa) 3 times; nothing once (2021).",
		);
		expect(summaryWords(t, { years: [year(2026)] }, sent)).toBe("In 1 year: nothing once (2026).");
	});

	test("use the spoken names of institutes", () => {
		const named = (name: string) =>
			choicesOfExam([choice(name, { college: { slug: name, name } })], "jee-mains").map((placed) =>
				summaryWords(t, { years: [year(2025, 0)] }, [placed]),
			);
		expect(named("Malaviya National Institute of Technology Jaipur")[0]).toContain(", Malaviya NIT Jaipur)");
		expect(named("Indian Institute of Information Technology Una")[0]).toContain(", IIIT Una)");
		expect(named("Indian Institute of Engineering Science")[0]).toContain(", Indian Institute of Engineering Science)");
	});

	test("number the choices as the list does", () => {
		const rounds = [{ round: 1 }, { round: 2 }, { round: 3, seat: seat(1) }];
		expect(roundLines(t, rounds, sent)).toEqual(["1–2: none", "3: choice 4"]);
	});
});

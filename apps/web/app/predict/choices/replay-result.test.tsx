import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import type { Replay } from "@uchit/contract/predict-replay.ts";
import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import type { Choice } from "./choices.ts";
import { choicesOfExam } from "./replay-list.ts";
import { ReplayResult } from "./replay-result.tsx";
import { ReplaySection } from "./replay-section.tsx";

const choice = (programme: string): Choice => ({
	...{ key: programme, exam: "jee-mains", authority: "JoSAA", rankSpace: "jee-main-crl", isScore: false },
	...{ asked: 45_000, college: { slug: "nit-goa", name: "NIT Goa" }, programme, quota: "OS" },
	...{ seatType: "OPEN", gender: "Gender-Neutral", years: [] },
});
const LIST = ["Civil", "Physics", "Mechanical"].map(choice);
const EXAM: PredictExam = {
	...{ exam: "jee-mains", authority: "JoSAA", years: [2024, 2025], homeState: "asked", namesList: false },
	...{ others: [], hasBothRanks: true, quotas: [], marksToRank: [], sources: [] },
	lists: [
		{
			...{ rankSpace: "jee-main-crl", figure: "rank", apart: false, ofCategory: false },
			categories: [
				{
					...{ value: "OPEN", socialCategory: "open", pwd: false, pools: ["all-india"] },
					genders: ["Gender-Neutral", "Female-only (including Supernumerary)"],
				},
			],
		},
	],
};
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("the answer has each year's end and rounds, and names what was never reached or not there", () => {
	const seat = {
		...{ choice: 2, college: "nit-goa", programme: "Mechanical", quota: "OS", seatType: "OPEN" },
		...{ gender: "Gender-Neutral", closingRank: 45_100, sourceId: "josaa-2025" },
	};
	const replay: Replay = {
		years: [
			{ year: 2024, authority: "JoSAA", rounds: [{ round: 1 }] },
			{ year: 2025, authority: "JoSAA", rounds: [{ round: 1 }, { round: 2, seat }], end: seat },
		],
		notes: [{ code: "rank-missing", years: [] }],
		never: [0],
		skipped: [{ choice: 1, years: [2024] }],
		sources: [],
	};
	const text = words(renderPart(<ReplayResult replay={replay} sent={choicesOfExam(LIST, "jee-mains")} />));
	expect(text).toContain("In 2 years: Mechanical, NIT Goa once; nothing once (2024).");
	expect(text).toContain("This is what would have happened, not what will.");
	expect(text).toContain("Choice 3: Mechanical, NIT Goa");
	expect(text).toContain("Closing rank 45,100. OPEN");
	expect(text).toMatch(/1: none 2: choice 3/);
	expect(text).toContain("Choice 1 was never reached: Civil, NIT Goa");
	expect(text).toContain("Choice 2, Physics, NIT Goa: not in 2024");
	expect(text).toContain("You gave no category rank");
	expect(text).not.toMatch(/%|chance/i);
});

test("of no year there is neither sentence nor table, and the note says why", () => {
	const notes: Replay["notes"] = [{ code: "no-figures", years: [2018] }];
	const replay: Replay = { years: [], notes, never: [], skipped: [], sources: [] };
	const html = renderPart(<ReplayResult replay={replay} sent={choicesOfExam(LIST, "jee-mains")} />);
	expect(html).not.toContain("<table");
	expect(words(html)).not.toContain("In 0 years");
	expect(words(html)).toContain("Left out: 2018.");
});

test("the form is filled with what the list says, and stands below no list whose rounds we lack", () => {
	const exams = { items: [EXAM], states: [{ slug: "goa", name: "Goa" }] };
	const html = renderPart(<ReplaySection choices={LIST} exams={exams} />);
	expect(words(html)).toContain("Live this list through 2 years of JoSAA");
	expect(html).toMatch(/name="common"[^>]*value="45000"|value="45000"[^>]*name="common"/);
	expect(html).toContain('<option value="OPEN" selected="">OPEN</option>');
	expect(html.match(/type="radio"/g)).toHaveLength(3);
	expect(renderPart(<ReplaySection choices={LIST} exams={{ ...exams, items: [] }} />)).toBe("");
});

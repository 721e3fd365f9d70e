import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import type { Replay, ReplayBody } from "@uchit/contract/predict-replay.ts";
import type { ListCheck } from "@uchit/predictor/replay-check.ts";
import { expect, test } from "vitest";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import type { Choice } from "../choices.ts";
import { CompareTable } from "./compare-table.tsx";
import { choicesOfExam, toReplayChoices } from "./replay-list.ts";
import { ReplayResult } from "./replay-result.tsx";
import { ReplaySection } from "./replay-section.tsx";
import type { ReplayOutcome } from "./use-replay.ts";
import { changeWords } from "./what-if-words.ts";

const t = await translateFor("en");
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
const NO_CHECK: ListCheck = { movedUp: [], shut: [], swaps: [], empty: { years: [], open: [] }, sources: [] };
function livedOf(replay: Replay, check: Partial<ListCheck> = {}): ReplayOutcome {
	const sent = choicesOfExam(LIST, "jee-mains");
	const body = { exam: "jee-mains", category: "OPEN", decision: "float", choices: toReplayChoices(sent) } as const;
	return { replay, check: { ...NO_CHECK, ...check }, list: { sent, body } };
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("the answer shows each year's result and rounds, and names choices never reached or not offered", () => {
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
	const text = words(renderPart(<ReplayResult lived={livedOf(replay)} />));
	expect(text).toContain("In 2 years: choice 3 (Mechanical, NIT Goa) once; nothing once (2024).");
	expect(text).toContain("This is what would have happened, not what will.");
	expect(text).toContain("Choice 3: Mechanical, NIT Goa");
	expect(text).toContain("Closing rank 45,100. General (OPEN)");
	expect(text).toMatch(/1: none 2: choice 3/);
	// Some pools were not judged, so no choice is known to be unreachable.
	expect(text).not.toContain("never came");
	const whole = words(renderPart(<ReplayResult lived={livedOf({ ...replay, notes: [] })} />));
	expect(whole).toContain("Choice 1 never came: Civil, NIT Goa");
	expect(text).toContain("Choice 2, Physics, NIT Goa: not in 2024");
	expect(text).toContain("Add your category rank");
	expect(text).not.toMatch(/%|chance/i);
});

test("without any year the answer has neither sentence nor table, and a note gives the reason", () => {
	const notes: Replay["notes"] = [{ code: "no-figures", years: [2018] }];
	const replay: Replay = { years: [], notes, never: [], skipped: [], sources: [] };
	const html = renderPart(<ReplayResult lived={livedOf(replay)} />);
	expect(html).not.toContain("<table");
	expect(words(html)).not.toContain("In 0 years");
	expect(words(html)).toContain("Left out: 2018.");
});

test("the list prefills the form, which is absent below a list whose rounds we lack", () => {
	const exams = { items: [EXAM], states: [{ slug: "goa", name: "Goa" }] };
	const html = renderPart(<ReplaySection choices={LIST} exams={exams} />);
	expect(words(html)).toContain("Try this list on 2 earlier years of JoSAA");
	expect(html).toMatch(/name="common"[^>]*value="45000"|value="45000"[^>]*name="common"/);
	expect(html).toContain('<option value="OPEN" selected="">OPEN</option>');
	expect(html.match(/type="radio"/g)).toHaveLength(3);
	expect(renderPart(<ReplaySection choices={LIST} exams={{ ...exams, items: [] }} />)).toBe("");
});

const seatOf = (choice: number) => ({
	...{ choice, college: "nit-goa", programme: LIST[choice]?.programme ?? "", quota: "OS", seatType: "OPEN" },
	...{ gender: "Gender-Neutral", closingRank: 45_100, sourceId: "josaa-2025" },
});
const yearOf = (year: number, choice?: number): Replay["years"][number] => {
	const seat = choice === undefined ? undefined : seatOf(choice);
	return { year, authority: "JoSAA", rounds: [{ round: 1, seat }], end: seat };
};
const replayOf = (...years: Replay["years"]): Replay => ({ years, notes: [], never: [1], skipped: [], sources: [] });

test("faults of the order appear as sentences with numbers, and a list that ends too high gets seats to add", () => {
	const { choice: _, college: __, ...seat } = seatOf(1);
	const lived = livedOf(replayOf(yearOf(2024), yearOf(2025, 2)), {
		movedUp: [2025],
		shut: [{ choice: 1, above: 0, years: 2 }],
		swaps: [{ upper: 0, years: [2025] }],
		empty: {
			years: [2024],
			open: [{ college: { slug: "nit-x", name: "NIT X" }, years: [2024], newest: { ...seat, year: 2024, round: 5 } }],
		},
	});
	const text = words(renderPart(<ReplayResult lived={lived} />));
	expect(text).toContain("Float got you a better choice in 1 year: 2025.");
	expect(text).toContain("Swapping choices 1 and 2 changes 1 year: 2025.");
	expect(text).toContain(
		"choice 1 above it, Civil, NIT Goa, was as easy or easier to get in all 2 years that it was there",
	);
	expect(text).toContain("In 1 of 2 years you got no seat: 2024");
	expect(text).toMatch(/NIT X Physics General \(OPEN\).*45,100 in 2024, round 5/);
});

test("two replays of a list appear side by side, with the differing years first and named", () => {
	const before = livedOf(replayOf(yearOf(2023), yearOf(2024, 1), yearOf(2025, 2)));
	const after = livedOf(replayOf(yearOf(2024, 1), yearOf(2025, 0)));
	const html = renderPart(<CompareTable before={before} after={after} change="Freeze" />);
	const text = words(html);
	expect(text).toContain("Changed: Freeze");
	expect(text).toContain("2 of 3 years change: 2023, 2025.");
	expect([...html.matchAll(/>(20\d\d)</g)].map(([, year]) => year)).toEqual(["2023", "2025", "2024"]);
	expect(text).toMatch(
		/2023 .*No seat .*Left out .*2025 .*Choice 3: Mechanical.*Choice 1: Civil.*2024 .*Choice 2: Physics.*The same/,
	);
});

test("the head of its column names the other list", () => {
	const before = livedOf(replayOf(yearOf(2024, 1)));
	const after = livedOf(replayOf(yearOf(2024, 0)));
	const text = words(
		renderPart(<CompareTable before={before} after={after} change="" otherList="The list of a.json" />),
	);
	expect(text).toMatch(/The list you tried The list of a\.json 2024/);
	expect(text).not.toContain("Nothing was changed");
});

test("a change is described by the new values of the details that differ", () => {
	const { body } = livedOf(replayOf()).list;
	const of = { exam: EXAM, states: [{ slug: "goa", name: "Goa" }] };
	const before = { ...body, common: "45,000", gender: "Gender-Neutral" };
	const wordsOf = (after: Partial<ReplayBody>) => changeWords(t, of, { before, after: { ...before, ...after } });
	expect(wordsOf({ common: 40_500 })).toBe("Common rank (CRL): 40,500");
	expect(wordsOf({ category: "OBC-NCL", rank: "१३,५००", homeState: "goa" })).toBe(
		"Reservation category: OBC-NCL, Category rank: 13,500, Home state: Goa",
	);
	expect(wordsOf({ common: 45_000 })).toBe("");
});

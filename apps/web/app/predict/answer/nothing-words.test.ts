import { expect, test } from "vitest";
import { parsePredictSearch } from "#app/predict/search.ts";
import type { ShownPage } from "#app/predict/shown.ts";
import { nothingWords } from "./nothing-words.server.ts";

const SEARCH = parsePredictSearch(new URLSearchParams("exam=neet&common=170000&category=OBC&kind=government"));
const PAGE = {
	asked: {
		...{ exam: "neet", lists: [{ rank: 170_000 }], homeState: { slug: "maharashtra", name: "Maharashtra" } },
		stateDoor: { authority: "CET Cell Maharashtra", choices: ["OBC", "SEBC"] },
	},
	total: 0,
	facets: {},
	relax: [{ filter: "kind", count: 77 }],
	nearest: [
		{
			...{ college: { slug: "gmc-akola", name: "GMC Akola" }, programme: "MBBS", quota: "State", seatType: "OPEN" },
			...{ own: 170_000, closing: 143_000, isScore: false, year: 2025 },
		},
	],
} as unknown as ShownPage;

test("an answer without an option offers the private colleges in one press, the nearest seats and other ways", async () => {
	const nothing = await nothingWords("en", PAGE, { search: SEARCH, asksHomeState: true });
	expect(nothing?.title).toBe("No government college in these lists at your rank");
	expect(nothing?.wider[0]?.words).toBe("Show private colleges too: 77 options");
	expect(nothing?.wider[0]?.to).not.toContain("kind=");
	expect(nothing?.nearest[0]?.detail).toBe(
		"MBBS · OPEN · State · closed at 1,43,000 in 2025: 27,000 ranks before yours",
	);
	expect(nothing?.steps.map(({ to }) => to)).toEqual([expect.stringContaining("begun=1"), "/after-12/pcb#neet-again"]);
	expect(await nothingWords("en", { ...PAGE, total: 3 }, { search: SEARCH, asksHomeState: true })).toBeUndefined();
});

test("without a home state the first step is to add it, and a state whose list we lack is named with its own site", async () => {
	const stepsIn = async (homeState?: { slug: string; name: string }) => {
		const page = { ...PAGE, asked: { ...PAGE.asked, homeState, stateDoor: undefined } };
		return (await nothingWords("en", page, { search: SEARCH, asksHomeState: true }))?.steps ?? [];
	};
	expect((await stepsIn())[0]?.words).toBe("Add your home state: it has seats for its own students");
	expect((await stepsIn({ slug: "bihar", name: "Bihar" }))[0]).toEqual({
		words: "Bihar fills more seats by its own counselling. BCECEB:",
		to: "https://bceceboard.bihar.gov.in/",
		isSite: true,
	});
});

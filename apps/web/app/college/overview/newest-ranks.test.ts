import type { Ranking, RankingList } from "@uchit/contract/ranking.ts";
import { expect, test } from "vitest";
import { listNewestRanks } from "./newest-ranks.ts";

type Place = Pick<Ranking, "list" | "year"> & Pick<Partial<Ranking>, "rank" | "band">;

function listsOf(places: readonly Place[], mainList?: RankingList) {
	return listNewestRanks(
		places.map((place) => ({ sourceId: "nirf", printedName: "X University", ...place })),
		mainList,
	).map(({ list }) => list);
}

const overall = { list: "overall", year: 2024, band: "151-200" } as const;
const university = { list: "university", year: 2024, band: "101-150" } as const;
const law = { list: "law", year: 2024, rank: 12 } as const;

test("the best rank of the newest year comes first, and a band counts as its start", () => {
	const earlier = { list: "university", year: 2023, rank: 3 } as const;
	expect(listsOf([law, { ...law, list: "medical", rank: 9 }])).toEqual(["medical", "law"]);
	expect(listsOf([overall, university, earlier])).toEqual(["university", "overall"]);
});

test("the main field comes before a better rank elsewhere, and overall comes first among many fields", () => {
	expect(listsOf([overall, university, law], "law")).toEqual(["law", "university", "overall"]);
	expect(listsOf([overall, university, law])).toEqual(["university", "law", "overall"]);
	const [engineering, architecture] = (["engineering", "architecture"] as const).map((list) => ({
		...{ list, year: 2025, rank: 9 },
	}));
	if (engineering === undefined || architecture === undefined) throw new Error("both are there");
	expect(listsOf([architecture, engineering], "engineering")).toEqual(["engineering", "architecture"]);
	expect(listsOf([architecture, { ...engineering, year: 2024 }], "engineering")).toEqual([
		"engineering",
		"architecture",
	]);
	expect(listsOf([architecture, { ...engineering, year: 2022 }], "engineering")).toEqual(["architecture"]);
});

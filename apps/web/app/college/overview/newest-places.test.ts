import type { Ranking } from "@uchit/contract/ranking.schema.ts";
import { expect, test } from "vitest";
import { newestPlaces } from "./newest-places.ts";

function listsOf(places: readonly (Pick<Ranking, "list" | "year"> & Pick<Partial<Ranking>, "rank" | "band">)[]) {
	return newestPlaces(places.map((place) => ({ sourceId: "nirf", printedName: "X University", ...place }))).map(
		({ list }) => list,
	);
}

test("the best place of the newest year comes first, a band where it begins", () => {
	const overall = { list: "overall", year: 2024, band: "151-200" } as const;
	const university = { list: "university", year: 2024, band: "101-150" } as const;
	const law = { list: "law", year: 2024, rank: 12 } as const;
	const earlier = { list: "university", year: 2023, rank: 3 } as const;
	expect(listsOf([overall, university])).toEqual(["university", "overall"]);
	expect(listsOf([overall, university, law, earlier])).toEqual(["law", "university", "overall"]);
});

import { expect, test } from "vitest";
import { sourceIdsIn } from "./sources.ts";

test("the sources of an answer are named at any depth, each once", () => {
	const answer = {
		sourceId: "ugc-2025",
		items: [{ fee: { amount: 125_000, sourceId: "ap-eapcet-2024" }, seats: undefined }, { sourceId: "ugc-2025" }],
		seats: null,
		source: { sourceId: undefined },
	};
	expect([...sourceIdsIn(answer)].toSorted()).toEqual(["ap-eapcet-2024", "ugc-2025"]);
});

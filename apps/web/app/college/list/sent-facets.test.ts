import { expect, test } from "vitest";
import { parseCollegeSearch } from "#app/college/search.ts";
import { trialFacets } from "#app/testing/trial-facets.ts";
import { receiveFacets, sendFacets } from "./sent-facets.ts";

test("facets arrive as they were sent, with what is chosen; only places bring their label", () => {
	const search = parseCollegeSearch(new URLSearchParams("state=kerala&ownership=private"));
	const facets = trialFacets(search, {
		state: [
			["kerala", "Kerala"],
			["bihar", "Bihar"],
		],
		ownership: [["private", "private"]],
		degree: [["btech", "B.E./B.Tech"]],
	});
	const received = receiveFacets(sendFacets(facets), search);
	expect(received).toEqual({ ...facets, degree: [{ ...facets.degree[0], label: "btech" }] });
	expect(received.state.map(({ selected }) => selected)).toEqual([true, false]);
});

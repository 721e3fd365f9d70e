import { expect, test } from "vitest";
import { sharesWord } from "./linkable.ts";

test.each([
	["St. Stephen's College", "official site", false],
	["Indian Institute of Technology Madras", "IIT Madras", true],
	["आईआईटी मद्रास", "मद्रास में", true],
	["University of Delhi", "of it", false],
])("%s is offered for the chosen words %s: %s", (name, chosen, isOffered) => {
	expect(sharesWord({ name }, chosen)).toBe(isOffered);
});

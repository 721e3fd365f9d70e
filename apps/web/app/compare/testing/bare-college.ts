import type { ComparedCollege } from "@uchit/contract/compare.ts";

export const BARE_COLLEGE: ComparedCollege = {
	id: "C-1",
	slug: "a",
	name: "A",
	officialName: "A",
	otherNames: [],
	otherCodes: [],
	possibleTwins: [],
	kind: "college",
	place: {},
	categories: [],
	rankings: [],
	cutoffs: [],
	facts: [],
	placements: [],
	seats: [],
	fees: [],
	pageFees: 0,
	reported: [],
	sourceId: "directory",
};

import { COLLEGE_SORTS } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import { createAddressCodec, list, oneOf, page, rows, text } from "#app/platform/address-codec.ts";

/** The same institutions as cards, as a table, or counted by district. `list` stays out of the address. */
export const COLLEGE_VIEWS = ["list", "table", "districts"] as const;

/** The state of the college list, as its address holds it. Facets hold ids and slugs as they were written; a degree stands for its category too. */
export type CollegeSearch = ReturnType<typeof parseCollegeSearch>;

/** A facet's value stays as it is written, for the backend to know or not. */
export const { parse: parseCollegeSearch, write: toCollegeParams } = createAddressCodec({
	q: text(),
	/** A PIN, or the name of a town or district. */
	near: text(),
	...rows(FACETS, list()),
	degree: list("degree", (slug) => findDegree(slug)?.slug ?? slug),
	/** undefined: the backend's choice (relevance with words, distance with a place, else NIRF rank). */
	sort: oneOf(COLLEGE_SORTS, undefined),
	view: oneOf(COLLEGE_VIEWS, "list"),
	page: page(),
	/** The facet whose options are all shown: of a long one the others are left out. */
	whole: oneOf(FACETS, undefined),
});

import { COLLEGE_SORTS } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import { createAddressCodec, fieldsFor, list, oneOf, page, text } from "#app/platform/address-codec.ts";

/** `list` is the default and stays out of the address. */
export const COLLEGE_VIEWS = ["list", "table", "districts"] as const;

/** The list's state as in its address. Values are unvalidated; a degree implies its category. */
export type CollegeSearch = ReturnType<typeof parseCollegeSearch>;

/** Facet values are passed on unchanged; the backend validates them. */
export const { parse: parseCollegeSearch, write: toCollegeParams } = createAddressCodec({
	q: text(),
	/** A PIN, or the name of a town or district. */
	near: text(),
	...fieldsFor(FACETS, list()),
	degree: list("degree", (slug) => findDegree(slug)?.slug ?? slug),
	/** undefined: the backend's choice (relevance with words, distance with a place, else NIRF rank). */
	sort: oneOf(COLLEGE_SORTS, undefined),
	view: oneOf(COLLEGE_VIEWS, "list"),
	page: page(),
	/** The facet to show in full; other long facets are shortened. */
	whole: oneOf(FACETS, undefined),
});

import type { SeenFact } from "./shortlist-seen.ts";

/** A present fact with its receipt: the anchor on the college's page of sources, and the source's name. */
export type FactNow = SeenFact & { anchor: string; source: string };

/** A college of the list at present, in the language of the page. */
export type CollegeNow = { slug: string; name: string; about: string; facts: readonly FactNow[] };

/** `/shortlist/facts`: the existing colleges, and the slugs that no longer exist. */
export type ShortlistFacts = { colleges: readonly CollegeNow[]; unknown: readonly string[] };

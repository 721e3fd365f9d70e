import type { SeenFact } from "./shortlist-seen.ts";

/** A fact of today with its receipt: where it stands on the college's page of sources, and what the source is called. */
export type FactNow = SeenFact & { anchor: string; source: string };

/** A college of the list as it is now, in the language of the page. */
export type CollegeNow = { slug: string; name: string; about: string; facts: readonly FactNow[] };

/** `/shortlist/facts`: the colleges that are there, and the slugs that nobody has any more. */
export type ShortlistFacts = { colleges: readonly CollegeNow[]; unknown: readonly string[] };

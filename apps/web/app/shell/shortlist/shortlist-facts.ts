import type { SeenFact } from "./shortlist-seen.ts";

export type FactNow = SeenFact & { anchor: string; source: string };

export type CollegeNow = { slug: string; name: string; about: string; facts: readonly FactNow[] };

export type ShortlistFacts = { colleges: readonly CollegeNow[]; unknown: readonly string[] };

import type { Meaning } from "./lexicon.ts";

/** A meaning with the words that say it. `isNot`: the question excludes it; `isNear`: it is what the places are near to. */
export type Read = Meaning & { words: string; at: number; others: readonly Meaning[]; isNot?: true; isNear?: true };

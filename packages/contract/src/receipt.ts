import type { College } from "./college.ts";
import type { CollegeFact, FactField } from "./college-fact.ts";
import type { Outcome } from "./outcome.ts";
import type { Ranking } from "./ranking.ts";
import type { Source } from "./source.ts";
import type { WatchedPage } from "./watch.ts";

export type ReceiptTopic =
	| { kind: "fact"; field: FactField }
	| { kind: "rank"; list: Ranking["list"] }
	| { kind: "seats"; authority: string }
	| { kind: "outcome"; list: Ranking["list"]; level: string; measure: Outcome["measure"] };

export type SourcedValue =
	| { kind: "fact"; fact: CollegeFact }
	| { kind: "rank"; ranking: Ranking }
	| { kind: "seats"; seats: College["seats"][number] }
	| { kind: "outcome"; outcome: Outcome };

/**
 * A value with its source. `id` is its place on the page of sources: among several for one year only the first has it.
 * `address` is the exact page or sheet that prints it, if known.
 */
export type ReceiptEntry = {
	id: string | undefined;
	year: number | undefined;
	sourceId: string;
	value: SourcedValue;
	address?: string | undefined;
};

/** Entries are newest first. */
export type ReceiptGroup = { id: string; topic: ReceiptTopic; isDisputed: boolean; entries: readonly ReceiptEntry[] };

/** `group` is absent if the receipt only names a source. */
export type Receipt = {
	slug: string;
	source: Source;
	group: ReceiptGroup | undefined;
	/** Absent if the source's page has never been checked. */
	look?: WatchedPage;
	sources: readonly Source[];
};

export const receiptIds = {
	source: (id: string) => `source-${id}`,
	fact: (field: FactField) => `fact-${field}`,
	/** Each recognising body is a fact of its own. */
	recognition: (body: string) => `fact-recognised-by-${body}`,
	rank: ({ list, year }: { list: string; year: number }) => `rank-${list}-${year}`,
	seats: ({ authority, year }: { authority: string; year: number }) => `seats-${authority}-${year}`,
	outcome: ({ list, level, measure, cohort }: { list: string; level: string; measure: string; cohort: number }) =>
		`outcome-${list}-${level}-${measure}-${cohort}`,
};

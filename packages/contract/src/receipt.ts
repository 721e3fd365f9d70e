import type { College } from "./college.ts";
import type { CollegeFact, FactField } from "./college-fact.ts";
import { factElementId, factFields } from "./fact-fields.ts";
import type { Outcome } from "./outcome.ts";
import type { Ranking } from "./ranking.ts";
import type { Source } from "./source.ts";
import type { WatchedPage } from "./watch.ts";

/** The topic of a receipt: one kind of value about an institution, in any year. */
export type ReceiptTopic =
	| { kind: "fact"; field: FactField }
	| { kind: "rank"; list: Ranking["list"] }
	| { kind: "seats"; authority: string }
	| { kind: "outcome"; list: Ranking["list"]; level: string; measure: Outcome["measure"] };

/** The value that one source gives for the topic. */
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

/** A topic with all its values, newest first. */
export type ReceiptGroup = { id: string; topic: ReceiptTopic; isDisputed: boolean; entries: readonly ReceiptEntry[] };

/** The receipt that opens from a figure. `group` is absent if the receipt only names a source. */
export type Receipt = {
	slug: string;
	source: Source;
	group: ReceiptGroup | undefined;
	/** Absent if the source's page has never been checked. */
	look?: WatchedPage;
	sources: readonly Source[];
};

/** The ids of values on the page of sources. */
export const receiptIds = {
	/** A source as a whole. */
	source: (id: string) => `source-${id}`,
	fact: factElementId,
	/** Each recognising body is a fact of its own. */
	recognition: (body: string) => `${factElementId("recognised-by")}-${body}`,
	rank: ({ list, year }: { list: string; year: number }) => `rank-${list}-${year}`,
	seats: ({ authority, year }: { authority: string; year: number }) => `seats-${authority}-${year}`,
	outcome: ({ list, level, measure, cohort }: { list: string; level: string; measure: string; cohort: number }) =>
		`outcome-${list}-${level}-${measure}-${cohort}`,
};

/** Looks up a ranking's own documents; only needed where entries are shown with their address. */
type Documents = Record<"rankPage" | "dataSheet", (ranking: Ranking) => string | undefined>;

const NO_DOCUMENTS: Documents = { rankPage: () => undefined, dataSheet: () => undefined };

/** Groups all values of an institution by topic, in the order of the page, with document addresses from `documents`. */
export function receiptGroups(
	{ facts, rankings, seats }: Pick<College, "facts" | "rankings" | "seats">,
	reported: readonly Outcome[],
	{ rankPage, dataSheet } = NO_DOCUMENTS,
): ReceiptGroup[] {
	const sheets = new Map(rankings.map((ranking) => [`${ranking.list} ${ranking.year}`, dataSheet(ranking)]));
	return [
		...factGroups(facts),
		...rankGroups(rankings, rankPage),
		...seatGroups(seats),
		...outcomeGroups(reported, sheets),
	];
}

/** Returns the time of a value: a year, or the school year of its students. */
export function entryTime({ year, value }: ReceiptEntry): string | undefined {
	if (year === undefined) return undefined;
	// A cohort before the report's own year is a school year; else the report names none.
	const isSchoolYear = value.kind === "outcome" && value.outcome.cohort < value.outcome.year;
	return isSchoolYear ? `${year}–${String(year + 1).slice(2)}` : String(year);
}

/** Returns the other values around one: the same thing in other years, and other sources for the same time. */
export function aroundEntry({ topic, entries }: ReceiptGroup, entry: ReceiptEntry) {
	const others = entries.filter((other) => other !== entry && bodyOf(other) === bodyOf(entry));
	// A fact about an institution has no year: two sources with two dates speak of the same thing.
	const isRival = (other: ReceiptEntry) => topic.kind === "fact" || other.year === entry.year;
	return { rivals: others.filter(isRival), history: others.filter((other) => !isRival(other)) };
}

/** Returns the recognising body: recognitions by different bodies do not contradict each other. */
function bodyOf({ value }: ReceiptEntry): string | undefined {
	return value.kind === "fact" && value.fact.field === "recognised-by" ? value.fact.value : undefined;
}

function factGroups(facts: readonly CollegeFact[]): ReceiptGroup[] {
	return factFields(facts).map(({ field, facts: ofField, isDisputed }) => ({
		id: receiptIds.fact(field),
		topic: { kind: "fact", field },
		isDisputed,
		// The group's own anchor is the fact's: a fact in words has no years to tell apart.
		entries: ofField.map((fact, index) => ({
			id: isFirstOfBody(ofField, index) ? receiptIds.recognition(fact.value) : undefined,
			year: fact.year,
			sourceId: fact.sourceId,
			value: { kind: "fact", fact },
		})),
	}));
}

function isFirstOfBody(facts: readonly CollegeFact[], index: number): boolean {
	const fact = facts[index];
	return fact?.field === "recognised-by" && facts.findIndex(({ value }) => value === fact.value) === index;
}

function rankGroups(rankings: readonly Ranking[], rankPage: Documents["rankPage"]): ReceiptGroup[] {
	return [...Map.groupBy(rankings, ({ list }) => list)].map(([list, ofList]) =>
		toGroup(
			{ kind: "rank", list },
			ofList.map((ranking) => ({
				id: receiptIds.rank(ranking),
				year: ranking.year,
				sourceId: ranking.sourceId,
				value: { kind: "rank", ranking },
				address: rankPage(ranking),
			})),
		),
	);
}

function seatGroups(seats: College["seats"]): ReceiptGroup[] {
	return [...Map.groupBy(seats, ({ authority }) => authority)].map(([authority, ofAuthority]) =>
		toGroup(
			{ kind: "seats", authority },
			ofAuthority.map((each) => ({
				id: receiptIds.seats(each),
				year: each.year,
				sourceId: each.sourceId,
				value: { kind: "seats", seats: each },
			})),
		),
	);
}

function outcomeGroups(reported: readonly Outcome[], sheets: ReadonlyMap<string, string | undefined>): ReceiptGroup[] {
	const groups = Map.groupBy(reported, ({ list, level, measure }) => `${list} ${level} ${measure}`);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (first === undefined) return [];
		const { list, level, measure } = first;
		const entries = group
			.toSorted((a, b) => b.cohort - a.cohort || b.year - a.year)
			.map(
				(outcome): ReceiptEntry => ({
					id: receiptIds.outcome(outcome),
					year: outcome.cohort,
					sourceId: outcome.sourceId,
					value: { kind: "outcome", outcome },
					address: sheets.get(`${outcome.list} ${outcome.year}`),
				}),
			);
		return [toGroup({ kind: "outcome", list, level, measure }, entries)];
	});
}

/** Values of different years are no dispute, several of one year are; each id is used once. */
function toGroup(topic: ReceiptTopic, entries: readonly ReceiptEntry[]): ReceiptGroup {
	const firsts = new Map(entries.map(({ id }) => [id, entries.find((entry) => entry.id === id)]));
	return {
		id: Object.values(topic).join("-"),
		topic,
		isDisputed: entries.some((entry) => textOf(firsts.get(entry.id)) !== textOf(entry)),
		entries: entries.map((entry) => (firsts.get(entry.id) === entry ? entry : { ...entry, id: undefined })),
	};
}

function textOf(entry: ReceiptEntry | undefined): string | number | undefined {
	switch (entry?.value.kind) {
		case "fact":
			return entry.value.fact.value;
		case "rank":
			return entry.value.ranking.rank ?? entry.value.ranking.band;
		case "seats":
			return entry.value.seats.seats;
		case "outcome":
			return entry.value.outcome.value;
		default:
			return undefined;
	}
}

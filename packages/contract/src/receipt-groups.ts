import type { College } from "./college.ts";
import type { CollegeFact } from "./college-fact.ts";
import { factFields } from "./fact-fields.ts";
import type { Outcome } from "./outcome.ts";
import type { Ranking } from "./ranking.ts";
import { type ReceiptEntry, type ReceiptGroup, type ReceiptTopic, receiptIds } from "./receipt.ts";

type Documents = Record<"rankPage" | "dataSheet", (ranking: Ranking) => string | undefined>;

const NO_DOCUMENTS: Documents = { rankPage: () => undefined, dataSheet: () => undefined };

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

export function entryTime({ year, value }: ReceiptEntry): string | undefined {
	if (year === undefined) return undefined;
	// A cohort before the report's own year is a school year; else the report names none.
	const isSchoolYear = value.kind === "outcome" && value.outcome.cohort < value.outcome.year;
	return isSchoolYear ? `${year}–${String(year + 1).slice(2)}` : String(year);
}

export function aroundEntry({ topic, entries }: ReceiptGroup, entry: ReceiptEntry) {
	const others = entries.filter((other) => other !== entry && bodyOf(other) === bodyOf(entry));
	// A fact has no year, so sources with different dates still contradict each other.
	const isRival = (other: ReceiptEntry) => topic.kind === "fact" || other.year === entry.year;
	return { rivals: others.filter(isRival), history: others.filter((other) => !isRival(other)) };
}

function bodyOf({ value }: ReceiptEntry): string | undefined {
	return value.kind === "fact" && value.fact.field === "recognised-by" ? value.fact.value : undefined;
}

function factGroups(facts: readonly CollegeFact[]): ReceiptGroup[] {
	return factFields(facts).map(({ field, facts: ofField, isDisputed }) => ({
		id: receiptIds.fact(field),
		topic: { kind: "fact", field },
		isDisputed,
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
			ofAuthority.map((row) => ({
				id: receiptIds.seats(row),
				year: row.year,
				sourceId: row.sourceId,
				value: { kind: "seats", seats: row },
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

/** Only different values of one year are disputed; each id is used once. */
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

import type { Reading } from "@uchit/contract/ask.schema.ts";
import { READING_KINDS } from "@uchit/contract/ask.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { Found } from "#backend/search/find.ts";
import { hasOpposite, isExamOfColleges, type ListQuery } from "../list-query.ts";
import { idOf, type Meaning } from "../meaning.ts";
import type { Bounds, Reading as Question, Read } from "../reading.ts";

export type List = {
	query: ListQuery;
	found: Found;
	/** What was looked for in names, since no source lists everywhere that it is taught. */
	byName?: readonly Read[];
	/** Whether who owns them was left off, as it is known of none of them. */
	isOfAnyOwner?: true;
};

const SHOWN: ReadonlySet<string> = new Set(READING_KINDS);
/** Kinds that lists of institutions cannot be narrowed by, as no source says it of them. */
const NOT_HELD: ReadonlySet<string> = new Set(["topic", "unheld", "other-exam", "near"]);

/** What the words were read as, each with whether the list was narrowed by it. */
export function listReadings(
	index: CollegeIndex,
	{ reads, spans, bounds, used, intent }: Question,
	list: List | undefined,
): Reading[] {
	const read = reads
		.filter(
			({ kind, value }) =>
				!(kind === "near" && reads.some(({ isNear }) => isNear)) &&
				(SHOWN.has(kind) || NOT_HELD.has(kind)) &&
				kind !== "without" &&
				!(kind === "intent" && value === "definition") &&
				!(kind === "seat-category" && intent === "compare"),
		)
		.flatMap((each) =>
			toReading(index, each, intent, list?.found).map((reading): Reading => {
				if (list?.byName?.includes(each)) return { ...reading, notApplied: "by-name" };
				return list?.isOfAnyOwner && each.kind === "ownership" ? { ...reading, notApplied: "no-source" } : reading;
			}),
		);
	const boundWords = new Map<keyof Bounds, string>();
	for (const [at, bound] of used)
		boundWords.set(bound, [boundWords.get(bound), spans[at]?.words].filter(Boolean).join(" "));
	const ofBounds = [...boundWords].map(([bound, words]): Reading => {
		const value =
			bound === "budgetInr" ? `${bounds.budgetInr?.min ?? ""}-${bounds.budgetInr?.max ?? ""}` : String(bounds[bound]);
		const kind = bound === "budgetInr" ? "budget" : bound;
		return {
			id: `${kind}:${value}`,
			kind,
			value,
			label: value,
			words,
			others: [],
			notApplied: bound === "budgetInr" ? "fees-not-held" : undefined,
		};
	});
	return [...new Map([...read, ...ofBounds].map((reading) => [reading.id, reading])).values()];
}

function toReading(index: CollegeIndex, read: Read, intent: Question["intent"], found: Found | undefined): Reading[] {
	const kind = READING_KINDS.find((each) => each === (NOT_HELD.has(read.kind) ? "topic" : read.kind));
	const isOfAnother = kind === "intent" && intent !== read.value && intent !== "list" && intent !== "country";
	if (kind === undefined || isOfAnother) return [];
	const college = read.kind === "college" ? index.colleges[read.value] : undefined;
	const value = college?.slug ?? `${read.value}`;
	return [
		{
			id: `${kind === "topic" ? read.kind : kind}:${value}`,
			kind,
			value,
			...nameOf(index, read),
			label: college?.name ?? (NOT_HELD.has(read.kind) ? read.words : read.label),
			words: read.words,
			isNot: read.isNot,
			notApplied: whyNotApplied(read, found),
			others: read.others.map((other) => ({ id: idOf(other), ...nameOf(index, other) })),
		},
	];
}

/** A town has the Hindi name of no district: it may be another place of that name. */
function nameOf({ stateNames, hindiNames }: CollegeIndex, { kind, value, label, within = "" }: Meaning) {
	const isArea = kind === "state" || kind === "district";
	return {
		label,
		labelHi: isArea ? hindiNames.get(value) : undefined,
		within: stateNames.get(within),
		withinHi: hindiNames.get(within),
	};
}

function whyNotApplied({ kind, value, isNot }: Read, found: Found | undefined): Reading["notApplied"] {
	if (isNot) return hasOpposite(kind) ? undefined : "excluded";
	if (found === undefined) return isKindNotHeld({ kind, value }) ? "no-source" : undefined;
	if (kind === "near") return "no-place";
	if (kind === "sort" && value === "fee") return "fees-not-held";
	if (kind === "sort" && value === "salary" && !found.hasSalaries) return "not-of-list";
	if (NOT_HELD.has(kind) || (kind === "exam" && !isExamOfColleges(value))) return "no-source";
	if (kind === "intent" && ["hostel", "fee", "reviews", "admission", "loan"].includes(value))
		return value === "fee" ? "fees-not-held" : "no-source";
	return found.unknown.some((each) => each.facet === kind && each.value === value) ? "no-source" : undefined;
}

/** Industrial training institutes stand in no list that is held: those of the place that are none of them answer nothing. */
export function isKindNotHeld({ kind, value }: Pick<Read, "kind" | "value">): boolean {
	return kind === "unheld" && value === "iti";
}

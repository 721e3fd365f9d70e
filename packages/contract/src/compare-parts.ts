import type { College, CutoffSummary, Place } from "./college.ts";
import type { CollegeKind } from "./college-kind.ts";
import type { ComparedCollege } from "./compare.ts";
import type { FeeSummary } from "./fee.ts";
import { compareForHeadline, MIN_PEOPLE, type Placement } from "./outcome.ts";
import { type ReceiptEntry, type ReceiptGroup, type ReceiptTopic, receiptIds, type SourcedValue } from "./receipt.ts";
import { entryTime, receiptGroups } from "./receipt-groups.ts";

type CellLine =
	| { kind: "value"; value: SourcedValue }
	| { kind: "institution"; of: CollegeKind }
	| { kind: "place"; place: Place }
	| { kind: "category"; id: number; name: string }
	| { kind: "cutoffs"; summary: CutoffSummary }
	| { kind: "fee"; fee: FeeSummary }
	| { kind: "median" | "placed"; placement: Placement };

/** A line with the time it is true for, and the anchor of its receipt on the college's page of sources. */
export type CompareLine = { says: CellLine; time: string | undefined; anchor: string; sourceId: string };

/** Undefined if no source has it. `value` is for comparing cells only. */
export type CompareCell = { value: string; lines: readonly CompareLine[]; isDisputed: boolean } | undefined;

export type CompareAbout =
	| { kind: "institution" | "place" | "categories" | "fees" }
	| { kind: "cutoffs"; exam: string; authority: string }
	| { kind: "placement"; list: Placement["list"]; level: string }
	| { kind: "topic"; topic: ReceiptTopic };

export type ComparePart = { key: string; about: CompareAbout; cell: NonNullable<CompareCell> };

export function mainParts(college: ComparedCollege): ComparePart[] {
	const { kind, place, categories, sourceId } = college;
	const plain = (
		subject: "institution" | "place" | "categories",
		value: string,
		lines: CompareLine[],
	): ComparePart => ({
		key: subject,
		about: { kind: subject },
		cell: { value, lines, isDisputed: false },
	});
	const where = [place.city ?? place.district, place.state?.slug].filter((part) => part !== undefined);
	const fields = categories.map(({ id, name, sourceId: source }) => toLine({ kind: "category", id, name }, source));
	return [
		plain("institution", kind, [toLine({ kind: "institution", of: kind }, sourceId)]),
		...(where.length === 0 ? [] : [plain("place", where.join(" "), [toLine({ kind: "place", place }, sourceId)])]),
		...(fields.length === 0 ? [] : [plain("categories", categories.map(({ id }) => id).join(" "), fields)]),
		...feeParts(college.fees),
		...receiptGroups(college, []).map(topicPart),
		...placementParts(college.placements),
		...cutoffParts(college.cutoffs),
	];
}

/** Facts that the rows of placements already show. */
const PLACEMENT_MEASURES: ReadonlySet<string> = new Set(["graduated", "placed", "higher-studies", "median-salary"]);

export function reportedParts({ reported }: ComparedCollege): ComparePart[] {
	const others = reported.filter(({ measure }) => !PLACEMENT_MEASURES.has(measure));
	return receiptGroups({ facts: [], rankings: [], seats: [] }, others).map(topicPart);
}

function topicPart({ id, topic, isDisputed, entries }: ReceiptGroup): ComparePart {
	const shown =
		topic.kind === "fact" && topic.field === "recognised-by" ? firstOfEachValue(entries) : entries.slice(0, 1);
	const lines = shown.map((entry): CompareLine => {
		const { value, sourceId } = entry;
		return { says: { kind: "value", value }, time: entryTime(entry), anchor: entry.id ?? id, sourceId };
	});
	const value = shown
		.map(({ value }) => valueText(value))
		.toSorted()
		.join(" | ");
	return { key: id, about: { kind: "topic", topic }, cell: { value, lines, isDisputed } };
}

function firstOfEachValue(entries: readonly ReceiptEntry[]): ReceiptEntry[] {
	return [...new Map(entries.toReversed().map((entry) => [valueText(entry.value), entry])).values()].toReversed();
}

function valueText(sourced: SourcedValue): string {
	switch (sourced.kind) {
		case "fact":
			return sourced.fact.value;
		case "rank":
			return String(sourced.ranking.rank ?? sourced.ranking.band ?? "");
		case "seats":
			return `${sourced.seats.seats ?? ""} ${sourced.seats.courses}`;
		case "outcome":
			return String(sourced.outcome.value);
	}
}

/** The newest consistent year of each list and level, each number with its total. */
function placementParts(placements: readonly Placement[]): ComparePart[] {
	const groups = Map.groupBy(placements, ({ list, level }) => `${list}-${level}`);
	const newest = [...groups].flatMap(([key, group]) => {
		const placement = newestPlacement(group);
		return placement === undefined ? [] : [{ key, placement }];
	});
	const ordered = newest.toSorted((a, b) => compareForHeadline(a.placement, b.placement));
	return ordered.map(({ key, placement }) => {
		const { list, level, medianSalary, placed, graduated } = placement;
		const lines = [
			...(medianSalary === undefined ? [] : [placementLine("median", placement)]),
			...(placed === undefined ? [] : [placementLine("placed", placement)]),
		];
		const isFew = graduated !== undefined && graduated < MIN_PEOPLE;
		const value = [medianSalary, isFew ? undefined : placed, graduated].join(" ");
		return {
			key: `placement-${key}`,
			about: { kind: "placement", list, level },
			cell: { value, lines, isDisputed: false },
		};
	});
}

/** The newest placement with a salary and no contradiction, else the newest with any figure. */
export function newestPlacement(group: readonly Placement[]): Placement | undefined {
	const telling = group
		.filter(({ medianSalary, placed }) => medianSalary !== undefined || placed !== undefined)
		.toSorted((a, b) => b.cohort - a.cohort || b.year - a.year);
	return telling.find(({ mark, medianSalary }) => mark !== "suspect" && medianSalary !== undefined) ?? telling[0];
}

function placementLine(kind: "median" | "placed", placement: Placement): CompareLine {
	const { cohort, sourceId } = placement;
	const measure = kind === "median" ? "median-salary" : "placed";
	const anchor = receiptIds.outcome({ ...placement, measure });
	return { says: { kind, placement }, time: `${cohort}–${String(cohort + 1).slice(2)}`, anchor, sourceId };
}

function feeParts(fees: College["fees"]): ComparePart[] {
	if (fees.length === 0) return [];
	const lines = fees.map(
		(fee): CompareLine => ({
			...toLine({ kind: "fee", fee }, fee.sourceId),
			time: `${fee.year}–${String(fee.year + 1).slice(2)}`,
		}),
	);
	const value = fees.map(({ least, most }) => `${least} ${most}`).join(" | ");
	return [{ key: "fees", about: { kind: "fees" }, cell: { value, lines, isDisputed: false } }];
}

function cutoffParts(cutoffs: College["cutoffs"]): ComparePart[] {
	const groups = Map.groupBy(cutoffs, ({ exam, authority }) => `cutoffs ${exam} ${authority}`);
	return [...groups].flatMap(([key, cutoffs]) => {
		const [first] = cutoffs;
		if (first === undefined) return [];
		const { exam, authority } = first;
		const lines = cutoffs.map((cutoff) => toLine({ kind: "cutoffs", summary: cutoff }, cutoff.sourceId));
		const value = cutoffs
			.map(({ programmes, firstYear, lastYear }) => [programmes, firstYear, lastYear].join(" "))
			.join(" | ");
		return [{ key, about: { kind: "cutoffs", exam, authority }, cell: { value, lines, isDisputed: false } }];
	});
}

function toLine(says: CellLine, sourceId: string): CompareLine {
	return { says, time: undefined, anchor: receiptIds.source(sourceId), sourceId };
}

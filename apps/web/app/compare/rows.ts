import { FACT_FIELDS, type FactField } from "@uchit/contract/college-fact.ts";
import type { ComparedCollege } from "@uchit/contract/compare.ts";
import {
	type CompareAbout,
	type CompareCell,
	type ComparePart,
	mainParts,
	reportedParts,
} from "@uchit/contract/compare-parts.ts";
import { isOfLevel, putComparableRowsFirst } from "./decisive.ts";
import type { CompareLevel } from "./search.ts";

export type CompareRow = { key: string; about: CompareAbout; cells: readonly CompareCell[] };

export type ComparisonRows = {
	differing: CompareRow[];
	same: CompareRow[];
	/** Other numbers reported to the ranking: many, and seldom comparable. */
	reported: CompareRow[];
	unpublished: FactField[];
	lacksFees: boolean;
};

export function compareColleges(colleges: readonly ComparedCollege[]): ComparisonRows {
	const main = toRows(colleges.map(mainParts));
	const reported = toRows(colleges.map(reportedParts));
	const isSame = ({ cells }: CompareRow) => new Set(cells.map((cell) => cell?.value)).size === 1;
	const fields = new Set(colleges.flatMap(({ facts }) => facts.map(({ field }) => field)));
	return {
		differing: putComparableRowsFirst(main.filter((row) => !isSame(row))),
		same: main.filter(isSame),
		reported: putComparableRowsFirst(reported),
		unpublished: FACT_FIELDS.filter((field) => !fields.has(field)),
		lacksFees: colleges.every(({ fees, pageFees }) => fees.length + pageFees === 0),
	};
}

/** Merges the rows, each at its place in the first college that has it. */
function toRows(parts: readonly (readonly ComparePart[])[]): CompareRow[] {
	const ofColleges = parts.map((ofOne) => new Map(ofOne.map((part) => [part.key, part])));
	const abouts = new Map(parts.flat().map(({ key, about }) => [key, about]));
	return [...abouts]
		.map(([key, about]) => ({ key, about, cells: ofColleges.map((ofOne) => ofOne.get(key)?.cell) }))
		.toSorted((a, b) => placeOf(a.about) - placeOf(b.about));
}

const ORDER = [
	"institution",
	"place",
	"categories",
	"fees",
	"fact",
	"seats",
	"rank",
	"placement",
	"cutoffs",
	"outcome",
];

function placeOf(about: CompareAbout): number {
	return ORDER.indexOf(about.kind === "topic" ? about.topic.kind : about.kind);
}

const GROUPS = ["ranks", "placements", "study", "about", "numbers"] as const;

export type RowGroup = {
	key: (typeof GROUPS)[number];
	rows: readonly CompareRow[];
	differing: number;
};

export function groupRows({ differing, same, reported }: ComparisonRows, level: CompareLevel): RowGroup[] {
	const isShown = ({ about }: CompareRow) => about.kind !== "placement" || isOfLevel(about, level);
	const ofGroup = (rows: readonly CompareRow[], key: RowGroup["key"]) =>
		rows.filter((row) => groupOf(row.about) === key && isShown(row));
	return GROUPS.flatMap((key) => {
		const differ = ofGroup([...differing, ...reported], key);
		const rows = [...differ, ...ofGroup(same, key)];
		return rows.length === 0 ? [] : [{ key, rows, differing: differ.length }];
	});
}

function groupOf(about: CompareAbout): RowGroup["key"] {
	switch (about.kind) {
		case "placement":
			return "placements";
		case "fees":
		case "cutoffs":
			return "study";
		case "topic":
			return GROUP_OF_TOPIC[about.topic.kind];
		default:
			return "about";
	}
}

const GROUP_OF_TOPIC = { fact: "about", rank: "ranks", seats: "study", outcome: "numbers" } as const;

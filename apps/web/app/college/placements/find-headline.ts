import { compareForHeadline, type Placement } from "@uchit/contract/outcome.ts";
import { placedShare } from "#app/facts/words/placed-words.ts";

/** The first figure to show: the largest programme of the newest undergraduates, skipping inconsistent ones. */
export function findHeadline(placements: readonly Placement[]): Placement | undefined {
	const telling = placements.filter(
		({ mark, ...row }) => mark !== "suspect" && (row.medianSalary !== undefined || placedShare(row) !== undefined),
	);
	return telling.toSorted(compareForHeadline)[0];
}

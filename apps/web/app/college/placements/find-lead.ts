import { compareForLead, type Placement } from "@uchit/contract/outcome.ts";
import { shareOf } from "#app/facts/words/placed-words.ts";

/** The figure to begin with: of the newest undergraduates the largest programme, never one that contradicts itself. */
export function findLead(placements: readonly Placement[]): Placement | undefined {
	const telling = placements.filter(
		({ mark, ...row }) => mark !== "suspect" && (row.medianSalary !== undefined || shareOf(row) !== undefined),
	);
	return telling.toSorted(compareForLead)[0];
}

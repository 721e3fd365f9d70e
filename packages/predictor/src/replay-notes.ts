import { PREPARATORY_MARKED_SINCE } from "@uchit/contract/cutoff-use.ts";
import type { Replay } from "@uchit/contract/predict-replay.ts";
import { isFromAttachedTerritory, mayHoldPreparatory } from "./cautions.ts";
import type { ChoiceOffers } from "./choice-offers.ts";
import { spacesOf } from "./query-lists.ts";
import type { Question } from "./question.ts";

type Note = Replay["notes"][number];
type Given = { offers: ChoiceOffers; years: readonly number[]; unusable: number[] };

/** What must be known beside the answer. */
export function listNotes(question: Question, { offers, years, unusable }: Given): Note[] {
	const notes: Note[] = listMissingRanks(question);
	if (question.homeState === undefined && offers.hasRegionalSeats)
		notes.push({ code: "home-state-unknown", years: [] });
	if (unusable.length > 0) notes.push({ code: "no-figures", years: unusable });
	const older = years.filter((year) => year < PREPARATORY_MARKED_SINCE);
	if (mayHoldPreparatory(question) && older.length > 0) {
		notes.push({ code: "may-hold-preparatory", years: older });
	}
	if (isFromAttachedTerritory(question)) notes.push({ code: "territory-attached", years: [] });
	return notes;
}

/** Where a category has a list of ranks of its own, a person has two. */
function listMissingRanks({ counsellingIndex, group, common, own }: Question): Note[] {
	if (group.rankSpace !== spacesOf(counsellingIndex.counselling, group.rankSpace).own) return [];
	if (common === undefined) return [{ code: "common-missing", years: [] }];
	return own === undefined ? [{ code: "rank-missing", years: [] }] : [];
}

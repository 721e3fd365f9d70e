import { CUTOFF_FILE_STATES, type CutoffFileState, FILED_COUNSELLINGS } from "@uchit/contract/cutoff-file.ts";
import { nameIn } from "#studio/facts/choices-of.ts";

type Item = Readonly<Record<string, unknown>>;

const NAMES: Readonly<Record<CutoffFileState, string>> = {
	waiting: "Being read",
	unreadable: "Could not be read",
	ready: "Read, not published",
	publishing: "Being published",
	published: "On the site",
	undoing: "Being undone",
	undone: "Undone",
	dropped: "Dropped",
	superseded: "Replaced by a newer file",
};

export const STATE_CHOICES = CUTOFF_FILE_STATES.map((id) => ({ id, name: NAMES[id] }));

export function stateInWords({ state }: Item): string {
	return nameIn(STATE_CHOICES, state);
}

/** JoSAA 2026 */
export function counsellingInWords({ counselling, year }: Item): string {
	return `${nameIn(FILED_COUNSELLINGS, counselling)} ${year}`;
}

export function formatCount(count: number): string {
	return count.toLocaleString("en-IN");
}

import { FILED_COUNSELLINGS } from "@uchit/contract/cutoff-file.ts";
import type { Change, ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { decide, refusalIn, type StateTable } from "#backend/content/items/writing/decide.ts";
import { isCollege } from "#backend/facts/queries/is-college.ts";

const refusal = refusalIn("cutoff_files");

/**
 * The orders that each state allows; an undone or dropped file has to be uploaded again. Where figures need a second
 * person, a file with failed checks is published by another person than its uploader.
 */
const ORDERS: StateTable = {
	collection: "cutoff_files",
	next: {
		unreadable: ["waiting", "dropped"],
		ready: ["publishing", "waiting", "dropped"],
		published: ["undoing"],
	},
	needsOther: ({ before, needsSecondPerson }, to) => {
		if (to !== "publishing") return undefined;
		if (lengthOf(before.report, "undecided") > 0)
			throw refusal("state", "cannot change until every name in the file is decided");
		return needsSecondPerson && lengthOf(before.report, "rings") > 0
			? "some checks failed and you brought the file in, so a colleague has to publish it"
			: undefined;
	},
};

/** Returns the site's own fields beside an order, with the person who gave it. */
export function systemFieldsOfCutoffFile(request: ChangeRequest): Item {
	const decided = decide(ORDERS, request);
	return Object.keys(decided).length === 0 ? {} : { says: "", ...decided };
}

function lengthOf(report: unknown, list: "undecided" | "rings"): number {
	const entries = typeof report === "object" && report !== null ? Reflect.get(report, list) : undefined;
	return Array.isArray(entries) ? entries.length : 0;
}

/** Refuses a name decision for an unknown institution, or for an authority whose files are not uploaded here. */
export async function applyNameDecision({ tx }: WriteContext, { after }: Change): Promise<void> {
	const fault = refusalIn("name_decisions");
	if (!FILED_COUNSELLINGS.some(({ names }) => names === after.source)) throw fault("source", "is not known");
	if (!(await isCollege(tx, String(after.college_id)))) throw fault("college_id", "is not a college of the site");
}

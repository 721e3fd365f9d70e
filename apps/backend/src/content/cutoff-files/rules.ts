import { FILED_COUNSELLINGS } from "@uchit/contract/cutoff-file.ts";
import { eq } from "drizzle-orm";
import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { Change, ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { colleges } from "#backend/db/schema/college.ts";

/** The orders that each state allows; an undone or dropped file has to be uploaded again. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
	unreadable: ["waiting", "dropped"],
	ready: ["publishing", "waiting", "dropped"],
	published: ["undoing"],
};

/**
 * Returns the site's own fields beside an order, with the person who gave it. Where figures need a second person, a
 * file with failed checks is published by another person than its uploader.
 */
export function systemFieldsOfCutoffFile({ before, sent, who, needsSecondPerson }: ChangeRequest): Item {
	const to = sent.state;
	if (typeof to !== "string" || to === before.state) return {};
	if (!NEXT[String(before.state)]?.includes(to)) throw refusal("state", `cannot become "${to}" from "${before.state}"`);
	if (to === "publishing") {
		if (lengthOf(before.report, "undecided") > 0) throw refusal("state", "waits until every name is decided");
		if (needsSecondPerson && lengthOf(before.report, "rings") > 0 && who !== null && who === before.user_created)
			throw refusal(
				"state",
				"needs a second person: some checks failed and you brought the file in, so a colleague has to publish it",
			);
	}
	return { says: "", decided_by: who, decided_at: new Date().toISOString() };
}

function lengthOf(report: unknown, list: "undecided" | "rings"): number {
	const found = typeof report === "object" && report !== null ? Reflect.get(report, list) : undefined;
	return Array.isArray(found) ? found.length : 0;
}

/** Refuses a name decision for an unknown institution, or for an authority whose files are not uploaded here. */
export async function applyNameDecision({ tx }: WriteContext, { after }: Change): Promise<void> {
	const fault = (field: string, reason: string) => invalidField({ collection: "name_decisions", field, reason });
	if (!FILED_COUNSELLINGS.some(({ names }) => names === after.source)) throw fault("source", "is not known");
	const [known] = await tx
		.select({ id: colleges.id })
		.from(colleges)
		.where(eq(colleges.id, String(after.college_id)));
	if (known === undefined) throw fault("college_id", "is not a college of the site");
}

function refusal(field: string, reason: string): ContentError {
	return invalidField({ collection: "cutoff_files", field, reason });
}

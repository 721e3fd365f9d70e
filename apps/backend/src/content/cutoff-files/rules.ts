import { FILED_COUNSELLINGS } from "@uchit/contract/cutoff-file.ts";
import { eq } from "drizzle-orm";
import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { Change, Changing, Item, Writing } from "#backend/content/items/types.ts";
import { colleges } from "#backend/db/schema/college.ts";

/** What an editor may order of a file as it is; what was undone or dropped is brought in anew. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
	unreadable: ["waiting", "dropped"],
	ready: ["publishing", "waiting", "dropped"],
	published: ["undoing"],
};

/** What the site writes beside an order: who gave it. Where figures need a second person, a file whose checks ring is published by another person than the one who brought it in. */
export function ownOfCutoffFile({ before, sent, who, needsSecondPerson }: Changing): Item {
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

/** A decision names an institution that the site has, and a printer of names whose files come in here. */
export async function applyNameDecision({ tx }: Writing, { after }: Change): Promise<void> {
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

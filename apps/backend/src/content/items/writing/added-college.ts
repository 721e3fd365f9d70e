import { CORRECTION_STATES, type CorrectedField } from "@uchit/contract/correction.ts";
import { toWords } from "@uchit/contract/words.ts";
import { and, eq } from "drizzle-orm";
import type { Change, ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { ADDED_ID_PREFIX, addedColleges } from "#backend/db/schema/content/added-college.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { findNamesakes } from "#backend/facts/queries/corrections/namesakes.ts";
import { lockInstitutions, rebuildOverlay } from "#backend/facts/queries/corrections/overlay.ts";
import { readCorrected } from "#backend/facts/rules/corrections.ts";
import { decide, PROPOSAL, refusalIn, type StateTable } from "./decide.ts";

type Added = typeof addedColleges.$inferSelect;

const refusal = refusalIn("added_colleges");

const FACTS = ["website", "ownership", "category"] as const satisfies readonly CorrectedField[];
const MAX_NAME_LENGTH = 200;
const MAX_SLUG_LENGTH = 70;

export async function applyAddedCollege(context: WriteContext, { before, after }: Change): Promise<void> {
	const [added] = await context.tx
		.select()
		.from(addedColleges)
		.where(eq(addedColleges.id, Number(after.id)));
	if (added === undefined) throw new Error(`The added institution ${String(after.id)} has no row`);
	if (before === undefined) return begin(context, added);
	if (before.state === after.state) return;
	const id = `${ADDED_ID_PREFIX}${added.id}`;
	if (added.state === "applied") await addFacts(context, added, id);
	if (added.state === "undone") await requireNoMerged(context, id);
	if (added.state === "refused") return;
	await lockInstitutions(context.tx, [id]);
	await rebuildOverlay(context.tx, [id]);
	for (const tag of ["colleges", "menus", `college:${id}`]) context.tags.add(tag);
}

async function begin({ tx }: WriteContext, added: Added): Promise<void> {
	if (added.state !== "proposed") throw refusal("state", `has to begin as "${CORRECTION_STATES[0]}"`);
	const [name, city] = [added.name.trim(), added.city.trim()];
	const words = toWords(name);
	if (words.join("").length < 3 || name.length > MAX_NAME_LENGTH)
		throw refusal("name", "has to be the name as its document prints it");
	if (city === "") throw refusal("city", "is required");
	if (added.reason.trim() === "") throw refusal("reason", "is required");
	const facts = Object.fromEntries(factsOf(added).map(({ field, value }) => [field, readFact(field, value)]));
	const namesakes = added.is_another ? [] : await findNamesakes(tx, { ...added, name, city });
	if (namesakes.length > 0) {
		const called = namesakes.map((each) => each.called).join("; ");
		throw refusal("is_another", `has to be confirmed, because the site has: ${called}`);
	}
	const slug = [words.join("-").slice(0, MAX_SLUG_LENGTH).replace(/-$/, ""), `e${added.id}`].join("-");
	await tx
		.update(addedColleges)
		.set({ ...facts, name, city, slug })
		.where(eq(addedColleges.id, added.id));
}

function factsOf(added: Added): { field: (typeof FACTS)[number]; value: string }[] {
	return FACTS.flatMap((field) => (added[field] ? [{ field, value: added[field] }] : []));
}

function readFact(field: (typeof FACTS)[number], value: string): string {
	const read = readCorrected(field, value, new Date().getFullYear());
	if ("refused" in read) throw refusal(field, read.refused);
	return read.value;
}

async function addFacts({ tx }: WriteContext, added: Added, collegeId: string): Promise<void> {
	const { reason, source_id: sourceId, user_created: userCreated, decided_by: decidedBy } = added;
	const decision = { collegeId, reason, sourceId, userCreated, decidedBy, decidedAt: new Date() };
	const facts = factsOf(added).map((fact) => ({ ...decision, ...fact }));
	if (facts.length > 0) await tx.insert(corrections).values(facts);
}

async function requireNoMerged({ tx }: WriteContext, collegeId: string): Promise<void> {
	const isMerge = and(
		...[eq(corrections.field, "merge"), eq(corrections.state, "applied"), eq(corrections.collegeId, collegeId)],
	);
	if ((await tx.select({ id: corrections.id }).from(corrections).where(isMerge)).length > 0)
		throw refusal("state", "cannot change while another institution is merged into it: undo the merge first");
}

const STATES: StateTable = {
	collection: "added_colleges",
	next: PROPOSAL,
	stays: "refuse it, and add another",
	needsOther: (_, to) => (to === "applied" ? "you wrote it, so a colleague has to agree to it" : undefined),
};

/** Returns the person who decides about a new institution: always another than its writer. */
export function systemFieldsOfAddedCollege(request: ChangeRequest): Item {
	return decide(STATES, request);
}

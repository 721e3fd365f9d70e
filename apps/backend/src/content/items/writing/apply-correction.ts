import { isDeepStrictEqual } from "node:util";
import { FACT_KINDS } from "@uchit/contract/correction.ts";
import { eq } from "drizzle-orm";
import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { Change, Changing, Item, Writing } from "#backend/content/items/types.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { corrections, reports } from "#backend/db/schema/report.ts";
import { sources } from "#backend/db/schema/source.ts";
import {
	type CorrectionRow,
	isOfFact,
	layCorrection,
	undoCorrection,
} from "#backend/facts/queries/corrections/lay-corrections.ts";
import type { MergeRow } from "#backend/facts/queries/corrections/merge.ts";
import { STORED_FACTS } from "#backend/facts/queries/corrections/stored-facts.ts";
import { readCorrected } from "#backend/facts/rules/corrections.ts";
import { applyMerge } from "./apply-merge.ts";
import { leaveRedirect } from "./history.ts";

/**
 * Lays a correction over its fact in the transaction that keeps it, or takes it off: what is listed as corrected is what pages show.
 * A figure waits for a second person where the site asks for one.
 */
export async function applyCorrection(writing: Writing, { before, after }: Change): Promise<void> {
	const row = await lockCorrection(writing, after);
	if (!isOfFact(row)) return applyMerge(writing, row, before?.state);
	const correction = row;
	if (before === undefined) return begin(writing, correction);
	if (before.state === after.state) return;
	if (after.state === "applied") return show(writing, correction);
	if (before.state !== "applied") return;
	await undoCorrection(writing.tx, correction);
	await tell(writing, { ...correction, was: correction.value, value: correction.was });
	await answerReport(writing, correction, { status: "open", outcome: null, decidedAt: null });
}

async function begin(writing: Writing, correction: CorrectionRow): Promise<void> {
	const { id, field } = correction;
	const read = readCorrected(field, correction.value, correction.createdAt.getFullYear());
	if ("refused" in read) throw refusal("value", read.refused);
	const kind = FACT_KINDS[field];
	const isOne = "isOne" in kind;
	if (!isOne && correction.fact === null && !("mayAdd" in kind)) throw refusal("fact", "is required: choose which");
	if (correction.fact === null && !isOne && read.value === "") throw refusal("value", "is empty");
	const whole = { ...correction, value: read.value, fact: isOne ? null : correction.fact };
	const waits = writing.needsSecondPerson && "isFigure" in kind;
	const { about, was } = await lay(writing, whole);
	const state = waits ? ("proposed" as const) : ("applied" as const);
	const kept = { value: whole.value, fact: whole.fact, about, was, state };
	await writing.tx.update(corrections).set(kept).where(eq(corrections.id, id));
	// What stands there is known once it lies over it; then it waits.
	if (waits) await undoCorrection(writing.tx, { ...whole, ...kept });
	else await announce(writing, { ...whole, ...kept });
}

async function show(writing: Writing, correction: CorrectionRow): Promise<void> {
	const { about, was } = await lay(writing, correction);
	await writing.tx.update(corrections).set({ about, was }).where(eq(corrections.id, correction.id));
	await announce(writing, { ...correction, about, was });
}

async function lay({ tx }: Writing, correction: CorrectionRow): Promise<{ about: string; was: string }> {
	const laid = await layCorrection(tx, correction);
	const { after, before } = laid?.over ?? { after: null, before: null };
	if (laid === undefined || (correction.fact !== null && before === null))
		throw refusal("fact", "is not among the facts of this institution");
	const isSame = before !== null && laid.was === correction.value;
	if (isSame || (before === null && after === null)) throw refusal("value", "stands there already");
	return laid;
}

async function announce(writing: Writing, correction: CorrectionRow): Promise<void> {
	await tell(writing, correction);
	const { field, about, was, value, sourceId } = correction;
	const [source] = await writing.tx.select().from(sources).where(eq(sources.id, sourceId));
	const fact = [FACT_KINDS[field].name, about].filter((part) => part !== "").join(", ");
	const change = [was, value].map((each) => (each === "" ? "nothing" : `“${each}”`)).join(" → ");
	const outcome = `${fact}: ${change}. Source: ${source?.publisher ?? ""}, ${source?.document ?? ""}.`;
	await answerReport(writing, correction, { status: "corrected", outcome, decidedAt: new Date() });
}

/** The visitor's page says what became of the report. */
async function answerReport(
	{ tx, tags }: Writing,
	{ reportId }: CorrectionRow,
	answer: Pick<typeof reports.$inferSelect, "status" | "outcome" | "decidedAt">,
): Promise<void> {
	if (reportId === null) return;
	await tx.update(reports).set(answer).where(eq(reports.id, reportId));
	tags.add(`report:${reportId}`);
}

/** What shows the fact is made anew; who asks at a former address is led on. */
async function tell({ tx, tags, actor }: Writing, { field, collegeId, was, value }: CorrectionRow): Promise<void> {
	tags.add(`college:${collegeId}`);
	const { reaches } = STORED_FACTS[field];
	if (reaches.some((what) => what !== "menus")) tags.add("colleges");
	if (reaches.includes("menus")) tags.add("menus");
	if (field !== "slug" || was === value) return;
	await leaveRedirect(tx, { from: `/college/${was}`, to: `/college/${value}` }, actor);
	tags.add("content:redirects");
}

/** The institution is locked first: corrections of one lie over each other in the order in which they are made. */
async function lockCorrection({ tx }: Writing, { id, college_id: college }: Item): Promise<MergeRow> {
	await tx
		.select({ id: colleges.id })
		.from(colleges)
		.where(eq(colleges.id, String(college)))
		.for("update");
	const [row] = await tx
		.select()
		.from(corrections)
		.where(eq(corrections.id, Number(id)));
	if (row === undefined) throw new Error(`The correction ${String(id)} is not there`);
	return row;
}

/** What may follow what. What was undone or refused is another correction. */
const NEXT: Readonly<Record<string, readonly string[]>> = { proposed: ["applied", "refused"], applied: ["undone"] };
/** What a correction is about, which stays. */
const SUBJECT = ["college_id", "field", "fact", "value", "source_id"];

/** What the site writes beside a change: who decided. A figure is agreed to by another person than its writer. */
export function ownOfCorrection({ before, sent, who, needsSecondPerson }: Changing): Item {
	for (const field of SUBJECT) {
		if (sent[field] !== undefined && !isDeepStrictEqual(sent[field], before[field]))
			throw refusal(field, "stays: make another correction");
	}
	const to = sent.state;
	if (typeof to !== "string" || to === before.state) return {};
	if (!NEXT[String(before.state)]?.includes(to)) throw refusal("state", `cannot become "${to}" from "${before.state}"`);
	const agrees = before.state === "proposed" && to === "applied";
	if (agrees && needsSecondPerson && who !== null && who === before.user_created)
		throw refusal("state", "needs a second person: whoever wrote it does not agree to it");
	return { decided_by: who, decided_at: new Date().toISOString() };
}

function refusal(field: string, reason: string): ContentError {
	return invalidField({ collection: "corrections", field, reason });
}

import { isDeepStrictEqual } from "node:util";
import { FACT_KINDS, MERGE } from "@uchit/contract/correction.ts";
import { isLargeChange, whyImpossible } from "@uchit/contract/plausible-fact.ts";
import { and, eq, ne } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import type { Change, ChangeRequest, Item, Key, WriteContext } from "#backend/content/items/types.ts";
import type { Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { corrections, reports } from "#backend/db/schema/report.ts";
import { sources } from "#backend/db/schema/source.ts";
import { buildAddedRow, type ListCache } from "#backend/facts/queries/corrections/added-rows.ts";
import {
	type CorrectionRow,
	findEffect,
	isFactCorrection,
	isPublishedFact,
	type RowLookup,
} from "#backend/facts/queries/corrections/fact-rows.ts";
import type { MergeRow } from "#backend/facts/queries/corrections/merge.ts";
import {
	type AppliedCorrection,
	lockInstitutions,
	rebuildOverlay,
} from "#backend/facts/queries/corrections/overlay.ts";
import { STORED_FACTS, tagsOfFact } from "#backend/facts/queries/corrections/stored-facts.ts";
import { isCollege } from "#backend/facts/queries/is-college.ts";
import { readCorrected, readParts } from "#backend/facts/rules/corrections.ts";
import { applyMerge } from "./apply-merge.ts";
import { decide, PROPOSAL, refusalIn, type StateTable } from "./decide.ts";
import { upsertRedirect } from "./history.ts";

const refusal = refusalIn("corrections");

/**
 * Rebuilds the institution's overlay in the transaction that stores or undoes the correction: pages show exactly what
 * is listed as corrected. A figure waits for a second person where the site requires one, or if it changes by more than
 * half.
 */
export async function applyCorrection(context: WriteContext, { before, after }: Change): Promise<void> {
	const correction = await readCorrection(context.tx, Number(after.id));
	if (before === undefined) await requireInstitution(context, correction);
	if (!isFactCorrection(correction)) return applyMerge(context, correction, before?.state);
	if (before === undefined) return storeJudged(context, correction);
	if (before.state === after.state) return;
	if (after.state === "applied") return publishApproved(context, correction);
	if (before.state === "applied") await publishCorrections(context, [correction]);
}

/**
 * Puts corrections that are now applied or undone on the site: rebuilds the overlay of each institution once, adds the
 * tags of the changed pages, and answers the reports. Returns the corrections in force there.
 */
export async function publishCorrections(
	context: WriteContext,
	changed: readonly CorrectionRow[],
): Promise<AppliedCorrection[]> {
	const inForce = await rebuildOverlay(
		context.tx,
		changed.map(({ collegeId }) => collegeId),
	);
	context.tags.add("corrections");
	for (const correction of changed) {
		for (const tag of tagsOfFact(correction.field, correction.collegeId)) context.tags.add(tag);
		await redirectAddress(context, correction);
		await answerReport(context, correction);
	}
	return inForce;
}

export async function lockCorrection(tx: Queryable, itemOrKey: Item | Key): Promise<void> {
	if (typeof itemOrKey === "object") return lockInstitutions(tx, institutionsOf(itemOrKey));
	const read = async () =>
		(
			await tx
				.select()
				.from(corrections)
				.where(eq(corrections.id, Number(itemOrKey)))
		)[0];
	const correction = await read();
	if (correction === undefined) return;
	await lockInstitutions(tx, institutionsOf({ ...correction, college_id: correction.collegeId }));
	// A merge may have moved the correction meanwhile.
	if ((await read())?.collegeId !== correction.collegeId) await lockCorrection(tx, itemOrKey);
}

function institutionsOf({ college_id: college, field, value }: Item): string[] {
	return [String(college), ...(field === MERGE ? [String(value)] : [])];
}

async function storeJudged(context: WriteContext, correction: CorrectionRow): Promise<void> {
	const { isSame, ...judged } = await judgeCorrection(context, correction);
	if (isSame) throw refusal("value", SAME_VALUE);
	await context.tx.update(corrections).set(judged).where(eq(corrections.id, correction.id));
	if (judged.state === "applied") await publishCorrections(context, [{ ...correction, ...judged }]);
}

export type JudgeContext = { tx: Queryable; needsSecondPerson: boolean };
export type Judged = Pick<CorrectionRow, "value" | "fact" | "about" | "was"> & {
	state: "applied" | "proposed";
	isSame: boolean;
};

async function judgeCorrection(context: JudgeContext, correction: CorrectionRow): Promise<Judged> {
	const value = readValue(correction);
	const fact = await readFact(context, correction);
	const whole = { ...correction, value, fact };
	requirePossible(whole);
	return judgeChange(context, whole);
}

/** Returns the value as it is stored. Throws a ContentError if it does not fit the field. */
export function readValue({ field, fact, value, createdAt }: CorrectionRow): string {
	const read = readCorrected(field, value, createdAt.getFullYear());
	if ("refused" in read) throw refusal("value", read.refused);
	const kind = FACT_KINDS[field];
	const isOne = "isOne" in kind;
	if (!isOne && fact === null && !("mayAdd" in kind)) throw refusal("fact", "is required: choose which");
	if (fact === null && !isOne && read.value === "") throw refusal("value", "is empty");
	return read.value;
}

export function requirePossible(whole: CorrectionRow): void {
	const impossible = whole.value === "" ? undefined : whyImpossible(whole);
	if (impossible !== undefined) throw refusal("value", impossible);
}

export async function judgeChange(
	{ tx, needsSecondPerson }: JudgeContext,
	whole: CorrectionRow,
	rows?: RowLookup,
): Promise<Judged> {
	const { field, value, fact } = whole;
	const { about, was, isSame } = await findChange(tx, whole, rows);
	const waits = "isFigure" in FACT_KINDS[field] && needsAgreement(needsSecondPerson, was, value);
	return { value, fact, about, was, isSame, state: waits ? "proposed" : "applied" };
}

/** Whether somebody other than the writer has to agree to the change of a figure. */
function needsAgreement(needsSecondPerson: boolean, was: string, value: string): boolean {
	return needsSecondPerson || isLargeChange(was, value);
}

async function readFact({ tx }: JudgeContext, correction: CorrectionRow): Promise<CorrectionRow["fact"]> {
	const { field, fact } = correction;
	if ("isOne" in FACT_KINDS[field]) return null;
	if (fact === null || STORED_FACTS[field].isWhole === undefined) return fact;
	if (STORED_FACTS[field].isWhole(fact)) throw refusal("fact", "is not among the facts of this institution");
	if (await isPublishedFact(tx, correction)) return fact;
	return readNewFact(tx, correction);
}

export async function readNewFact(
	tx: Queryable,
	{ field, fact, collegeId, createdAt }: CorrectionRow,
	lists?: ListCache,
): Promise<CorrectionRow["fact"]> {
	const read = readParts(field, fact ?? {}, createdAt.getFullYear());
	if ("refused" in read) throw refusal("fact", read.refused);
	const added = await buildAddedRow(tx, { field, collegeId, parts: read.parts }, lists);
	if ("refused" in added) throw refusal("fact", added.refused);
	return added.fact;
}

async function publishApproved(context: WriteContext, correction: CorrectionRow): Promise<void> {
	const { about, was, isSame } = await findChange(context.tx, correction);
	if (isSame) throw refusal("value", SAME_VALUE);
	await context.tx.update(corrections).set({ about, was }).where(eq(corrections.id, correction.id));
	await publishCorrections(context, [{ ...correction, about, was }]);
}

const SAME_VALUE = "is already the value on the site";

export async function findChange(
	tx: Queryable,
	correction: CorrectionRow,
	rows?: RowLookup,
): Promise<Pick<Judged, "about" | "was" | "isSame">> {
	const effect = await findEffect(tx, "current", correction, rows);
	const { fact, field } = correction;
	const isAdded = fact !== null && STORED_FACTS[field].isWhole?.(fact) === true;
	if (effect === undefined || (fact !== null && effect.before === null && !isAdded))
		throw refusal("fact", "is not among the facts of this institution");
	const { before, after, about, was } = effect;
	const isSame = before === null ? after === null : was === correction.value;
	if (correction.field === "slug" && !isSame) await requireFreeAddress(tx, correction);
	return { about, was, isSame };
}

/** Throws what the database would, for an address that two published rows would share. */
async function requireFreeAddress(tx: Queryable, { collegeId, value }: CorrectionRow): Promise<void> {
	const isTaken = and(eq(colleges.slug, value), ne(colleges.id, collegeId));
	if ((await tx.select({ id: colleges.id }).from(colleges).where(isTaken)).length === 0) return;
	const location = { collection: "items", field: "slug" };
	throw new ContentError(
		"RECORD_NOT_UNIQUE",
		`Value for field "slug" in collection "items" has to be unique.`,
		location,
	);
}

/** Throws what the database would, for a missing institution; one that was merged into another is missing too. */
async function requireInstitution({ tx }: WriteContext, { collegeId }: MergeRow): Promise<void> {
	if (await isCollege(tx, collegeId)) return;
	const location = { collection: "corrections", field: "college_id" };
	throw new ContentError(
		"INVALID_FOREIGN_KEY",
		`Invalid foreign key for field "college_id" in collection "corrections".`,
		location,
	);
}

/** Tells the visitor what was corrected; once it is undone the report is open again. */
async function answerReport({ tx, tags }: WriteContext, correction: CorrectionRow): Promise<void> {
	const { reportId, state } = correction;
	if (reportId === null) return;
	const answer =
		state === "applied"
			? { status: "corrected" as const, outcome: await describeCorrection(tx, correction), decidedAt: new Date() }
			: { status: "open" as const, outcome: null, decidedAt: null };
	await tx.update(reports).set(answer).where(eq(reports.id, reportId));
	tags.add(`report:${reportId}`);
}

async function describeCorrection(
	tx: Queryable,
	{ field, about, was, value, sourceId }: CorrectionRow,
): Promise<string> {
	const [source] = await tx.select().from(sources).where(eq(sources.id, sourceId));
	const fact = [FACT_KINDS[field].name, about].filter((part) => part !== "").join(", ");
	const change = [was, value].map((each) => (each === "" ? "nothing" : `“${each}”`)).join(" → ");
	return `${fact}: ${change}. Source: ${source?.publisher ?? ""}, ${source?.document ?? ""}.`;
}

async function redirectAddress({ tx, tags, actor }: WriteContext, correction: CorrectionRow): Promise<void> {
	const { field, state, was, value } = correction;
	if (field !== "slug" || was === value) return;
	const [from, to] = state === "applied" ? [was, value] : [value, was];
	await upsertRedirect(tx, { from: `/college/${from}`, to: `/college/${to}` }, actor);
	tags.add("content:redirects");
}

async function readCorrection(tx: Queryable, id: number): Promise<MergeRow> {
	const [row] = await tx.select().from(corrections).where(eq(corrections.id, id));
	if (row === undefined) throw new Error(`The correction ${id} has no row`);
	return row;
}

/** A figure is confirmed by another person than its writer. */
const STATES: StateTable = {
	collection: "corrections",
	next: PROPOSAL,
	needsOther: ({ before, needsSecondPerson }, to) =>
		to === "applied" &&
		// A merge waits only if it needs a second person.
		(before.field === MERGE || needsAgreement(needsSecondPerson, String(before.was), String(before.value)))
			? "you wrote it, so a colleague has to agree to it"
			: undefined,
};
const SUBJECT = ["college_id", "field", "fact", "value", "source_id"];

/** Returns the site's own fields beside a change, with the person who decided. */
export function systemFieldsOfCorrection(request: ChangeRequest): Item {
	const { before, sent } = request;
	for (const field of SUBJECT) {
		if (sent[field] !== undefined && !isDeepStrictEqual(sent[field], before[field]))
			throw refusal(field, "cannot change: make another correction");
	}
	return decide(STATES, request);
}

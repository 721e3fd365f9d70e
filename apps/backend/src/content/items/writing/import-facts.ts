import { FACT_TABLES, type FactImport, type ImportedFact } from "@uchit/contract/fact-import.ts";
import { and, eq, inArray } from "drizzle-orm";
import { toContentErrors } from "#backend/content/errors.ts";
import type { Change, ChangeRequest, Item, Key, WriteContext } from "#backend/content/items/types.ts";
import { applyImportedRows } from "#backend/content/row-imports/queries/import-rows.ts";
import type { Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { corrections, factImports } from "#backend/db/schema/report.ts";
import { ListCache } from "#backend/facts/queries/corrections/added-rows.ts";
import {
	type CorrectionRow,
	groupByList,
	isFactCorrection,
	prefetchRows,
	type RowLookup,
	readSubjects,
} from "#backend/facts/queries/corrections/fact-rows.ts";
import { lockInstitutions } from "#backend/facts/queries/corrections/overlay.ts";
import {
	findChange,
	type JudgeContext,
	judgeChange,
	publishCorrections,
	readNewFact,
	readValue,
	requirePossible,
} from "./apply-correction.ts";
import { decide, refusalIn, type StateTable } from "./decide.ts";
import { staffIdOf } from "./history.ts";

const refusal = refusalIn("fact_imports");

export type JudgedFact = { outcome: ImportedFact; correction: CorrectionRow };

export async function judgeFacts(context: JudgeContext, sent: FactImport): Promise<JudgedFact[]> {
	const read = await readFacts(context.tx, sent);
	const judged = new Map<CorrectionRow, JudgedFact>();
	for (const alike of groupByList(
		read.flatMap(({ correction, reason }) => (reason === undefined ? [correction] : [])),
	)) {
		const rows = await prefetchRows(context.tx, "current", alike);
		for (const correction of alike) judged.set(correction, await judgeFact(context, correction, rows));
		await describeNewFacts(
			context.tx,
			alike.flatMap((correction) => judged.get(correction) ?? []),
		);
	}
	return read.map(({ correction, reason }) => judged.get(correction) ?? toWrongFact(correction, reason));
}

type ReadFact = { correction: CorrectionRow; reason?: string };

async function readFacts(tx: Queryable, sent: FactImport): Promise<ReadFact[]> {
	const known = await listInstitutions(tx, sent);
	const lists = new ListCache();
	const rows = new Map<string, { row: number; value: string }>();
	const read: ReadFact[] = [];
	for (const each of sent.facts) {
		const correction = toCorrection(each, sent);
		try {
			requireField(sent, correction);
			if (!known.has(correction.collegeId)) throw refusal("college_id", "is not a college of the site");
			const value = readValue(correction);
			const fact = correction.fact && (await readNewFact(tx, correction, lists));
			const whole = { ...correction, value, fact };
			requirePossible(whole);
			const key = keyOf(whole);
			const before = rows.get(key);
			if (before !== undefined) throw refusal("value", describeClash(before, value));
			rows.set(key, { row: each.row, value });
			read.push({ correction: whole });
		} catch (error) {
			read.push({ correction, reason: reasonOf(error) });
		}
	}
	return read;
}

function describeClash(before: { row: number; value: string }, value: string): string {
	if (before.value === value) return `says what row ${before.row} says already`;
	return `is about what row ${before.row} is about, which says ${before.value}: only one of them can be right`;
}

async function judgeFact(context: JudgeContext, correction: CorrectionRow, rows: RowLookup): Promise<JudgedFact> {
	try {
		const { isSame, ...whole } = await judgeChange(context, correction, rows);
		const outcome = isSame ? "same" : whole.was === "" ? "new" : "changed";
		const imported = { outcome, was: whole.was, waits: !isSame && whole.state === "proposed" } as const;
		return { outcome: imported, correction: { ...correction, ...whole } };
	} catch (error) {
		return toWrongFact(correction, reasonOf(error));
	}
}

function toWrongFact(correction: CorrectionRow, reason = "It cannot be read."): JudgedFact {
	return { outcome: { outcome: "wrong", was: "", waits: false, reason }, correction };
}

async function describeNewFacts(tx: Queryable, judged: readonly JudgedFact[]): Promise<void> {
	const added = judged.flatMap((each) => {
		const { fact } = each.correction;
		return each.outcome.outcome === "new" && fact !== null ? [{ each, fact }] : [];
	});
	const [first] = added;
	if (first === undefined) return;
	const names = await readSubjects(
		tx,
		first.each.correction.field,
		added.map(({ fact }) => fact),
	);
	for (const [at, { each }] of added.entries()) each.correction.about = names[at] ?? "";
}

/**
 * Stores the corrections of a table that change something, and rebuilds the overlay of each institution once. Returns
 * the import.
 */
export async function importFacts(
	context: WriteContext,
	{ judged, sent, sourceId }: { judged: readonly JudgedFact[]; sent: FactImport; sourceId: string },
): Promise<typeof factImports.$inferSelect> {
	const { tx, actor } = context;
	const changing = judged.filter(({ outcome: { outcome } }) => outcome === "new" || outcome === "changed");
	if (changing.length === 0) throw refusal("facts", "has no value that differs from the site");
	const staffId = staffIdOf(actor);
	const state = changing.some(({ outcome }) => outcome.waits) ? "proposed" : "applied";
	const { file, kind } = sent;
	const row = { file, kind, source_id: sourceId, facts: changing.length, state, user_created: staffId } as const;
	const [made] = await tx.insert(factImports).values(row).returning();
	if (made === undefined) throw new Error(`The import of ${file} was not stored`);
	const beside = { importId: made.id, sourceId, userCreated: staffId };
	const rows = changing.map(({ correction }) => ({ ...correction, ...beside }));
	for (let from = 0; from < rows.length; from += BATCH_SIZE)
		await tx.insert(corrections).values(rows.slice(from, from + BATCH_SIZE).map(({ id: _, ...row }) => row));
	await publishCorrections(
		context,
		rows.filter(({ state }) => state === "applied"),
	);
	return made;
}

const BATCH_SIZE = 500;

export async function lockImport(tx: Queryable, itemOrKey: Item | Key): Promise<void> {
	if (typeof itemOrKey === "object") return;
	const rows = await tx
		.select({ id: corrections.collegeId })
		.from(corrections)
		.where(eq(corrections.importId, Number(itemOrKey)));
	await lockInstitutions(
		tx,
		rows.map(({ id }) => id),
	);
}

/** A second person confirms all waiting corrections, and all are undone in one step. */
const STATES: StateTable = {
	collection: "fact_imports",
	next: { proposed: ["applied", "undone"], applied: ["undone"] },
	needsOther: (_, to) => (to === "applied" ? "you brought the table in, so a colleague has to agree to it" : undefined),
};

export function systemFieldsOfFactImport(request: ChangeRequest): Item {
	return decide(STATES, request);
}

export async function applyFactImport(context: WriteContext, { before, after }: Change): Promise<void> {
	if (before === undefined || before.state === after.state) return;
	const [made] = await context.tx
		.select()
		.from(factImports)
		.where(eq(factImports.id, Number(after.id)));
	if (made !== undefined && made.rows !== null) return applyImportedRows(context, made);
	const decided = { decidedBy: toStaffId(after.decided_by), decidedAt: new Date() };
	const ofImport = eq(corrections.importId, Number(after.id));
	const inState = (state: CorrectionRow["state"]) => and(ofImport, eq(corrections.state, state));
	const { tx } = context;
	if (after.state === "applied")
		return applyProposedCorrections(context, await tx.select().from(corrections).where(inState("proposed")), decided);
	await tx
		.update(corrections)
		.set({ state: "refused", ...decided })
		.where(inState("proposed"));
	const undone = await tx
		.update(corrections)
		.set({ state: "undone", ...decided })
		.where(inState("applied"))
		.returning();
	await publishCorrections(context, undone.filter(isFactCorrection));
}

type Decision = { decidedBy: string | null; decidedAt: Date };

/** Corrections whose value is already there by then are refused: they no longer change anything. */
async function applyProposedCorrections(
	context: WriteContext,
	waiting: readonly (typeof corrections.$inferSelect)[],
	decided: Decision,
): Promise<void> {
	const { tx } = context;
	const applied: CorrectionRow[] = [];
	const refused: CorrectionRow[] = [];
	for (const alike of groupByList(waiting.filter(isFactCorrection))) {
		const rows = await prefetchRows(tx, "current", alike);
		for (const correction of alike) {
			const { isSame, was } = await findChange(tx, correction, rows);
			(isSame ? refused : applied).push(correction);
			if (was !== correction.was) await tx.update(corrections).set({ was }).where(eq(corrections.id, correction.id));
		}
	}
	const are = (those: readonly CorrectionRow[]) =>
		inArray(
			corrections.id,
			those.map(({ id }) => id),
		);
	await tx
		.update(corrections)
		.set({ state: "applied", ...decided })
		.where(are(applied));
	await tx
		.update(corrections)
		.set({ state: "refused", ...decided })
		.where(are(refused));
	await publishCorrections(
		context,
		applied.map((correction) => ({ ...correction, state: "applied" })),
	);
}

async function listInstitutions(db: Queryable, { facts }: FactImport): Promise<ReadonlySet<string>> {
	const ids = [...new Set(facts.map(({ college_id: id }) => id))];
	return new Set(
		(await db.select({ id: colleges.id }).from(colleges).where(inArray(colleges.id, ids))).map(({ id }) => id),
	);
}

function toCorrection(
	{ college_id: collegeId, field, fact, value }: FactImport["facts"][number],
	{ file }: FactImport,
): CorrectionRow {
	const decided = { state: "applied" as const, says: null, decidedBy: null, decidedAt: null, createdAt: new Date() };
	const beside = { id: 0, about: "", was: "", reason: `From the table ${file}`, sourceId: "", importId: null };
	return { ...beside, ...decided, collegeId, field, fact: fact ?? null, value, reportId: null, userCreated: null };
}

function requireField({ kind }: FactImport, { field, value }: CorrectionRow): void {
	if (value === "") throw refusal("value", "is empty");
	const table = FACT_TABLES.find(({ id }) => id === kind);
	if (table?.values.some((each) => each.field === field) !== true)
		throw refusal("field", `is not a field of a table of ${kind}`);
}

/** Facts without parts are distinguished by their value. */
function keyOf({ collegeId, field, fact, value }: CorrectionRow): string {
	return JSON.stringify([collegeId, field, fact ?? value]);
}

function reasonOf(error: unknown): string {
	const errors = toContentErrors(error);
	if (errors.some(({ status }) => status >= 500)) throw error;
	return errors
		.map(({ message, extensions: { reason } }) => (typeof reason === "string" ? `It ${reason}.` : message))
		.join(" ");
}

function toStaffId(id: unknown): string | null {
	return typeof id === "string" ? id : null;
}

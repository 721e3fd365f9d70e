import { isDeepStrictEqual } from "node:util";
import { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ImportedRow, RowImport } from "@uchit/contract/row-import.ts";
import { SCHOLARSHIPS_TAG } from "@uchit/contract/scholarship.ts";
import { eq, inArray } from "drizzle-orm";
import * as z from "zod";
import { invalidField } from "#backend/content/errors.ts";
import type { WriteContext } from "#backend/content/items/types.ts";
import { staffIdOf } from "#backend/content/items/writing/history.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { factImports } from "#backend/db/schema/report.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { rebuildImports } from "#backend/scholarship/queries/imports.ts";
import type { JudgedRow } from "../judge-rows.ts";

type Import = typeof factImports.$inferSelect;
const EventRow = z.object({ exam: z.int(), event: ExamEvent });

/**
 * Imports the rows of a file that change something. Scholarships wait where figures need a second person; a date never
 * does, as in the exam's own form.
 */
export async function importRows(
	context: WriteContext,
	{ judged, sent, sourceId }: { judged: readonly JudgedRow[]; sent: RowImport; sourceId: string },
): Promise<Import> {
	const { actor, tx } = context;
	const isChanging = ({ outcome }: JudgedRow) => outcome === "new" || outcome === "changed";
	const changing = judged.flatMap((judgedRow) =>
		isChanging(judgedRow) && judgedRow.row !== undefined ? [judgedRow.row] : [],
	);
	if (changing.length === 0)
		throw invalidField({
			collection: "fact_imports",
			field: "rows",
			reason: "has no value that differs from the site",
		});
	const { file, kind } = sent;
	const beside = kind === "scholarship" ? { source_id: sourceId, read_on: dayInIndia(new Date()) } : {};
	const rows = changing.map((row): ImportedRow => ({ ...row, value: { ...row.value, ...beside } }));
	const state = kind === "scholarship" && context.needsSecondPerson ? "proposed" : "applied";
	const [made] = await tx
		.insert(factImports)
		.values({ file, kind, source_id: sourceId, facts: rows.length, state, rows, user_created: staffIdOf(actor) })
		.returning();
	if (made === undefined) throw new Error(`The import of ${file} was not stored`);
	if (state === "applied") await applyImportedRows(context, made);
	return made;
}

export async function applyImportedRows(context: WriteContext, { id, kind, state, was, rows }: Import): Promise<void> {
	if (kind === "scholarship") {
		await rebuildImports(context.tx);
		context.tags.add(SCHOLARSHIPS_TAG);
		return;
	}
	const laid = (rows ?? []).map(({ value }) => EventRow.parse(value));
	const before = await changeEvents(context, laid, (now, { event, place }) =>
		state === "applied" ? event : restoreEvent(now, { event, was: was?.[place] }),
	);
	if (state === "applied") await context.tx.update(factImports).set({ was: before }).where(eq(factImports.id, id));
}

function restoreEvent(
	now: ExamEvent | undefined,
	{ event, was }: { event: ExamEvent; was: unknown },
): ExamEvent | undefined {
	if (!isDeepStrictEqual(now, event)) return now;
	return ExamEvent.optional().parse(was);
}

type ImportedEventRow = z.infer<typeof EventRow>;
type EventChange = (now: ExamEvent | undefined, laid: { event: ExamEvent; place: string }) => ExamEvent | undefined;

/**
 * Changes each exam once, as its form would: with a version, the contract's checks, and the change log. Returns the
 * former events.
 */
async function changeEvents(
	context: WriteContext,
	laid: readonly ImportedEventRow[],
	become: EventChange,
): Promise<Import["was"]> {
	const ids = [...new Set(laid.map(({ exam }) => exam))].toSorted((one, other) => one - other);
	const { id, events } = exams;
	const stored = await context.tx
		.select({ id, events })
		.from(exams)
		.where(inArray(exams.id, ids))
		.orderBy(id)
		.for("update");
	const was: NonNullable<Import["was"]> = {};
	for (const { id: key, events } of stored) {
		const now = new Map((events ?? []).map((event) => [event.key, event]));
		for (const { event } of laid.filter(({ exam }) => exam === key)) {
			const before = now.get(event.key);
			const place = `${key} ${event.key}`;
			const next = become(before, { event, place });
			if (before !== undefined) was[place] = { ...before };
			if (next === undefined) now.delete(event.key);
			else now.set(event.key, next);
		}
		await context.updateOne(context, { collection: "exams", key }, { events: [...now.values()] });
	}
	return was;
}

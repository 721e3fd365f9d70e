import { isDeepStrictEqual } from "node:util";
import { ExamEvent } from "@uchit/contract/exam-event.ts";
import * as z from "zod";
import { collectionNamed } from "#backend/content/collections.ts";
import type { Content, Field, Item } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { updateOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { integer, jsonObject, nullable } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const STORED = { id: integer, row: jsonObject, shipped: nullable(jsonObject) };

/**
 * Repairs JSON that editors wrote under an older contract. A part that they left unedited is replaced by today's seed;
 * dates of an exam lose what no document proves. All else stays, and is listed when the backend starts.
 */
export async function repairEditedItems(
	content: Content,
	name: "exams" | "countries",
	todays: ReadonlyMap<string, Item>,
): Promise<number> {
	const collection = collectionNamed(name);
	const rows = await readRows(content.db, STORED)`
		SELECT t.id, to_jsonb(t) AS row, r.data AS shipped FROM ${collection.table} t LEFT JOIN revisions r
		ON r.collection = ${name} AND r.item = t.id::text AND r.version = 1 AND r.who IS NULL ORDER BY t.id`;
	let count = 0;
	for (const { id, row, shipped } of rows) {
		const today = todays.get(String(row.slug)) ?? {};
		const mended = repairFields([...collection.fields.values()], { row, shipped: shipped ?? {}, today });
		if (Object.keys(mended).length === 0) continue;
		await inTransaction(content, SYSTEM, (context) => updateOne(context, { collection: name, key: id }, mended));
		count += 1;
	}
	return count;
}

function repairFields(
	fields: readonly Field[],
	{ row, shipped, today }: Record<"row" | "shipped" | "today", Item>,
): Item {
	const parts = fields.flatMap(({ name, kind, shape }) => {
		const value = row[name];
		if (kind !== "json" || shape === undefined || value === null || shape.safeParse(value).success) return [];
		const isAsShipped = name in today && isDeepStrictEqual(value, shipped[name]);
		const fitting = isAsShipped ? today[name] : name === "events" ? toExpectedMonths(value) : value;
		return fitting === null || shape.safeParse(fitting).success ? [[name, fitting] as const] : [];
	});
	return Object.fromEntries(parts);
}

const Dated = z.looseObject({ starts: z.string(), ends: z.string().optional() });

/** Makes a date without a document an expected month. Its day stays in the revision before. */
function toExpectedMonths(events: unknown): unknown {
	if (!Array.isArray(events)) return events;
	return events.map((event: unknown) => {
		const dated = Dated.safeParse(event).data;
		if (dated === undefined || ExamEvent.safeParse(event).success) return event;
		const { starts, ends } = dated;
		return {
			...dated,
			status: "expected",
			starts: monthOf(starts),
			...(ends !== undefined && { ends: monthOf(ends) }),
		};
	});
}

function monthOf(date: string): string {
	return date.slice(0, "2027-04".length);
}

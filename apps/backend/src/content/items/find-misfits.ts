import { CountryRecord } from "@uchit/contract/country.ts";
import { DocumentReading } from "@uchit/contract/document.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import { CallWindow, LeadSource } from "@uchit/contract/lead.ts";
import { Ratings } from "@uchit/contract/review.ts";
import { ImportedRow } from "@uchit/contract/row-import.ts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { toColumnName } from "#backend/db/column-names.ts";
import { jsonObject, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { type Misfit, pathsOf } from "#backend/platform/misfits.ts";
import { ReviewContent, ShownReview } from "#backend/review/rules/content.ts";

type StoredJson = { table: string; key: string; columns: Readonly<Record<string, z.ZodType>> };

const texts = z.array(z.string());
const Consent = z.looseObject({
	purpose: z.string(),
	recipient: z.string(),
	noticeVersion: z.string(),
	language: z.string(),
});

const STORED_JSON: readonly StoredJson[] = [
	{ table: "exams", key: "id", columns: columnsOf(ExamRecord.shape) },
	{ table: "countries", key: "id", columns: columnsOf(CountryRecord.shape) },
	{
		table: "news",
		key: "id",
		columns: {
			related_colleges: texts,
			related_exams: texts,
			correction_log: z.array(z.object({ date: z.string(), text: z.string() })),
		},
	},
	{ table: "permissions", key: "id", columns: { fields: texts, rule: z.record(z.string(), z.unknown()) } },
	{ table: "reviews", key: "id", columns: { ratings: Ratings, flags: texts, shown: ShownReview } },
	{ table: "review_versions", key: "review_id", columns: { content: ReviewContent } },
	{ table: "lead", key: "id", columns: { source: LeadSource, consents: z.array(Consent), call_window: CallWindow } },
	{ table: "documents", key: "id", columns: { reading: DocumentReading } },
	{ table: "fact_imports", key: "id", columns: { rows: z.array(ImportedRow) } },
	{
		table: "waiting_changes",
		key: "id",
		columns: { was: z.record(z.string(), z.unknown()), changes: z.record(z.string(), z.unknown()) },
	},
];

/** Compares every stored value with its schema. Absent values pass: the schema of the whole row decides about them. */
export async function findMisfits(db: Database): Promise<Misfit[]> {
	const misfits: Misfit[] = [];
	for (const one of STORED_JSON) misfits.push(...(await misfitsOf(db, one)));
	return misfits;
}

async function misfitsOf(db: Database, { table, key, columns }: StoredJson): Promise<Misfit[]> {
	const rows = await readRows(db, { id: text, row: jsonObject })`
		SELECT ${sql.identifier(key)}::text AS id, to_jsonb(t) AS row FROM ${sql.identifier(table)} t`;
	return rows.flatMap(({ id, row }) => {
		const paths = Object.entries(columns).flatMap(([column, schema]) => {
			const value = row[column];
			if (value === null || value === undefined) return [];
			const { error } = schema.safeParse(value);
			return error === undefined ? [] : pathsOf(error, column);
		});
		return paths.length === 0 ? [] : [{ table, id, paths }];
	});
}

/** Includes columns without JSON: a slug or a choice that a newer contract refuses loses the row just the same. */
function columnsOf(shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
	return Object.fromEntries(Object.entries(shape).map(([part, schema]) => [toColumnName(part), schema]));
}

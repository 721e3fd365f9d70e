import { type CorrectionKind, FACT_KINDS, type FactKind, MERGE } from "@uchit/contract/correction.ts";
import type { Corrections } from "@uchit/contract/corrections.ts";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { toRecord } from "#backend/db/column-names.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { sources } from "#backend/db/schema/source.ts";

const MAX_CORRECTIONS = 200;

/** Lists editors' corrections of institutions, newest first. Their reasons are shown only at the desk. */
export async function listCorrections(db: Queryable): Promise<Corrections> {
	const isKnown = and(eq(colleges.id, corrections.collegeId), inArray(corrections.state, ["applied", "undone"]));
	const rows = await db
		.select({ correction: corrections, slug: colleges.slug, name: colleges.name, source: sources })
		.from(corrections)
		.innerJoin(colleges, isKnown)
		.innerJoin(sources, eq(sources.id, corrections.sourceId))
		.orderBy(desc(corrections.createdAt), desc(corrections.id))
		.limit(MAX_CORRECTIONS);
	const [counted] = await db.select({ total: count() }).from(corrections).innerJoin(colleges, isKnown);
	return {
		total: counted?.total ?? 0,
		items: rows.map(({ correction: { field, about, was, value, state, createdAt }, slug, name, source }) => ({
			college: { slug, name },
			field,
			about,
			was: inWords(field, was),
			value: field === MERGE ? name : inWords(field, value),
			isUndone: state === "undone",
			correctedAt: createdAt.toISOString(),
			source: toRecord(source),
		})),
	};
}

function inWords(field: CorrectionKind, value: string): string {
	if (field === MERGE) return value;
	const { choices }: FactKind = FACT_KINDS[field];
	return choices?.find(({ id }) => id === value)?.name ?? value;
}

import type { Corrections } from "@uchit/contract/correction.schema.ts";
import { count, desc, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { colleges, corrections } from "#backend/db/schema/college.ts";
import { sources } from "#backend/db/schema/source.ts";
import { toSource } from "./sources.ts";

/** As many as one page of the site lists. */
const MOST = 200;

/** What editors corrected of institutions, newest first. Why, in their own words, is for the desk alone. */
export async function listCorrections(db: Database): Promise<Corrections> {
	const isKnown = eq(colleges.id, corrections.collegeId);
	const rows = await db
		.select({ correction: corrections, slug: colleges.slug, name: colleges.name, source: sources })
		.from(corrections)
		.innerJoin(colleges, isKnown)
		.innerJoin(sources, eq(sources.id, corrections.sourceId))
		.orderBy(desc(corrections.createdAt), desc(corrections.id))
		.limit(MOST);
	const [counted] = await db.select({ total: count() }).from(corrections).innerJoin(colleges, isKnown);
	return {
		total: counted?.total ?? 0,
		items: rows.map(({ correction: { field, value, createdAt }, slug, name, source }) => ({
			college: { slug, name },
			field,
			value,
			correctedAt: createdAt.toISOString(),
			source: toSource(source),
		})),
	};
}

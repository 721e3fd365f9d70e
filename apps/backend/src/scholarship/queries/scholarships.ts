import { Scholarship } from "@uchit/contract/scholarship.ts";
import { asc } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { states } from "#backend/db/schema/place.ts";
import { scholarships } from "#backend/db/schema/scholarship.ts";
import { fitsSchema } from "#backend/platform/misfits.ts";

export async function readScholarships(db: Database): Promise<Scholarship[]> {
	const rows = await db.select().from(scholarships).orderBy(asc(scholarships.name));
	return rows.flatMap(({ amountLeastInr, amountMostInr, isOfFees, ...row }) => {
		const isKnown = isOfFees || amountLeastInr !== null || amountMostInr !== null;
		const amount = { leastInr: amountLeastInr ?? undefined, mostInr: amountMostInr ?? undefined, isOfFees };
		const fields = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
		const record = { ...fields, amount: isKnown ? amount : undefined };
		return fitsSchema(Scholarship, record, { table: "scholarships", id: row.slug }) ? [Scholarship.parse(record)] : [];
	});
}

export async function readStates(db: Database): Promise<{ slug: string; name: string; nameHi: string | undefined }[]> {
	const rows = await db.select().from(states).orderBy(asc(states.name));
	return rows.flatMap(({ slug, name, nameHi }) => ({ slug, name, nameHi: nameHi ?? undefined }));
}

import { type FormColleagues, OPEN_FORM_SECONDS } from "@uchit/contract/open-form.ts";
import { and, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { openForms } from "#backend/db/schema/content/claim.ts";
import { staff } from "#backend/db/schema/content/staff.ts";

const CLOSED_BEFORE = sql`now() - make_interval(secs => ${OPEN_FORM_SECONDS})`;

/** Each statement is on its own: in one transaction, two callers would wait for each other's rows. */
export async function noteOpenForm(db: Database, form: typeof openForms.$inferInsert): Promise<FormColleagues> {
	await db.delete(openForms).where(lt(openForms.seen_at, CLOSED_BEFORE));
	const target = [openForms.collection, openForms.item, openForms.staff];
	await db
		.insert(openForms)
		.values(form)
		.onConflictDoUpdate({ target, set: { seen_at: sql`now()` } });
	const isSameForm = and(eq(openForms.collection, form.collection), eq(openForms.item, form.item));
	const { first_name, last_name, role } = staff;
	return db
		.select({ first_name, last_name, role })
		.from(openForms)
		.innerJoin(staff, eq(staff.id, openForms.staff))
		.where(and(isSameForm, ne(openForms.staff, form.staff), gte(openForms.seen_at, CLOSED_BEFORE)))
		.orderBy(first_name, last_name, staff.id);
}

import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { staff } from "#backend/db/schema/content/staff.ts";

/** Somebody to whom a lead can be given, or was given before they were suspended. */
export type DeskPerson = { id: string; name: string | undefined; role: string; isActive: boolean };

/** Who works at the lead desk. */
export async function listDeskPeople(db: Queryable): Promise<DeskPerson[]> {
	const rows = await db
		.select()
		.from(staff)
		.where(inArray(staff.role, ["lead-desk", "admin"]))
		.orderBy(asc(staff.first_name), asc(staff.last_name), asc(staff.id));
	return rows.map(({ id, first_name: first, last_name: last, role, status }) => {
		const name = [first, last].filter((part) => part !== null && part !== "").join(" ");
		return { id, name: name === "" ? undefined : name, role, isActive: status === "active" };
	});
}

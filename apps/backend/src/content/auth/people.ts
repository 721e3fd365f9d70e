import * as z from "zod";
import { type StaffRow, staffById } from "#backend/content/auth/queries/staff.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";

export const PersonQuery = z.object({ fields: z.union([z.string(), z.array(z.string())]).optional() }).loose();
export const PersonId = z.object({ id: z.uuid() });

export type Person = ReturnType<typeof toPerson>;

export function toPerson(row: StaffRow) {
	const { id, email, first_name, last_name, role, status, last_access, date_created, otp_secret } = row;
	const tfa_secret = otp_secret === null ? null : "**********";
	return { id, email, first_name, last_name, role, status, last_access, date_created, tfa_secret };
}

/** Picks the requested fields; none, and `*`, mean all. Throws FORBIDDEN for an unknown field. */
export function pick(person: Person, fields: string | string[] | undefined) {
	const wanted = new Set([fields ?? "*"].flat().flatMap((part) => part.split(",")));
	if (wanted.has("*")) return person;
	const unknown = [...wanted].find((field) => !(field in person));
	if (unknown !== undefined) throw new ContentError("FORBIDDEN", `There is no field "${unknown}" of users for you.`);
	return Object.fromEntries(Object.entries(person).filter(([field]) => wanted.has(field)));
}

/** Throws FORBIDDEN for an unknown id, as for a person whom the caller may not see. */
export async function personOf(db: Database, id: string): Promise<StaffRow> {
	const row = await staffById(db, id);
	if (row === undefined) throw new ContentError("FORBIDDEN");
	return row;
}

export function describeStaffRoute(summary: string) {
	return { summary, tags: ["staff"] };
}

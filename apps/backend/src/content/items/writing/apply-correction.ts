import { CORRECTED_FIELDS } from "@uchit/contract/correction.ts";
import { and, desc, eq } from "drizzle-orm";
import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { Change, Changing, Item, Writing } from "#backend/content/items/types.ts";
import { colleges, corrections } from "#backend/db/schema/college.ts";
import { leaveRedirect } from "./history.ts";

/** As addresses of institutions are written. */
const SLUG = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/**
 * Lays a correction over its institution in the transaction that keeps it: what is listed as corrected is what pages and search
 * show. The newest of a field counts, as it does with every load.
 */
export async function applyCorrection({ tx, tags, actor }: Writing, { after }: Change): Promise<void> {
	const collegeId = String(after.college_id);
	const field = CORRECTED_FIELDS.find((known) => known === after.field);
	if (field === undefined) throw refusal("field", "is nothing that can be corrected");
	const isOf = eq(colleges.id, collegeId);
	const [college] = await tx.select({ slug: colleges.slug }).from(colleges).where(isOf).for("update");
	if (college === undefined) throw refusal("college_id", "names no institution");
	const [newest] = await tx
		.select({ value: corrections.value })
		.from(corrections)
		.where(and(eq(corrections.collegeId, collegeId), eq(corrections.field, field)))
		.orderBy(desc(corrections.id))
		.limit(1);
	const value = newest?.value.trim() ?? "";
	if (value === "") throw refusal("value", "is empty");
	if (field === "slug" && !SLUG.test(value)) throw refusal("value", "has to be lower-case letters, digits and hyphens");
	await tx
		.update(colleges)
		.set({ [field]: value })
		.where(isOf);
	for (const tag of ["colleges", `college:${collegeId}`]) tags.add(tag);
	if (field !== "slug" || value === college.slug) return;
	await leaveRedirect(tx, { from: `/college/${college.slug}`, to: `/college/${value}` }, actor);
	tags.add("content:redirects");
}

/** A correction stays about what it was made about; another fact is another correction. */
export function keepSubject({ before, sent }: Changing): Item {
	for (const field of ["college_id", "field"]) {
		if (sent[field] !== undefined && sent[field] !== before[field])
			throw refusal(field, "stays: make another correction");
	}
	return {};
}

function refusal(field: string, reason: string): ContentError {
	return invalidField({ collection: "corrections", field, reason });
}

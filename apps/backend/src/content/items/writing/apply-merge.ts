import { eq } from "drizzle-orm";
import type { WriteContext } from "#backend/content/items/types.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { corrections } from "#backend/db/schema/report.ts";
import {
	findMergeDoubt,
	findMergeObstacle,
	type MergeRow,
	mergeInstitutions,
	splitInstitutions,
} from "#backend/facts/queries/corrections/merge.ts";
import { refusalIn } from "./decide.ts";

const refusal = refusalIn("corrections");

/**
 * Merges two institutions, or separates them again, in the transaction that stores the correction. `value` is the id of
 * the one that disappears, `was` its name. It waits for a second person where figures do, or if the two are of different
 * universities or states.
 */
export async function applyMerge(context: WriteContext, merge: MergeRow, before: unknown): Promise<void> {
	const { tx } = context;
	if (before === merge.state) return;
	if (before === "applied") {
		await splitInstitutions(tx, merge);
		return notify(context, merge);
	}
	if (before !== undefined && merge.state !== "applied") return;
	const [gone] = await tx.select().from(colleges).where(eq(colleges.id, merge.value));
	if (gone === undefined) throw refusal("value", "is no institution of this site");
	const reason = await findMergeObstacle(tx, merge);
	if (reason !== undefined) throw refusal("value", reason);
	const waits = before === undefined && (context.needsSecondPerson || (await findMergeDoubt(tx, merge)) !== undefined);
	const state = waits ? ("proposed" as const) : ("applied" as const);
	const changed = { was: gone.name, about: gone.slug, state };
	await tx.update(corrections).set(changed).where(eq(corrections.id, merge.id));
	if (waits) return;
	await mergeInstitutions(tx, merge);
	await notify(context, merge);
}

async function notify({ tags }: WriteContext, { collegeId, value }: MergeRow): Promise<void> {
	for (const tag of ["colleges", "menus", `college:${collegeId}`, `college:${value}`]) tags.add(tag);
}

import { isDeepStrictEqual } from "node:util";
import { SCHOLARSHIPS_TAG } from "@uchit/contract/scholarship.ts";
import { ImportedScholarship } from "@uchit/contract/scholarship-import.ts";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { Change, Changing, Item, Writing } from "#backend/content/items/types.ts";
import { states } from "#backend/db/schema/place.ts";
import { scholarshipImports } from "#backend/db/schema/scholarship.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { rebuildImports } from "#backend/scholarship/queries/imports.ts";

/** Looks at the rows of an import that is made, and makes the overlay of scholarships anew when it is published or undone. */
export async function applyImport(writing: Writing, { before, after }: Change): Promise<void> {
	if (before === undefined) return begin(writing, after);
	if (before.state === after.state || after.state === "refused") return;
	await rebuildImports(writing.tx);
	writing.tags.add(SCHOLARSHIPS_TAG);
}

type Fault = { path: (string | number)[]; reason: string };

async function begin({ tx }: Writing, { id, rows: sent, state }: Item): Promise<void> {
	if (state !== "proposed") throw refusal("state", "is published once its rows were looked at");
	const known = await tx.select({ slug: states.slug, name: states.name }).from(states);
	const slugOf = new Map(
		known.flatMap(({ slug, name }) => [[slug, slug] as const, [name.toLowerCase(), slug] as const]),
	);
	const rows = z.array(ImportedScholarship).parse(sent);
	const today = dayInIndia(new Date());
	const first = new Map(rows.map(({ slug }, place) => [slug, place] as const).toReversed());
	const at = rows.flatMap((row, place): Fault[] => [
		...((first.get(row.slug) ?? place) < place
			? [{ path: [place, "slug"], reason: `stands in row ${(first.get(row.slug) ?? 0) + 1} already` }]
			: []),
		...(row.states ?? [])
			.filter((state) => !slugOf.has(state.toLowerCase()))
			.map((state) => ({ path: [place, "states"], reason: `names a state that there is not: ${state}` })),
		...(row.source_read_on > today
			? [{ path: [place, "source_read_on"], reason: "is a day that is still to come" }]
			: []),
	]);
	if (at.length > 0) throw refusal("rows", `does not fit (${at.map(({ reason }) => reason).join("; ")})`, at);
	const named = rows.map(({ states: those, ...row }) => ({
		...row,
		...(those && { states: those.flatMap((state) => slugOf.get(state.toLowerCase()) ?? []).toSorted() }),
	}));
	await tx
		.update(scholarshipImports)
		.set({ rows: named })
		.where(eq(scholarshipImports.id, Number(id)));
}

/** What may follow what. What was undone or refused is another import. */
const NEXT: Readonly<Record<string, readonly string[]>> = { proposed: ["published", "refused"], published: ["undone"] };

/** What the site writes beside a change: who decided. Where figures need a second person, whoever brought the rows in does not publish them. */
export function ownOfImport({ before, sent, who, needsSecondPerson }: Changing): Item {
	for (const field of ["file", "rows"]) {
		if (sent[field] !== undefined && !isDeepStrictEqual(sent[field], before[field]))
			throw refusal(field, "stays: bring in another file");
	}
	const to = sent.state;
	if (typeof to !== "string" || to === before.state) return {};
	if (!NEXT[String(before.state)]?.includes(to)) throw refusal("state", `cannot become "${to}" from "${before.state}"`);
	if (to === "published" && needsSecondPerson && who !== null && who === before.user_created)
		throw refusal("state", "needs a second person: whoever brought the rows in does not publish them");
	return { decided_by: who, decided_at: new Date().toISOString() };
}

function refusal(field: string, reason: string, at?: readonly Fault[]): ContentError {
	return invalidField({ collection: "scholarship_imports", field, reason, ...(at && { at }) });
}

import { randomBytes } from "node:crypto";
import type { NamedDocument } from "@uchit/contract/fact-import.ts";
import { and, eq, isNull, like } from "drizzle-orm";
import type * as z from "zod";
import type { Queryable } from "#backend/db/client.ts";
import { sources } from "#backend/db/schema/source.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";

const ID_BYTES = 6;

/** Stores an editor's document as a source and returns its id. The same words on the same day give the same source. */
export async function nameSource(db: Queryable, document: z.infer<typeof NamedDocument>): Promise<string> {
	const today = dayInIndia(new Date());
	const { publisher, document: title, address } = document;
	const [known] = await db
		.select({ id: sources.id })
		.from(sources)
		.where(
			and(
				...[like(sources.id, `desk-${today}-%`), eq(sources.publisher, publisher), eq(sources.document, title)],
				address === undefined ? isNull(sources.address) : eq(sources.address, address),
			),
		);
	if (known !== undefined) return known.id;
	const id = `desk-${today}-${randomBytes(ID_BYTES).toString("hex")}`;
	await db.insert(sources).values({ id, kind: "document", vintage: today, fetchedOn: today, ...document });
	return id;
}

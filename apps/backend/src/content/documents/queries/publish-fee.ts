import type { DocumentReading } from "@uchit/contract/document.ts";
import { NOTICE_AUTHORITY } from "@uchit/contract/fee-kind.ts";
import { and, eq } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import type { WriteContext } from "#backend/content/items/types.ts";
import { publishCorrections } from "#backend/content/items/writing/apply-correction.ts";
import { storeRevision } from "#backend/content/items/writing/history.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { collegeFees } from "#backend/db/schema/fee.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { sources } from "#backend/db/schema/source.ts";
import { keyOfReading, receiptOf } from "#backend/document/rules/reading.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import type { DocumentRow } from "./lock.ts";

type ReadDocument = DocumentRow & { reading: DocumentReading };

/**
 * Turns the reading into a fee: a correction like any other, which survives loads, is listed, and can be undone at the
 * desk. Returns its id, or the id of an existing correction with the same value.
 */
export async function publishFee(context: WriteContext, document: ReadDocument): Promise<number> {
	const { tx, tags, actor } = context;
	const { collegeId, reading } = document;
	const key = { authority: NOTICE_AUTHORITY, year: reading.year, institute: collegeId, branch: keyOfReading(reading) };
	const [there] = await tx.select().from(collegeFees).where(matchesFeeRow(key));
	const { programme = reading.programme, quota = reading.quota, covers = reading.covers } = there ?? {};
	const fact = { ...key, programme, quota, covers, seats: "regular" };
	if (there?.amount === reading.amount) {
		const correctionId = await findCorrection(context, there.sourceId);
		if (correctionId !== undefined) return correctionId;
	}
	const sourceId = await nameSource(context, document);
	const [row] = await tx
		.insert(corrections)
		.values({
			collegeId,
			sourceId,
			fact,
			field: "fee" as const,
			value: String(reading.amount),
			...{ about: `${programme} · ${reading.year}`, was: there === undefined ? "" : String(there.amount) },
			reason: `The document ${document.id}`,
			userCreated: document.coveredBy,
			decidedBy: document.decidedBy,
			decidedAt: document.decidedAt,
		})
		.returning();
	if (row === undefined) throw new Error("The correction of the document's fee was not inserted");
	const inForce = await publishCorrections(context, [{ ...row, field: "fee" }]);
	if (inForce.find(({ correction }) => correction.id === row.id)?.effect === undefined)
		throw new Error("The correction of the document's fee changed no row");
	const revision = {
		collection: collectionNamed("corrections"),
		key: String(row.id),
		action: "create",
		actor,
	} as const;
	const { id, value, about, reason } = row;
	await storeRevision(tx, {
		...revision,
		after: {
			id,
			college_id: collegeId,
			field: "fee",
			fact,
			value,
			about,
			reason,
			source_id: sourceId,
			state: row.state,
		},
	});
	tags.add("sources");
	return row.id;
}

type Key = Pick<typeof collegeFees.$inferSelect, "authority" | "year" | "institute" | "branch">;

function matchesFeeRow({ authority, year, institute, branch }: Key) {
	return and(
		...[eq(collegeFees.authority, authority), eq(collegeFees.year, year)],
		...[eq(collegeFees.institute, institute), eq(collegeFees.branch, branch)],
	);
}

async function findCorrection({ tx }: WriteContext, sourceId: string): Promise<number | undefined> {
	const stands = and(eq(corrections.sourceId, sourceId), eq(corrections.state, "applied"));
	const [row] = await tx.select({ id: corrections.id }).from(corrections).where(stands);
	return row?.id;
}

async function nameSource(
	{ tx }: WriteContext,
	{ id, collegeId, sender, domain, reading }: ReadDocument,
): Promise<string> {
	const [college] = await tx.select({ name: colleges.name }).from(colleges).where(eq(colleges.id, collegeId));
	const { documentDate } = reading;
	const values = {
		id: `notice-${id}`,
		kind: "document",
		publisher: college?.name ?? "",
		vintage: documentDate.slice(0, 4),
	} as const;
	const document = receiptOf({ sender, domain, reading });
	await tx.insert(sources).values({ ...values, document, fetchedOn: dayInIndia(new Date()) });
	return values.id;
}

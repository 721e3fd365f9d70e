import { type DocumentReading, UNDECIDED_STATES } from "@uchit/contract/document.ts";
import { and, eq, ne } from "drizzle-orm";
import type { StaffCaller } from "#backend/content/caller.ts";
import type { Content, WriteContext } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { documents } from "#backend/db/schema/content/document.ts";
import { erasePages } from "#backend/document/queries/pages.ts";
import { isSameFee } from "#backend/document/rules/reading.ts";
import { changeDocument, type DocumentRow, fieldRefusal, lockDocument } from "./lock.ts";
import { publishFee } from "./publish-fee.ts";

type Decision = { agrees: true } | { agrees: false; reason: string };
/** `why` is what an agreed document still waits for. */
export type DecisionOutcome = { state: DocumentRow["state"]; why?: string };

/**
 * Refuses a document, or agrees with the first person's reading, which needs a second person. Its pictures are erased
 * either way. An agreed document is published if the sender's address is at the college's own domain, or if another
 * sender's document reads the same. Throws a ContentError.
 */
export async function decideDocument(
	content: Content,
	{ id, decision, actor }: { id: string; decision: Decision; actor: StaffCaller },
): Promise<DecisionOutcome> {
	return inTransaction(content, actor, async (context) => {
		const document = await lockDocument(context.tx, id);
		if (!UNDECIDED_STATES.includes(document.state))
			throw fieldRefusal("state", `is "${document.state}": it was decided already`);
		const decided = { decidedBy: actor.id, decidedAt: new Date() };
		if (!decision.agrees) {
			await erasePages(context.tx, id);
			await changeDocument(context, document, { ...decided, state: "refused", reason: decision.reason });
			return { state: "refused" };
		}
		const { reading, coveredBy } = document;
		if (reading === null) throw fieldRefusal("state", "waits to be covered and read first");
		if (coveredBy === null || coveredBy === actor.id)
			throw fieldRefusal("state", "needs a second person: you read it, so a colleague has to agree to it");
		await erasePages(context.tx, id);
		await changeDocument(context, document, { ...decided, state: "agreed" });
		return settleDocument(context, { ...document, ...decided, reading });
	});
}

type ReadDocument = DocumentRow & { reading: DocumentReading };

async function settleDocument(context: WriteContext, document: ReadDocument): Promise<DecisionOutcome> {
	const others = await listOthers(context, document);
	const same = others.filter(({ reading }) => isSameFee(reading, document.reading));
	if (document.domain === null && same.length === 0) {
		const disagrees = others.some(({ reading }) =>
			isSameFee({ ...reading, amount: document.reading.amount }, document.reading),
		);
		return {
			state: "agreed",
			why: disagrees ? "another sender's document reads another amount" : "a second sender has to send the same",
		};
	}
	const correctionId = await publishFee(context, document);
	for (const agreed of [document, ...same])
		await changeDocument(context, { ...agreed, state: "agreed" }, { state: "published", correctionId });
	return { state: "published" };
}

async function listOthers({ tx }: WriteContext, { collegeId, visitorId, hash }: ReadDocument): Promise<ReadDocument[]> {
	const isOther = and(
		...[eq(documents.collegeId, collegeId), eq(documents.state, "agreed")],
		...[ne(documents.visitorId, visitorId), ne(documents.hash, hash)],
	);
	const rows = await tx.select().from(documents).where(isOther);
	return rows.flatMap((row) => (row.reading === null ? [] : { ...row, reading: row.reading }));
}

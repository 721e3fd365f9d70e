import { EXAM_LOGGED } from "@uchit/contract/exam.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import type { ReceiptRef } from "@uchit/contract/receipt-ref.ts";
import type { Source } from "@uchit/contract/source.ts";
import { addNamedDocument, type NamedDocuments } from "#backend/facts/queries/named-documents.ts";

export type FlatReceipts = {
	receipts: Record<string, string>;
	/** Cited documents that are not in the source catalogue. */
	named: Source[];
};

/** Maps each published value to its own receipt, else to that of its field, else to that of the whole record. */
export function flattenReceipts(exam: ExamRecord): FlatReceipts {
	const documents: NamedDocuments = new Map();
	const idOf = (place: string, receipt: ReceiptRef | undefined, otherwise: string) => {
		if (receipt === undefined) return otherwise;
		return typeof receipt === "string"
			? receipt
			: addNamedDocument(documents, `exam-${exam.slug}-${place}`, receipt).id;
	};
	const receipts = new Map<string, string>();
	for (const field of EXAM_LOGGED) {
		if (exam[field] === undefined) continue;
		receipts.set(field, idOf(field, exam.receipts[field], exam.sourceId));
	}
	const ofField = (field: "events" | "eligibility") => receipts.get(field) ?? exam.sourceId;
	for (const { key, receipt } of exam.events ?? []) {
		receipts.set(`events.${key}`, idOf(`events-${key}`, receipt, ofField("events")));
	}
	for (const [place, { receipt }] of (exam.eligibility ?? []).entries()) {
		receipts.set(`eligibility.${place}`, idOf(`eligibility-${place}`, receipt, ofField("eligibility")));
	}
	for (const part of ["candidates", "qualifying"] as const) {
		for (const [place, { receipt }] of (exam.statistics?.[part] ?? []).entries()) {
			receipts.set(`${part}.${place}`, idOf(`${part}-${place}`, receipt, exam.sourceId));
		}
	}
	return { receipts: Object.fromEntries(receipts), named: [...documents.values()] };
}

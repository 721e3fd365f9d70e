import type { ExamRecord } from "@uchit/contract/exam.schema.ts";
import { EXAM_FIELDS, type ExamField } from "@uchit/contract/exam.ts";
import type { ReceiptRef } from "@uchit/contract/receipt-ref.schema.ts";
import type { SourceKind } from "@uchit/contract/source.schema.ts";
import type * as z from "zod";

/** What stands behind a field: the kind of its receipt, some of its parts alone (`partly`: events, rules), or nothing where it is absent. */
export type Evidence = z.infer<typeof SourceKind> | "partly" | "none";
export const EVIDENCE = ["document", "partly", "site-record", "editor-knowledge", "none"] as const;

/** The kind of a source by its id, as the catalogue of sources has it. @throws where it has none */
export type KindOf = (sourceId: string) => z.infer<typeof SourceKind>;

/** Each field of an exam by what stands behind it; events and rules count as a document where each of them names one. */
export function weighFields(exam: ExamRecord, kindOf: KindOf): Record<ExamField, Evidence> {
	const weigh = (field: ExamField): Evidence => {
		if (exam[field] === undefined) return "none";
		const own = exam.receipts[field] ?? exam.sourceId;
		const parts = field === "events" || field === "eligibility" ? (exam[field] ?? []) : [{ receipt: own }];
		const kinds = new Set(parts.map(({ receipt = own }) => kindOfReceipt(receipt, kindOf)));
		const [only] = kinds;
		return kinds.size === 1 && only !== undefined ? only : kinds.has("document") ? "partly" : "editor-knowledge";
	};
	return Object.fromEntries(EXAM_FIELDS.map((field) => [field, weigh(field)])) as Record<ExamField, Evidence>;
}

/** What an exam says to have happened or to be announced, and how much of that names no document with an address; usual windows say neither. */
export function countClaims({ events = [] }: Pick<ExamRecord, "events">): {
	claims: number;
	bare: number;
	windows: number;
} {
	const claims = events.filter(({ status }) => status !== "expected");
	const bare = claims.filter(({ receipt }) => typeof receipt !== "object").length;
	return { claims: claims.length, bare, windows: events.length - claims.length };
}

function kindOfReceipt(receipt: ReceiptRef, kindOf: KindOf) {
	return typeof receipt === "string" ? kindOf(receipt) : "document";
}

/** The exams of the specification's address list (spec 2). */
export const SPEC_EXAMS: readonly string[] =
	"jee-mains jee-advanced cat neet gate xat clat bitsat-exam wbjee viteee nmat cmat mat iift neet-pg jipmer-pg aiims-pg lsat ts-law-cet set du-llb".split(
		" ",
	);

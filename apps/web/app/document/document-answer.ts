export const DOCUMENT_FAULTS = [
	"file",
	"not-a-document",
	"broken",
	"pixels",
	"pages",
	"locked",
	"slow",
	"large",
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** The submitted values and the fault. The file has to be chosen again, as browsers cannot refill it. */
export type DocumentAnswer = {
	written: { sender: string; programme: string; year: string };
	wrong: { sender?: "sender"; programme?: "programme"; year?: "year"; file?: DocumentFault };
	failed?: "away" | "tooMany";
};

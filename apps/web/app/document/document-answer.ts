/** Faults of the file. */
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

/** The values in the form of a refused notice, with the reason. The file has to be chosen again. */
export type DocumentAnswer = {
	written: { sender: string; programme: string; year: string };
	wrong: { sender?: "sender"; programme?: "programme"; year?: "year"; file?: DocumentFault };
	failed?: "away" | "tooMany";
};

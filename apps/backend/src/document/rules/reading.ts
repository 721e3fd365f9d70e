import type { DocumentReading, DocumentSender } from "@uchit/contract/document.ts";

/** Names the sender: somebody at a college has shown that only by an address at its own domain. */
function sentBy(sender: DocumentSender, domain: string | null): string {
	if (sender !== "college") return `a ${sender}`;
	return domain === null ? "somebody who says that they work there" : `somebody at ${domain}`;
}

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

type Sent = { sender: DocumentSender; domain: string | null; reading: Pick<DocumentReading, "documentDate"> };

/** Returns the words of its receipt: "Fee notice sent by a student, dated 12 July 2026". */
export function receiptOf({ sender, domain, reading: { documentDate } }: Sent): string {
	return `Fee notice sent by ${sentBy(sender, domain)}, dated ${DAY.format(new Date(documentDate))}`;
}

/** Identifies a fee among others of its institution and year: "btechcivilengineering all tuition". */
export function keyOfReading({ programme, quota, covers }: DocumentReading): string {
	return `${keyOfProgramme(programme)} ${quota} ${covers}`;
}

/** The same amount for the same: two people read one name of a programme with other dots and capitals. */
export function isSameFee(one: DocumentReading, other: DocumentReading): boolean {
	return one.amount === other.amount && one.year === other.year && keyOfReading(one) === keyOfReading(other);
}

/** "B.Sc. Nursing", "BSc nursing" and "B. Sc. (Nursing)" are one. */
function keyOfProgramme(programme: string): string {
	const words = programme.normalize("NFKC").toLowerCase().replaceAll("&", " and ");
	return words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

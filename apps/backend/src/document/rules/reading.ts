import type { DocumentReading, DocumentSender } from "@uchit/contract/document.ts";

/** Only an address at the college's own domain proves that the sender is at the college. */
function sentBy(sender: DocumentSender, domain: string | null): string {
	if (sender !== "college") return `a ${sender}`;
	return domain === null ? "somebody who says that they work there" : `somebody at ${domain}`;
}

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

type Sent = { sender: DocumentSender; domain: string | null; reading: Pick<DocumentReading, "documentDate"> };

export function receiptOf({ sender, domain, reading: { documentDate } }: Sent): string {
	return `Fee notice sent by ${sentBy(sender, domain)}, dated ${DAY.format(new Date(documentDate))}`;
}

/** Identifies a fee among others of its institution and year: "btechcivilengineering all tuition". */
export function keyOfReading({ programme, quota, covers }: DocumentReading): string {
	return `${keyOfProgramme(programme)} ${quota} ${covers}`;
}

/** Two readers may write a programme's name with different dots and capitals. */
export function isSameFee(one: DocumentReading, other: DocumentReading): boolean {
	return one.amount === other.amount && one.year === other.year && keyOfReading(one) === keyOfReading(other);
}

/** "B.Sc. Nursing", "BSc nursing" and "B. Sc. (Nursing)" are one. */
function keyOfProgramme(programme: string): string {
	const words = programme.normalize("NFKC").toLowerCase().replaceAll("&", " and ");
	return words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

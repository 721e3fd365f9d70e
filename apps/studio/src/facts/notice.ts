import { isDay } from "@uchit/contract/exam-event.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { readDay } from "./shape/read-day.ts";

/** The rows with a day that a notice may have given: no document is named for them yet. */
export function rowsOfNotice(events: readonly unknown[]): number[] {
	return events.flatMap((event, row) => {
		const hasDay = isRecord(event) && isDay(readDay(String(event.starts ?? "")));
		return hasDay && nameOfDocument(event) === undefined ? [row] : [];
	});
}

/** Which document serves a date, in the words of its row. */
export function documentInWords(event: unknown): string {
	const isExpected = isRecord(event) && event.status === "expected";
	return nameOfDocument(event) ?? (isExpected ? "none needed while the date is only expected" : "not named yet");
}

function nameOfDocument(event: unknown): string | undefined {
	const receipt = isRecord(event) ? event.receipt : undefined;
	if (typeof receipt === "string" && receipt !== "") return receipt;
	if (!isRecord(receipt)) return undefined;
	const words = [receipt.publisher, receipt.document].filter((part) => typeof part === "string" && part !== "");
	return words.length === 0 ? undefined : words.join(", ");
}

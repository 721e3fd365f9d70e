import { isRecord } from "@uchit/text/is-record.ts";
import { nameIn } from "#studio/facts/choices-of.ts";

export const STATES = [
	{ id: "drawing", name: "Its pages are being drawn" },
	{ id: "waiting", name: "To be covered and read" },
	{ id: "covered", name: "Waits for a second person" },
	{ id: "agreed", name: "Agreed: waits for another sender" },
	{ id: "published", name: "Published" },
	{ id: "refused", name: "Refused" },
	{ id: "unreadable", name: "Could not be read: its sender sees why" },
	{ id: "expired", name: "Erased: nobody decided in 30 days" },
];

export const COVERS = [
	{ id: "tuition", name: "Tuition only" },
	{ id: "all-charges", name: "All charges of the college for the year, without hostel" },
];
export const QUOTAS = [
	{ id: "all", name: "All: the notice makes no difference" },
	{ id: "convener", name: "Convener (the state’s counselling)" },
	{ id: "management", name: "Management" },
];
const SENDERS: Readonly<Record<string, string>> = {
	student: "a student",
	parent: "a parent",
	college: "the college, as it says",
};

export function nameOfSender({ sender }: Readonly<Record<string, unknown>>): string {
	return SENDERS[String(sender)] ?? String(sender);
}

export function readingLines(reading: unknown): Record<string, string> {
	if (!isRecord(reading)) return {};
	const { programme, amount, covers, quota, year, documentDate } = reading;
	return {
		Programme: String(programme),
		"Amount a year": `₹${Number(amount).toLocaleString("en-IN")}`,
		"What it covers": nameIn(COVERS, covers),
		Quota: nameIn(QUOTAS, quota),
		"Academic year": schoolYear(Number(year)),
		"Date on the notice": String(documentDate),
	};
}

/** 2026 → "2026–27". */
export function schoolYear(year: number): string {
	return `${year}–${String((year + 1) % 100).padStart(2, "0")}`;
}

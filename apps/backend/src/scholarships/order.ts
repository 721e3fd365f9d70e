import type { Scholarship } from "@uchit/contract/scholarship.schema.ts";
import { closenessOf, type Student } from "@uchit/contract/scholarship-rules.ts";

/** Those kept for such students first, then by what closes next. */
export function inOrder(schemes: readonly Scholarship[], student: Student, today: string): Scholarship[] {
	return schemes.toSorted(
		(a, b) =>
			closenessOf(b, student) - closenessOf(a, student) ||
			waitOf(a.lastDate, today) - waitOf(b.lastDate, today) ||
			(b.lastDate ?? "").localeCompare(a.lastDate ?? "") ||
			a.name.localeCompare(b.name),
	);
}

const DAYS_OF_YEAR = 366;
const MS_OF_DAY = 86_400_000;

/**
 * What comes sooner: days until a known date that is still ahead, in the year after today; then a last date of the past year by when
 * its day comes round again; then older ones and those without any.
 */
function waitOf(lastDate: string | undefined, today: string): number {
	if (lastDate === undefined) return 4 * DAYS_OF_YEAR;
	const days = Math.round((Date.parse(lastDate) - Date.parse(today)) / MS_OF_DAY);
	if (days >= 0) return days - 10 * DAYS_OF_YEAR;
	return days > -DAYS_OF_YEAR ? days + DAYS_OF_YEAR : 3 * DAYS_OF_YEAR;
}

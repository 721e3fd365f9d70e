/** A day (`2027-01-22`) or a month (`2027-01`), as events of exams have them. */
export type DayOrMonth = string;

const MONTH_LENGTH = "2027-01".length;

export function isMonth(date: DayOrMonth): boolean {
	return date.length === MONTH_LENGTH;
}

export function hasMonth({ starts, ends = starts }: { starts: DayOrMonth; ends?: DayOrMonth | undefined }): boolean {
	return isMonth(starts) || isMonth(ends);
}

export function firstDay(date: DayOrMonth): string {
	return isMonth(date) ? `${date}-01` : date;
}

function lastDay(date: DayOrMonth): string {
	return isMonth(date) ? addDays(`${addMonths(date, 1)}-01`, -1) : date;
}

export function addDays(day: string, days: number): string {
	const time = new Date(`${day}T00:00:00Z`);
	time.setUTCDate(time.getUTCDate() + days);
	return time.toISOString().slice(0, 10);
}

export function addMonths(date: DayOrMonth, months: number): string {
	const [year = 0, month = 1] = date.split("-").map(Number);
	const index = year * 12 + month - 1 + months;
	return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

export function daysOf({ starts, ends = starts }: { starts: DayOrMonth; ends?: DayOrMonth | undefined }) {
	return { from: firstDay(starts), to: lastDay(ends) };
}

/** Today's date in India, where the exams take place. */
export function todayInIndia(now: Date): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" }).format(now);
}

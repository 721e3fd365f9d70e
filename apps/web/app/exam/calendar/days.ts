/** A day (`2027-01-22`) or a month (`2027-01`), as events of exams have them. */
export type DayOrMonth = string;

const MONTH_LENGTH = "2027-01".length;

/** Tells a month from a day. */
export function isMonth(date: DayOrMonth): boolean {
	return date.length === MONTH_LENGTH;
}

/** Whether an end of the period is only known as a month. */
export function hasMonth({ starts, ends = starts }: { starts: DayOrMonth; ends?: DayOrMonth | undefined }): boolean {
	return isMonth(starts) || isMonth(ends);
}

/** The first day of it. */
export function firstDay(date: DayOrMonth): string {
	return isMonth(date) ? `${date}-01` : date;
}

/** The last day of it. */
function lastDay(date: DayOrMonth): string {
	return isMonth(date) ? addDays(`${addMonths(date, 1)}-01`, -1) : date;
}

/** Returns the day this many days later. */
export function addDays(day: string, days: number): string {
	const time = new Date(`${day}T00:00:00Z`);
	time.setUTCDate(time.getUTCDate() + days);
	return time.toISOString().slice(0, 10);
}

/** Returns the month this many months later. */
export function addMonths(date: DayOrMonth, months: number): string {
	const [year = 0, month = 1] = date.split("-").map(Number);
	const index = year * 12 + month - 1 + months;
	return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Returns the first and the last day of a period. */
export function daysOf({ starts, ends = starts }: { starts: DayOrMonth; ends?: DayOrMonth | undefined }) {
	return { from: firstDay(starts), to: lastDay(ends) };
}

/** Today in India, where the exams take place. */
export function todayInIndia(now: Date): string {
	return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" }).format(now);
}

const INDIA_DAY_FORMAT = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** The date in India: `2026-11-21`. */
export function dayInIndia(moment: Date): string {
	return INDIA_DAY_FORMAT.format(moment);
}

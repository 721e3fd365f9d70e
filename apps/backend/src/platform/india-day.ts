const IN_INDIA = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

/** The date in India: `2026-11-21`. */
export function dayInIndia(moment: Date): string {
	return IN_INDIA.format(moment);
}

const MONTHS = "january february march april may june july august september october november december".split(" ");

/** `15/01/2027` and `15 January 2027` → 2027-01-15, `January 2027` → 2027-01. Other text is returned unchanged. */
export function readDay(typed: string): string {
	const text = typed.trim();
	const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
	if (day !== undefined && month !== undefined) return toDay({ year, month: Number(month), day }) ?? text;
	const words = text.toLowerCase().replaceAll(",", " ").split(/\s+/);
	const place = words.findIndex((word) => monthOf(word) > 0);
	const [first, second] = words.filter((_word, index) => index !== place);
	if (place === -1 || first === undefined || words.length > 3) return text;
	const date = { month: monthOf(words[place] ?? "") };
	if (second !== undefined) return toDay({ ...date, year: second, day: first }) ?? text;
	return /^\d{4}$/.test(first) ? `${first}-${String(date.month).padStart(2, "0")}` : text;
}

/** Returns 0 if the word is not a month. */
function monthOf(word: string): number {
	const letters = word.replace(/\.$/, "");
	return letters.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(letters)) + 1;
}

type Parts = { year?: string | undefined; month: number; day: string };

function toDay({ year = "", month, day }: Parts): string | undefined {
	const written = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
	if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return undefined;
	const moment = new Date(`${written}T00:00:00Z`);
	return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written ? undefined : written;
}

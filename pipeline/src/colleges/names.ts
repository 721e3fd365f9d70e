import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

/** Common names by institution id: `names.csv`, reviewed by a person (the directory calls IIT Madras "…, Chennai"). */
export function readKnownNames(): Map<string, string> {
	const rows = readSourceCsv("names.csv").map(({ college_id: id = "", name = "" }) => ({
		id,
		canonicalId: toCanonicalCode(id),
		name,
	}));
	// The name of the code that is kept goes before that of another code of the same institution.
	const ownLast = rows.toSorted((a, b) => Number(a.id === a.canonicalId) - Number(b.id === b.canonicalId));
	return new Map(ownLast.map(({ canonicalId, name }) => [canonicalId, name]));
}

const SMALL_WORDS = new Set(["of", "and", "the", "for", "in", "at", "on", "to", "by", "evam", "avam"]);
const SHORT_NAMES = new Set(
	"sri shri ram lal dev raj jai om maa das dass rao roy ali bai new old sai ma ji pur uma lok sant guru devi lala babu dr smt mt st co no law art jan nav deo va be sw inst insti engg mgmt mgt tech sci comp smt kum km".split(
		" ",
	),
);

/** The share of capitals from which a name counts as all capitals: includes "Dr. B R AMBEDKAR COLLEGE OF LAW". */
const MIN_CAPITAL_SHARE = 0.8;

/**
 * Recases a name that is all capitals or all small; other names stay as printed. `MALIK DEENAR COLLEGE OF LAW` → `Malik Deenar College of
 * Law`.
 */
export function toReadableName(printed: string): string {
	const letters = printed.replace(/[^A-Za-z]/g, "");
	const capitals = letters.replace(/[a-z]/g, "");
	if (printed.length <= 6) return printed;
	if (capitals === "") return printed.replace(/(?<![\w'’])[a-z]+/g, (word, at: number) => capitalise(word, at));
	if (capitals.length < letters.length * MIN_CAPITAL_SHARE) return printed;
	return printed.replace(/[A-Z][A-Z'’]*/g, (word, offset: number) => {
		const alone = /[(&\d-]/.test(printed[offset - 1] ?? "") || /[)&\d]/.test(printed[offset + word.length] ?? "");
		if (offset > 0 && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase();
		if (isInitials(word) || (alone && word.length <= 5)) return word;
		return word[0] + word.slice(1).toLowerCase();
	});
}

function capitalise(word: string, offset: number): string {
	if (offset > 0 && SMALL_WORDS.has(word)) return word;
	return word[0]?.toUpperCase() + word.slice(1);
}

export function toReadableCity(printed: string): string {
	if (/[a-z]/.test(printed) && /[A-Z]/.test(printed)) return printed;
	return printed.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function isInitials(word: string): boolean {
	if (word.length === 1) return true;
	if (SHORT_NAMES.has(word.toLowerCase()) || SMALL_WORDS.has(word.toLowerCase())) return false;
	return word.length <= 3 || !/[AEIOUY]/.test(word);
}

import { readSourceCsv } from "#pipeline/source-files.ts";
import { toKey, toWords } from "#pipeline/text/words.ts";

const EMPTY_WORDS = new Set(["of", "and", "the", "for", "in", "at", "a", "an", "to"]);

const SHORT_FORMS: Record<string, string> = {
	govt: "government",
	gov: "government",
	univ: "university",
	univeristy: "university",
	vidyapith: "vidyapeeth",
	vishvavidyalaya: "vishwavidyalaya",
	viswavidyalaya: "vishwavidyalaya",
	inst: "institute",
	institution: "institute",
	institutions: "institute",
	institutes: "institute",
	insititute: "institute",
	sciences: "science",
	technological: "technology",
	studies: "study",
	colleges: "college",
	engg: "engineering",
	tech: "technology",
	mgmt: "management",
	mgt: "management",
	edn: "education",
	educational: "education",
	edu: "education",
	res: "research",
	hosp: "hospital",
	med: "medical",
	natl: "national",
	intl: "international",
	sri: "shri",
	shree: "shri",
	sree: "shri",
	autonomous: "",
	smt: "",
	dr: "",
	prof: "",
};

/** Distinguishing words in a settled spelling: `Govt. Engg. College, Thrissur` → government engineering college thrissur. */
export function toNameWords(name: string): string[] {
	return toWords(name)
		.map((word) => SHORT_FORMS[word] ?? word)
		.filter((word) => word !== "" && !EMPTY_WORDS.has(word));
}

export function toNameKey(words: readonly string[]): string {
	return [...new Set(words)].sort().join(" ");
}

const cityAliases = new Map(readSourceCsv("city-aliases.csv").map((cells) => [cells.printed ?? "", cells.means ?? ""]));

/** A city in its present spelling, letters only: `Bangalore` and `Bengaluru` → `bengaluru`. Empty for an unknown city. */
export function toCityKey(city: string): string {
	const key = toKey(city);
	return cityAliases.get(key) ?? key;
}

/** Every known spelling of a city, letters only: `Mysore` → `mysore`, `mysuru`. Empty without Latin letters. */
export function toCityKeys(city: string): string[] {
	const present = toCityKey(city);
	const old = [...cityAliases].filter(([, means]) => means === present).map(([printed]) => printed);
	return [...new Set([toKey(city), present, ...old])].filter((key) => key !== "").sort();
}

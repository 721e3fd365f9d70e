import { SCHOLARSHIP_LEVELS, type SCHOLARSHIP_STREAMS, type Scholarship } from "@uchit/contract/scholarship.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";

export type PrintedFacts = Pick<
	Scholarship,
	| "awards"
	| "amount"
	| "per"
	| "levels"
	| "genders"
	| "groups"
	| "incomeInr"
	| "states"
	| "cities"
	| "streams"
	| "nirfTop"
	| "isForUnranked"
	| "further"
>;

type Cells = Readonly<Record<string, string | undefined>>;

export const INR_OF_LAKH = 100_000;

/** Throws at a word that the list did not print before. */
export function toPrintedFacts(cells: Cells): PrintedFacts {
	const levels = SCHOLARSHIP_LEVELS.filter((level) => split(cells.levels).includes(level));
	const nirf = cells.nirf ?? "";
	const states = toStates(split(cells.state));
	return {
		awards: cells.awards ? Number(cells.awards) : undefined,
		amount: toAmount(cells.amount ?? ""),
		per: PERIODS[cells.frequency ?? ""],
		levels: levels.length === 0 ? undefined : levels,
		genders: named(cells.gender, GENDERS),
		groups: named(cells.category, GROUPS),
		incomeInr: cells.income_lakh ? Number(cells.income_lakh) * INR_OF_LAKH : undefined,
		states,
		// Delhi is a state too, so the city adds nothing.
		cities: split(cells.city).includes("Any")
			? []
			: split(cells.city).filter((city) => !states.includes(toStateSlug(city) ?? "")),
		streams: named(cells.stream, STREAMS),
		nirfTop: /^Top (\d+)$/.test(nirf) ? Number(nirf.slice("Top ".length)) : undefined,
		isForUnranked: nirf === "Not ranked",
		further: [],
	};
}

/** "Per year" is certain; "2 years" is a duration, not a period of payment. */
const PERIODS: Readonly<Record<string, Scholarship["per"]>> = {
	"One-time": "once",
	"Per Year": "year",
	"Per year": "year",
	"Every Month": "month",
};

const GENDERS = { Female: "female", Male: "male", Other: "other" } as const;
const GROUPS = { PWD: "pwd", SC: "sc", ST: "st", General: undefined } as const;
const STREAMS: Readonly<Record<string, (typeof SCHOLARSHIP_STREAMS)[number]>> = {
	"Engineering (BTech)": "engineering",
	"Medical (MBBS)": "medicine",
	"Medical (BDS)": "dentistry",
	"Pharmacy (BPharm)": "pharmacy",
	"Nursing (BSc)": "nursing",
	"Science (BSc)": "science",
	"Commerce (BCom)": "commerce",
	"Arts (BA)": "arts",
	"Management (BBA/MBA)": "management",
	BCA: "computer-applications",
	"Law (LLB)": "law",
	"Architecture (BArch)": "architecture",
	"Design (BDes)": "design",
	Diploma: "diploma",
	ITI: "iti",
};

/** Beside "Any" the list repeats some values: then it is any. */
function named<Value>(
	printed: string | undefined,
	words: Readonly<Record<string, Value>>,
): Exclude<Value, undefined>[] {
	const parts = split(printed);
	if (parts.includes("Any")) return [];
	const found: Exclude<Value, undefined>[] = [];
	for (const part of parts) {
		if (!(part in words)) throw new Error(`The list of scholarships prints "${part}", which nothing is known of`);
		const value = words[part];
		if (isValue(value)) found.push(value);
	}
	return found;
}

function isValue<Value>(value: Value): value is Exclude<Value, undefined> {
	return value !== undefined;
}

export function toStates(names: readonly string[]): string[] {
	if (names.includes("All India")) return [];
	return names.map((name) => toStateSlug(name) ?? "").toSorted();
}

/** Rupees as one or two numbers: "15,000-18,000", "Upto 2,00,000", "40000 to 60,000". Other text is not read. */
export function toAmount(printed: string): Scholarship["amount"] {
	const bare = printed
		.replaceAll(/INR|,|\.00$/g, "")
		.replaceAll(/\s+/g, " ")
		.trim();
	const upTo = /^up ?to (?:(\d+)|(\d)lac)$/i.exec(bare);
	if (upTo !== null) {
		const mostInr = upTo[1] === undefined ? Number(upTo[2]) * INR_OF_LAKH : Number(upTo[1]);
		return { mostInr, isOfFees: false };
	}
	const range = /^(\d+)(?: ?(?:-|to) ?(\d+))?$/i.exec(bare);
	if (range === null) return undefined;
	const [one = 0, other = one] = range.slice(1).flatMap((text) => (text === undefined ? [] : [Number(text)]));
	return { leastInr: Math.min(one, other), mostInr: Math.max(one, other), isOfFees: false };
}

function split(printed: string | undefined): string[] {
	return (printed ?? "").split(",").flatMap((part) => part.trim() || []);
}

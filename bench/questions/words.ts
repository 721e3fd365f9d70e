import type { Drawn } from "#bench/questions/draw.ts";

type Words = Readonly<Record<string, string | readonly string[]>>;

/** `$name` is a value of the row, `#name` the same as a number, and `{name}` is inserted into a text. Empty arguments are dropped. */
export function fill(template: unknown, words: Words): unknown {
	if (Array.isArray(template)) return template.map((each) => fill(each, words));
	if (typeof template === "string") {
		if (template.startsWith("#")) return Number(words[template.slice(1)]);
		if (template.startsWith("$")) return words[template.slice(1)] ?? "";
		return template.replace(/\{(\w+)\}/g, (_all, name: string) => String(words[name] ?? ""));
	}
	if (typeof template !== "object" || template === null) return template;
	return Object.fromEntries(
		Object.entries(template).map(([name, each]) => {
			const filled = fill(each, words);
			if (name !== "arguments") return [name, filled];
			return [name, Object.fromEntries(Object.entries(Object(filled)).filter(([, value]) => value !== ""))];
		}),
	);
}

const SHORT: readonly (readonly [RegExp, string])[] = [
	[/^Indian Institute of Technology /, "IIT "],
	[/^National Institute of Technology,? /, "NIT "],
	[/^Indian Institute of Management /, "IIM "],
	[/^All India Institute of Medical Sciences /, "AIIMS "],
];
const POOLS: Readonly<Record<string, string>> = { AI: "all India", HS: "home state", OS: "other state" };
const DAYS: Readonly<Record<string, readonly [string, string]>> = {
	exam: ["exam", "परीक्षा"],
	result: ["result", "रिज़ल्ट"],
	"admit-card": ["admit card", "एडमिट कार्ड"],
};

export function wordsOf(row: Drawn): Words {
	const {
		college = "",
		programme = "",
		quota = "",
		seatType = "",
		gender = "",
		year = "",
		level = "",
		list = "",
	} = row;
	const { rankSpace = "", covers = "", value = "", kind = "" } = row;
	const pool = [seatType, POOLS[quota] ?? quota, gender.replace(/ \(.*/, "")].filter(
		(each) => !["", "NA"].includes(each),
	);
	const marks = rankSpace.endsWith("-score") ? "score" : "rank";
	const stage = level.slice(0, 2).toUpperCase();
	const [day = "", dayHi = ""] = DAYS[kind] ?? [];
	return {
		name: SHORT.reduce((name, [long, short]) => name.replace(long, short), college),
		degree: programme.replace(/^(.*) \(4 Years, Bachelor of Technology\)$/, "B.Tech $1"),
		branch: programme.replace(/ \(.*/, ""),
		...{ pool, seat: pool.join(", "), quotas: quota === "unstated" ? [] : [quota] },
		...{ marks, marksHi: marks === "rank" ? "किस रैंक" : "कितने अंक" },
		closingField: marks === "rank" ? "closingRank" : "closingScore",
		...{ stage, levelName: level.replace(/^[up]g-(\d)$/, `${stage} ($1 years)`) },
		listName: list.replace("state-public-university", "State Public University"),
		...{ school: `${year}-${String(Number(year) + 1).slice(2)}`, yearListed: year.slice(0, 4) },
		coversName: covers === "all-charges" ? "total" : covers.replaceAll("-", " "),
		...{ body: value.toUpperCase(), day, dayHi },
	};
}

import { nameKeys } from "#pipeline/match/directory.ts";
import { toNameWords } from "#pipeline/match/normalise.ts";

/** Fewer words than these say too little to be a name. */
const LEAST_WORDS = 2;

/**
 * Keys of a name, of its beginnings (longest first), of what follows the name of its trust, and of a medical college without its
 * hospital: "Sinhgad Society's SKN College of Engineering, Vadgaon (Autonomous)" is also "SKN College of Engineering".
 */
export function headKeys(name: string, places: ReadonlySet<string>): HeadKey[] {
	const whole = joinInitials(toFullWords(name));
	const ofTrust = /(?:['’`]\s?s|s['’`])\s*,?\s+(.+)$/i.exec(whole)?.[1] ?? "";
	const keys = [
		...toHeads(whole).flatMap((head) => keysOfHead(head, places)),
		// "… Society's College of Engineering, Pune" is nobody's name without the society's.
		...toHeads(ofTrust).flatMap((head) => keysOfHead(head, places).filter(({ isCommon }) => !isCommon)),
	];
	const distinct = new Map(keys.toReversed().map((each) => [each.key, each]));
	return [...distinct.values()].toReversed();
}

/** A key, and whether its words, but for places, fit many institutions of a district. */
export type HeadKey = { key: string; isCommon: boolean };

function keysOfHead(head: string, places: ReadonlySet<string>): HeadKey[] {
	return [head, head.replace(HOSPITAL, "")].flatMap((text) => {
		const keys = nameKeys(text, places);
		const isCommon = keys.some((key) => key.split(" ").every((word) => COMMON_WORDS.has(word)));
		return keys.filter((key) => key.split(" ").length >= LEAST_WORDS).map((key) => ({ key, isCommon }));
	});
}

const HOSPITAL = /(\s*,?\s*(and|&)\s+(general\s+)?hospitals?)(\s*(and|&)\s*research.*)?\s*$/i;

/** Words of which a name must have one before the rest may be an address, and which the rest must not have: it would name something else. */
const KIND_OF_PLACE =
	/\b(institut\w*|colleges?|school|faculty|department|dept|university|academy|polytechnic|vidyapeeth|\w*vidyalaya|campus)\b/i;
/** A campus of its own is not the institution whose name it begins with. */
const OTHER_CAMPUS =
	/\b(north|south|east|west|city|off|second|bengaluru|bangalore|belgaum|belagavi|ii|2)[ -]*campus|campus[ -]*(ii|2|iii|3)\b|2nd shift/i;

/** A name and its beginnings; affiliating universities write numbers of their own behind a name: "Techno Main Salt Lake 130". */
function toHeads(name: string): string[] {
	const parts = name
		.replace(/\b\d{2,6}\b/g, " ")
		.split(/[,(;]|\s[-–]|[-–](?=[A-Z])/)
		.filter((part) => toNameWords(part).length > 0);
	return parts.flatMap((_part, index) => {
		const head = parts.slice(0, parts.length - index).join(" ");
		const rest = parts.slice(parts.length - index).join(" ");
		if (rest === "") return [head];
		return KIND_OF_PLACE.test(head) && !KIND_OF_PLACE.test(rest) && !OTHER_CAMPUS.test(name) ? [head] : [];
	});
}

/** "J N M", "J. N. M." and "J.N.M." are one word. */
function joinInitials(name: string): string {
	return name
		.replace(/\b([A-Za-z])[. ]+(?=[A-Za-z]\b(?!['’]))/g, "$1")
		.replace(/\b([A-Z]{1,4})\.(?=[A-Z][a-z])/g, "$1 ");
}

/** Shortenings that counselling lists use for want of room, and words that they misspell. */
const SHORTENED: readonly [RegExp, string][] = [
	[/\bcoll\b\.?/gi, "College "],
	[/\bcollage\b/gi, "College"],
	[/\bhosp?(t|l)?\b\.?/gi, "Hospital "],
	[/\bgmc\b/gi, "Government Medical College"],
	[/\bgovernm?[ae]?ment\b|\bgoverment\b/gi, "Government"],
	[/\bmedc?i?c?ial\b|\bmediacl\b/gi, "Medical"],
	[/\bmed\./gi, "Medical "],
	[/\bdent\./gi, "Dental "],
	[/\binstt?\b\.?|\binsti?tute?\b|\bintitute\b/gi, "Institute "],
	[/\bsc[ei]e?\b\.?/gi, "Science "],
	[/\bresc?h?\b\.?/gi, "Research "],
	[/\baiims\b/gi, "All India Institute of Medical Sciences"],
	[/\b(pt|pandit)\b\.?/gi, ""],
];

function toFullWords(name: string): string {
	return SHORTENED.reduce((text, [pattern, full]) => text.replace(pattern, full), name);
}

/** Words that say what kind of institution it is, and whose: many share them. */
const COMMON_WORDS = new Set(
	"institute university college technology engineering science research education management medical dental pharmacy pharmaceutical nursing physiotherapy homeopathic ayurved ayurvedic government hospital academy school centre faculty campus technical polytechnic study national autonomous state general regional centre women girls".split(
		" ",
	),
);

/** The words of a printed name, its shortenings written out. */
export function toFullNameWords(name: string): string[] {
	return toNameWords(joinInitials(toFullWords(name)));
}

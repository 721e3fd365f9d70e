import { nameKeys } from "#pipeline/match/directory.ts";
import { toNameWords } from "#pipeline/match/normalise.ts";

const MIN_WORDS = 2;

/**
 * Keys of a name, of its beginnings (longest first), of the part after its trust, and of a medical college without its hospital: "Sinhgad
 * Society's SKN College of Engineering, Vadgaon (Autonomous)" is also "SKN College of Engineering".
 */
export function headKeys(name: string, places: ReadonlySet<string>): HeadKey[] {
	const whole = joinInitials(toFullWords(name));
	const ofTrust = /(?:['’`]\s?s|s['’`])\s*,?\s+(.+)$/i.exec(whole)?.[1] ?? "";
	const keys = [
		...toHeads(whole).flatMap((head) => keysOfHead(head, places)),
		// "… Society's College of Engineering, Pune" identifies no college without its society.
		...toHeads(ofTrust).flatMap((head) => keysOfHead(head, places).filter(({ isCommon }) => !isCommon)),
	];
	const distinct = new Map(keys.toReversed().map((each) => [each.key, each]));
	return [...distinct.values()].toReversed();
}

export type HeadKey = { key: string; isCommon: boolean };

function keysOfHead(head: string, places: ReadonlySet<string>): HeadKey[] {
	return [head, head.replace(HOSPITAL, "")].flatMap((text) => {
		const keys = nameKeys(text, places);
		const isCommon = keys.some((key) => key.split(" ").every((word) => COMMON_WORDS.has(word)));
		return keys.filter((key) => key.split(" ").length >= MIN_WORDS).map((key) => ({ key, isCommon }));
	});
}

const HOSPITAL = /(\s*,?\s*(and|&)\s+(general\s+)?hospitals?)(\s*(and|&)\s*research.*)?\s*$/i;

/** A name must have one of these words before the rest counts as an address; the rest must have none, as it would name something else. */
const KIND_OF_PLACE =
	/\b(institut\w*|colleges?|school|faculty|department|dept|university|academy|polytechnic|vidyapeeth|\w*vidyalaya|campus)\b/i;
/** A separate campus is not the institution whose name it begins with. */
const OTHER_CAMPUS =
	/\b(north|south|east|west|city|off|second|bengaluru|bangalore|belgaum|belagavi|ii|2)[ -]*campus|campus[ -]*(ii|2|iii|3)\b|2nd shift/i;

/** A name and its beginnings; affiliating universities append their own numbers: "Techno Main Salt Lake 130". */
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

function joinInitials(name: string): string {
	return name
		.replace(/\b([A-Za-z])[. ]+(?=[A-Za-z]\b(?!['’]))/g, "$1")
		.replace(/\b([A-Z]{1,4})\.(?=[A-Z][a-z])/g, "$1 ");
}

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

const COMMON_WORDS = new Set(
	"institute university college technology engineering science research education management medical dental pharmacy pharmaceutical nursing physiotherapy homeopathic ayurved ayurvedic government hospital academy school centre faculty campus technical polytechnic study national autonomous state general regional centre women girls".split(
		" ",
	),
);

export function toFullNameWords(name: string): string[] {
	return toNameWords(joinInitials(toFullWords(name)));
}

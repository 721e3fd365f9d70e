import type { Figure } from "./judge.ts";
import type { Dimension, NamedDimensions } from "./read-claim.ts";
import { type Phrase, toClaimWords } from "./words.ts";

const BRANCHES: Readonly<Record<string, string>> = {
	cse: "computer science and engineering",
	"computer science engineering": "computer science and engineering",
	ece: "electronics and communication engineering",
	eee: "electrical and electronics engineering",
	mech: "mechanical engineering",
	"कंप्यूटर साइंस": "computer science and engineering",
};
const GENDERS: readonly (readonly [RegExp, RegExp])[] = [
	[/ (?:female(?: only)?(?: including supernumerary)?|girls?|women|महिला|लडकियों) /, /^female/i],
	[/ (?:gender neutral|neutral|जेंडर न्यूट्रल|सबके लिए) /, /neutral/i],
];
const POOLS: readonly (readonly [string, RegExp])[] = [
	["home-state", / (?:home state|hs|होम स्टेट|गृह राज्य)(?: quota| कोटा)? /],
	["other-state", / (?:other states?|os|outside state|अन्य राज्य|दूसरे राज्य)(?: quota| कोटा)? /],
	["all-india", / (?:all india|ai|aiq|अखिल भारतीय|ऑल इंडिया)(?: quota| कोटा)? /],
];
/** Colloquial names of JoSAA's seat types. */
const SEAT_TYPES: readonly (readonly [string, RegExp])[] = [
	["OPEN", / (?:general|gen|unreserved|ur|सामान्य|जनरल)(?: category)? /],
	["OBC-NCL", / (?:obc|ओबीसी)(?: category)? /],
	["SC", / (?:एससी|scheduled castes?) /],
	["ST", / (?:एसटी|scheduled tribes?) /],
];

export function nameProgramme(phrase: Phrase, figures: readonly Figure[]): NamedDimensions {
	for (const [short, long] of Object.entries(BRANCHES))
		if (phrase.takeWords(short)) phrase.left = `${phrase.left} ${long} `.replaceAll("  ", " ");
	return nameBy(phrase, figures, "programme");
}

export function nameSeat(phrase: Phrase, figures: readonly Figure[]): NamedDimensions {
	const programme = nameProgramme(phrase, figures);
	const years = phrase.take(/ (\d) years?(?: bachelor| bachelor of technology| dual degree| integrated)? /)?.[1];
	const isDual = phrase.take(/ (?:integrated|bachelor and master of technology) /) !== undefined;
	const isDualToo = phrase.take(/ dual degree /) !== undefined;
	phrase.take(
		/ (?:(?:bachelor|master) and )?(?:bachelor|master) of (?:technology|science|architecture|planning|design) /,
	);
	phrase.take(
		/ (?:and )?(?:(?:bachelor|master) of (?:technology|science|architecture|planning|design|business administration)|btech|be) /,
	);
	const length = years ?? (isDual || isDualToo ? "5" : undefined);
	const levels = new Set(
		figures.filter(({ named }) => named.programme === programme.programme).map(({ named }) => named.level),
	);
	const level = length ?? (levels.has("4") && levels.size > 1 ? "4" : undefined);
	const printed = nameBy(phrase, figures, "seatType");
	const seatType = SEAT_TYPES.find(
		([, pattern]) => printed.seatType === undefined && phrase.take(pattern) !== undefined,
	);
	const gender = GENDERS.find(([pattern]) => phrase.take(pattern) !== undefined)?.[1];
	const pool = POOLS.find(([, pattern]) => phrase.take(pattern) !== undefined)?.[0];
	const ownGender = figures.find(({ named }) => gender?.test(named.gender ?? ""))?.named.gender;
	return {
		...programme,
		...(level !== undefined && { level }),
		...printed,
		...(seatType !== undefined && { seatType: seatType[0] }),
		...(gender !== undefined && { gender: ownGender ?? "another" }),
		...(pool !== undefined && { pool }),
		...nameBy(phrase, figures, "authority"),
	};
}

function nameBy(phrase: Phrase, figures: readonly Figure[], dimension: Dimension): NamedDimensions {
	const printed = [...new Set(figures.flatMap(({ named }) => named[dimension] ?? []))].filter(
		(each) => each.length > 1,
	);
	const byWords = printed
		.map((value) => ({ value, words: toClaimWords(value).trim() }))
		.toSorted((a, b) => b.words.length - a.words.length);
	const match = byWords.find(({ words }) => phrase.takeWords(words));
	return match === undefined ? {} : { [dimension]: match.value };
}

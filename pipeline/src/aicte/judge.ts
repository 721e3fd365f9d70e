import { alignWords, isNear } from "#pipeline/aicte/align.ts";
import type { Entry, Query } from "#pipeline/aicte/entries.ts";
import { isEmptyWord, isFieldWord, type Word } from "#pipeline/aicte/words.ts";

/**
 * How two names match, surest first: 1 same words, 2 other spelling, 3 except a society, brackets or the place, 4 same before the comma.
 * Each needs the same district or a town that both name.
 */
export type Tier = 1 | 2 | 3 | 4;
export type Candidate = { entry: Entry; tier: Tier; respelt: number; town: boolean; rank: number };

export function judgeMatch(query: Query, entry: Entry): Candidate | undefined {
	return query.variants
		.flatMap((own, i) => entry.variants.map((other, j) => judgeNames(query, entry, own, other, i + j > 0)))
		.filter((found) => found !== undefined)
		.sort(compareCandidates)[0];
}

export function compareCandidates(a: Candidate, b: Candidate): number {
	return a.tier - b.tier || a.respelt - b.respelt || Number(b.town) - Number(a.town) || a.rank - b.rank;
}

function judgeNames(query: Query, entry: Entry, own: Word[], other: Word[], stripped: boolean): Candidate | undefined {
	const { matched, respelt, missing, extra } = alignWords(own, other);
	const inPlace = ({ fold }: Word) => isPlace(fold, entry.place) || isPlace(fold, query.place);
	const inAddress = (word: Word) =>
		query.address.some(({ text, fold }) => fold === word.fold || isNear(text, word.text));
	const isOpen = (word: Word) => !isEmptyWord(word) && !inPlace(word) && !isSoft(word, query, entry);
	const openMissing = missing.filter(isOpen);
	if (openMissing.some(isFieldWord)) return undefined;
	const openExtra = extra.filter((word) => isOpen(word) && !inAddress(word));
	if (openExtra.some(isFieldWord)) return undefined;
	const distinctive = matched.filter((word) => !isFieldWord(word) && !isEmptyWord(word) && !HONORIFICS.has(word.text));
	// Without its society, a name like "Institute of Management, Kolhapur" fits any institute there.
	if (stripped && distinctive.every(inPlace)) return undefined;
	const exact = missing.length + extra.length + respelt === 0;
	const rank = query.districts.indexOf(entry.college.districtId ?? "unknown");
	const town =
		extra.some(
			(word) => !isFieldWord(word) && !isEmptyWord(word) && word.text.length > 3 && !inPlace(word) && inAddress(word),
		) || distinctive.some(({ fold }) => entry.place.has(fold) && !query.place.has(fold));
	const named = town || extra.some((word) => inPlace(word) && inAddress(word));
	if (!isPlaced({ query, distinctive, exact, rank, town, named, open: openExtra.length + openMissing.length, own }))
		return undefined;
	// "Government Polytechnic, Tumkur" is in the town of Tumkur: an institute elsewhere in the district is another.
	const vague = (query.chain && distinctive.length < 2) || distinctive.every(inPlace);
	if ((vague || rank < 0) && !(town && rank >= 0) && extra.some((word) => inPlace(word) && !inAddress(word)))
		return undefined;
	const soft = [...missing, ...extra].filter((word) => isSoft(word, query, entry)).length;
	if (soft > 0 && distinctive.length < 2 && !town) return undefined;
	const tier = toTier({
		respelt: respelt + soft,
		openMissing,
		openExtra,
		distinctive,
		stripped,
		entry,
		query,
		town: town || named,
		inAddress,
	});
	return tier === undefined ? undefined : { entry, tier, respelt, town, rank: rank < 0 ? 99 : rank };
}

function isPlace(fold: string, place: ReadonlySet<string>): boolean {
	return place.has(fold) || [...place].some((word) => isNear(word, fold));
}

type Placing = {
	query: Query;
	distinctive: Word[];
	exact: boolean;
	rank: number;
	town: boolean;
	named: boolean;
	open: number;
	own: Word[];
};

function isPlaced({ query, distinctive, exact, rank, town, named, open, own }: Placing): boolean {
	if (distinctive.length === 0) {
		const isLong = own.length >= 4 && own.every(({ text }) => text !== "government");
		return exact && isLong ? rank === 0 : named && rank >= 0;
	}
	if (rank === 0) return true;
	if (rank > 0) return town || !query.chain;
	return town && open === 0;
}

const HONORIFICS = new Set(["shri", "st", "the", "shrimati", "pt", "pandit", "swami", "maa"]);

function isSoft({ text }: Word, { institute }: Query, { college }: Entry): boolean {
	if (HONORIFICS.has(text)) return true;
	const deemed = college.kind === "university" && institute.institutionType.includes("Deemed");
	return deemed && (text === "deemed" || text === "university");
}

type Agreement = {
	respelt: number;
	openMissing: Word[];
	openExtra: Word[];
	distinctive: Word[];
	stripped: boolean;
	entry: Entry;
	query: Query;
	town: boolean;
	inAddress: (word: Word) => boolean;
};

function toTier({
	respelt,
	openMissing,
	openExtra,
	distinctive,
	stripped,
	entry,
	query,
	town,
	inAddress,
}: Agreement): Tier | undefined {
	const sure = distinctive.length > (town || distinctive.some(({ fold }) => query.isRare(fold)) ? 0 : 1);
	const onlyTail = openExtra.every(({ text }) => entry.tail.has(text)) && sure && !query.chain;
	const ownTail = openMissing.every(inAddress) && distinctive.length > openMissing.length;
	if (openExtra.length > 0 && !onlyTail) return undefined;
	if (openMissing.length > 0 && !ownTail) return undefined;
	if (respelt > 2 && respelt > distinctive.length / 2) return undefined;
	if (openExtra.length > 0) return 4;
	if (openMissing.length > 0 || stripped) return 3;
	return respelt > 0 ? 2 : 1;
}

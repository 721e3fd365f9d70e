import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { cityWords, type Directory, isInCity, nameKeys } from "#pipeline/match/directory.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { toNameKey, toNameWords } from "#pipeline/match/normalise.ts";

type Resolve = (mention: Mention) => Match | undefined;

/**
 * Resolves mentions by a reviewed decision, else by the AISHE code in the ranking's id, else by a name unique in that place. Undefined
 * means that `matches.csv` must decide. Never by similarity: at 0.85 one in ten was measured wrong.
 */
export function createResolver(directory: Directory, mentions: readonly Mention[], reviewed: Resolve): Resolve {
	const byId: Resolve = (mention) => matchById(directory, mention);
	const knownNames = indexKnownNames(mentions, (mention) => reviewed(mention) ?? byId(mention));
	const sameRank = indexSameRank(mentions, byId);
	return (mention) => {
		const settled = reviewed(mention) ?? byId(mention) ?? sameRank(mention);
		if (settled !== undefined) return settled;
		const named = matchByKnownName(directory, knownNames, mention) ?? matchByDirectoryName(directory, mention);
		return contradictsId(directory, mention, named) ? undefined : named;
	};
}

/** An untrusted id still shows that the line is odd: a name may not decide against the id, only a person. */
function contradictsId(directory: Directory, mention: Mention, named: Match | undefined): boolean {
	const code = mention.nirfId === undefined ? undefined : embeddedCode(mention.nirfId);
	return code !== undefined && named !== undefined && directory.byCode.has(code) && named.collegeId !== code;
}

/** The AISHE code at the end of a NIRF id since 2018: `IR-O-U-0456` → `U-0456`, `IR-E-C-6377` → `C-6377`. */
export function embeddedCode(nirfId: string): string | undefined {
	const code = /^IR-.*-([CSU]-\d+)$/.exec(nirfId)?.[1];
	return code && toCanonicalCode(code);
}

function matchById(directory: Directory, mention: Mention): Match | undefined {
	const code = mention.nirfId === undefined ? undefined : embeddedCode(mention.nirfId);
	const college = code === undefined ? undefined : directory.byCode.get(code);
	if (college === undefined || !isPlausible(college, mention)) return undefined;
	return { collegeId: college.code, by: "id", why: `${mention.nirfId} holds the code` };
}

/** An id is trusted if the state agrees, and the names share a distinguishing word or the city agrees. */
function isPlausible(college: DirectoryCollege, mention: Mention): boolean {
	if (mention.state !== "" && college.stateSlug !== toStateSlug(mention.state)) return false;
	const printed = new Set(distinctiveWords(mention.name));
	const names = [college.name, ...college.otherNames];
	if (printed.size > 0) return names.some((name) => distinctiveWords(name).some((word) => printed.has(word)));
	// "University College of Engineering" fits many: only identical words or the city decide.
	return isInCity(college, mention.city) || names.some((name) => nameKey(name) === nameKey(mention.name));
}

const COMMON_WORDS = new Set(
	"institute university college technology engineering science research education management medical pharmacy pharmaceutical deemed national indian government arts commerce shri study law dental agricultural".split(
		" ",
	),
);

function distinctiveWords(name: string): string[] {
	return toNameWords(name).filter((word) => !COMMON_WORDS.has(word));
}

/** Two copies print the same line of a ranking: the id in one decides the other, if the names share words. */
function indexSameRank(mentions: readonly Mention[], byId: Resolve): Resolve {
	const rankKey = (mention: Mention) =>
		[mention.list, mention.year, mention.rank, toStateSlug(mention.state)].join("|");
	const byRank = Map.groupBy(
		mentions.filter(
			(mention) => mention.rank !== undefined && !mention.rank.includes("-") && byId(mention) !== undefined,
		),
		rankKey,
	);
	return (mention) => {
		if (mention.rank === undefined || mention.rank === "" || mention.rank.includes("-")) return undefined;
		const words = new Set(distinctiveWords(mention.name));
		const twins = (byRank.get(rankKey(mention)) ?? []).filter((twin) =>
			distinctiveWords(twin.name).some((word) => words.has(word)),
		);
		const matches = twins.map(byId);
		const [match, ...others] = new Set(matches.map((found) => found?.collegeId));
		if (match === undefined || others.length > 0) return undefined;
		return { collegeId: match, by: "id", why: `another copy prints the same line with ${twins[0]?.nirfId}` };
	};
}

type KnownName = { collegeId: string; cities: Set<string>; nirfId: string };
type KnownNames = Map<string, KnownName[]>;

const nameKey = (name: string) => toNameKey(toNameWords(name));

const knownNameKey = (mention: Mention) => `${nameKey(mention.name)}|${toStateSlug(mention.state) ?? ""}`;

function indexKnownNames(mentions: readonly Mention[], settled: Resolve): KnownNames {
	const names: KnownNames = new Map();
	for (const mention of mentions) {
		if (mention.source !== "nirf" || mention.nirfId === undefined) continue;
		const match = settled(mention);
		if (match === undefined) continue;
		const known = names.get(knownNameKey(mention)) ?? [];
		known.push({ collegeId: match.collegeId, cities: cityWords(mention.city), nirfId: mention.nirfId });
		names.set(knownNameKey(mention), known);
	}
	return names;
}

function matchByKnownName(directory: Directory, names: KnownNames, mention: Mention): Match | undefined {
	const known = names.get(knownNameKey(mention)) ?? [];
	const [first, ...others] = [...new Set(known.map(({ collegeId }) => collegeId))];
	if (first === undefined || others.length > 0) return undefined;
	const cities = cityWords(mention.city);
	const college = directory.byCode.get(first);
	const sameCity =
		known.some((name) => [...name.cities].some((city) => cities.has(city))) ||
		(college !== undefined && isInCity(college, mention.city));
	return sameCity
		? { collegeId: first, by: "name", why: `same name, city and state as ${known[0]?.nirfId}` }
		: undefined;
}

/** A unique name: in the city for a ranking (which prints the city), in the country for a counselling. */
function matchByDirectoryName(directory: Directory, mention: Mention): Match | undefined {
	const stateSlug = toStateSlug(mention.state);
	const keys = nameKeys(mention.name, cityWords(mention.city));
	const named = [...new Set(keys.flatMap((key) => directory.named(key, stateSlug)))];
	const college = onlyOne(mention.city === "" ? named : named.filter((found) => isInCity(found, mention.city)));
	return college && { collegeId: college.code, by: "name", why: "the only institution of that name there" };
}

/**
 * A single institution, or the one university among namesakes: the directory lists some universities' own colleges under the same name.
 */
function onlyOne(colleges: DirectoryCollege[]): DirectoryCollege | undefined {
	if (colleges.length === 1) return colleges[0];
	const universities = colleges.filter(({ kind }) => kind === "university");
	return universities.length === 1 ? universities[0] : undefined;
}

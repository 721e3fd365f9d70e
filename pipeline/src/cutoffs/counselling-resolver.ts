import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { headKeys, toFullNameWords } from "#pipeline/cutoffs/heads.ts";
import type { FindPlaces } from "#pipeline/cutoffs/places.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { cityWords, isInCity, nameKeys, placeWords } from "#pipeline/match/directory.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { toCityKey } from "#pipeline/match/normalise.ts";

type Resolve = (mention: Mention) => Match | undefined;

/**
 * Resolves the institution of a counselling: by a reviewed decision, else by an AISHE code in the copy whose name agrees, else by a name
 * unique in that state and place. Never by the name alone: without a matching place, or with two candidates, it stays undecided.
 */
export function createCounsellingResolver(
	colleges: readonly DirectoryCollege[],
	reviewed: Resolve,
	findPlaces: FindPlaces,
): Resolve {
	const byCode = new Map(colleges.map((college) => [college.code, college]));
	const named = indexHeads(colleges);
	return (mention) =>
		reviewed(mention) ?? matchByCode(byCode, mention) ?? matchByNameInPlace(named, findPlaces, mention);
}

/** Codes in a copy come from someone else's matching, so the name must have the same words. */
function matchByCode(byCode: ReadonlyMap<string, DirectoryCollege>, mention: Mention): Match | undefined {
	const college = byCode.get(toCanonicalCode(mention.aisheCode ?? ""));
	if (college === undefined || college.stateSlug !== toStateSlug(mention.state)) return undefined;
	const own = new Set(
		[college.name, ...college.otherNames].flatMap((name) => headKeys(name, placeWords(college)).map(({ key }) => key)),
	);
	const places = cityWords(`${mention.city} ${mention.address ?? ""}`);
	const same = headKeys(mention.name, new Set([...places, ...placeWords(college)])).some(
		({ key, isCommon }) => own.has(key) && !isCommon,
	);
	return same && (mention.city === "" || isInCity(college, mention.city))
		? { collegeId: college.code, by: "id", why: "the copy holds the code, and the names agree" }
		: undefined;
}

type Named = (key: string, stateSlug: string | undefined) => readonly NamedCollege[];
type NamedCollege = { college: DirectoryCollege; isWhole: boolean };

/**
 * The longest beginning of the name that is unique in the state, at a place printed with it. A full match wins over names that only begin
 * so ("Guntur Medical College (B.Sc MLT)").
 */
function matchByNameInPlace(named: Named, findPlaces: FindPlaces, mention: Mention): Match | undefined {
	const stateSlug = toStateSlug(mention.state);
	const places = [
		...findPlaces(`${mention.name}, ${mention.city}, ${mention.address ?? ""}`, stateSlug),
		toCityKey(mention.city),
	];
	for (const { key, isCommon } of headKeys(mention.name, new Set(places))) {
		const there = named(key, stateSlug).filter(
			(found) =>
				mayGive(found.college, mention) &&
				places.some((place) => isAt(found, place)) &&
				(!isCommon || saysNoMore(mention.name, key, found)),
		);
		const whole = there.filter(({ isWhole }) => isWhole);
		const [only, other] = whole.length > 0 ? whole : there;
		if (only === undefined) continue;
		return other === undefined
			? { collegeId: only.college.code, by: "name", why: "the only institution of that name there" }
			: undefined;
	}
	return undefined;
}

/** Counsellings for degrees of colleges: a standalone polytechnic of the same name and place does not match. */
const COLLEGE_COUNSELLINGS: ReadonlySet<Mention["source"]> = new Set([
	"kcet",
	"mht-cet",
	"wbjee",
	"keam",
	"jac-delhi",
	"comedk",
	"tnea",
	"ojee",
	"uptac",
	"mpdte",
	"tg-eapcet",
	"ap-eapcet",
	"tg-icet",
]);

function mayGive({ kind }: DirectoryCollege, { source }: Mention): boolean {
	return !(kind === "standalone" && COLLEGE_COUNSELLINGS.has(source));
}

/** States that are cities: the directory gives their districts by compass point. */
const CITY_STATES: ReadonlyMap<string, string> = new Map([
	["delhi", "delhi"],
	["chandigarh", "chandigarh"],
]);

function isAt({ college }: NamedCollege, place: string): boolean {
	return place !== "" && (isInCity(college, place) || CITY_STATES.get(college.stateSlug ?? "") === place);
}

/**
 * For common words, every other printed word must be in the directory's name or district, and a name that only begins so must contain a
 * printed town: "Nalanda Medical College, Patna" is not the medical college of Patna, nor is "University College of Engineering, Pattukkottai" the one of Thanjavur.
 */
function saysNoMore(name: string, key: string, { college, isWhole }: NamedCollege): boolean {
	const inName = new Set([college.name, ...college.otherNames].flatMap((text) => [...cityWords(text)]));
	const known = new Set([...inName, ...cityWords(college.district ?? ""), ...cityWords(college.stateSlug ?? "")]);
	const inKey = new Set(key.split(" "));
	const others = toFullNameWords(name)
		.filter((word) => !inKey.has(word) && word.length > 2 && word !== "hospital" && !/^\d+$/.test(word))
		.map(toCityKey);
	return others.every((word) => known.has(word)) && (isWhole || others.some((word) => inName.has(word)));
}

function indexHeads(colleges: readonly DirectoryCollege[]): Named {
	const byKey = new Map<string, Map<string, NamedCollege>>();
	for (const college of colleges) {
		const places = placeWords(college);
		for (const name of [college.name, ...college.otherNames]) {
			const whole = new Set(nameKeys(name.replace(/\b\d{2,6}\b/g, " "), places));
			for (const { key } of headKeys(name, places)) {
				const place = `${key}|${college.stateSlug}`;
				const known = byKey.get(place) ?? new Map<string, NamedCollege>();
				const isWhole = whole.has(key) || (known.get(college.code)?.isWhole ?? false);
				byKey.set(place, known.set(college.code, { college, isWhole }));
			}
		}
	}
	return (key, stateSlug) => [...(byKey.get(`${key}|${stateSlug}`)?.values() ?? [])];
}

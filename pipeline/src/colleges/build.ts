import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { AISHE_SECOND_LIST_SOURCE } from "#pipeline/aishe/colleges.ts";
import { toDisplayName } from "#pipeline/colleges/display-name.ts";
import { toReadableCity } from "#pipeline/colleges/names.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { toNameKey, toNameWords } from "#pipeline/match/normalise.ts";

export type CollegeRow = {
	id: string;
	name: string;
	officialName: string;
	kind: DirectoryCollege["kind"];
	aisheCode: string | undefined;
	stateSlug: string | undefined;
	district: string | undefined;
	districtId: string | undefined;
	city: string | undefined;
	sourceId: string;
	known: boolean;
};
export type OtherName = { collegeId: string; name: string; sourceId: string };
export type ResolvedMention = { mention: Mention; match: Match };

export function buildColleges(
	directory: readonly DirectoryCollege[],
	own: readonly (DirectoryCollege & { city?: string })[],
	mentions: readonly ResolvedMention[],
	knownNames: ReadonlyMap<string, string>,
	printedNames: readonly OtherName[] = [],
): { colleges: CollegeRow[]; otherNames: OtherName[] } {
	const printedOf = Map.groupBy(printedNames, ({ collegeId }) => collegeId);
	const mentionsOf = Map.groupBy(mentions, ({ match }) => match.collegeId);
	const institutions: (DirectoryCollege & { city?: string })[] = [...directory, ...own];
	const built = institutions.map((institution) =>
		buildCollege(
			institution,
			mentionsOf.get(institution.code) ?? [],
			knownNames,
			printedOf.get(institution.code) ?? [],
		),
	);
	return { colleges: built.map(({ college }) => college), otherNames: built.flatMap(({ otherNames }) => otherNames) };
}

function buildCollege(
	institution: DirectoryCollege & { city?: string },
	mentions: readonly ResolvedMention[],
	knownNames: ReadonlyMap<string, string>,
	printedNames: readonly OtherName[],
) {
	const { code, kind, stateSlug, district, districtId, sourceId } = institution;
	const name = knownNames.get(code) ?? toDisplayName(institution.name);
	const newestFirst = mentions.toSorted((a, b) => (b.mention.year ?? 0) - (a.mention.year ?? 0));
	const city =
		institution.city ||
		newestFirst.map(({ mention }) => mention.city).find((printed) => /^[A-Za-z .'-]{3,30}$/.test(printed));
	const otherNames = distinctNames(name, [
		{ collegeId: code, name: institution.name, sourceId },
		...institution.otherNames.map((other) => ({ collegeId: code, name: other, sourceId: AISHE_SECOND_LIST_SOURCE })),
		// A name's receipt is the first document that prints it, so a new year's list does not change receipts.
		...newestFirst.toReversed().map(({ mention }) => ({
			collegeId: code,
			name: mention.name,
			sourceId: mention.sourceId ?? `${mention.source}-${mention.year}`,
		})),
		...printedNames,
	]);
	const college: CollegeRow = {
		id: code,
		name,
		officialName: institution.name,
		kind,
		aisheCode: code.startsWith("X-") ? undefined : code,
		stateSlug,
		district,
		districtId,
		city: city && toReadableCity(city),
		sourceId,
		known: mentions.length > 0,
	};
	return { college, otherNames };
}

function distinctNames(name: string, others: OtherName[]): OtherName[] {
	const seen = new Set([toNameKey(toNameWords(name))]);
	return others.filter((other) => {
		const key = toNameKey(toNameWords(other.name));
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

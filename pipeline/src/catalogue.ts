import { type Abroad, buildAbroad } from "#pipeline/abroad/build.ts";
import { readDistricts } from "#pipeline/aicte/places.ts";
import { readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { AISHE_SOURCE, toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { ALIASES_DATASET, type Alias, readAliases } from "#pipeline/aliases/aliases.ts";
import { assignCategories, type CollegeCategory } from "#pipeline/categories/assign.ts";
import { buildColleges, type CollegeRow, type OtherName, type ResolvedMention } from "#pipeline/colleges/build.ts";
import type { FactSource } from "#pipeline/colleges/fact.ts";
import { type FormerAddress, readFormerAddresses } from "#pipeline/colleges/former.ts";
import { readKnownNames } from "#pipeline/colleges/names.ts";
import { readOwnInstitutions } from "#pipeline/colleges/own.ts";
import { type PossibleTwins, readPossibleTwins } from "#pipeline/colleges/possible-twins.ts";
import { type BuiltCounselling, buildCounselling, buildCounsellings } from "#pipeline/cutoffs/build.ts";
import { NATIONAL } from "#pipeline/cutoffs/counsellings.ts";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import { buildFees } from "#pipeline/fees/build.ts";
import type { BuiltFees } from "#pipeline/fees/fee.ts";
import { findWitnesses, textsOfAicte, textsOfDirectory } from "#pipeline/geo/pin-witnesses.ts";
import { buildPins, type Pin } from "#pipeline/geo/pins.ts";
import { readPins } from "#pipeline/geo/pins-read.ts";
import { buildPlaces, type Places } from "#pipeline/geo/places.ts";
import { markPreparatory } from "#pipeline/josaa/preparatory.ts";
import { indexDirectory } from "#pipeline/match/directory.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { createResolver } from "#pipeline/match/resolve.ts";
import { readReviewedMatches } from "#pipeline/match/reviewed.ts";
import { findRankClashes } from "#pipeline/nirf/check.ts";
import { type Ranking, toNirfMention, toRankings } from "#pipeline/nirf/rankings.ts";
import { readNirfRows } from "#pipeline/nirf/read.ts";
import type { Outcome } from "#pipeline/nirf-sheets/figures.ts";
import { createInstituteResolver } from "#pipeline/nirf-sheets/institutes.ts";
import { readSheets, toOutcomes } from "#pipeline/nirf-sheets/outcomes.ts";
import { readMbbsInstitutions } from "#pipeline/nmc/own.ts";
import { buildPublishedFacts } from "#pipeline/published-facts.ts";
import { addReports, type DatasetReport, type Refusal } from "#pipeline/report.ts";
import { buildScholarships, type Scholarships } from "#pipeline/scholarships/build.ts";

/** Everything that the published files and the reviewed tables say, ready to be loaded. */
export type Catalogue = {
	places: Places;
	pins: Pin[];
	colleges: CollegeRow[];
	otherNames: OtherName[];
	mentions: ResolvedMention[];
	unresolved: Mention[];
	rankings: Ranking[];
	rankClashes: string[];
	outcomes: Outcome[];
	/** CSAB's and JoSAA's, oldest first, then NEET's and the states'. */
	counsellings: BuiltCounselling[];
	/** By document. */
	fees: BuiltFees[];
	/** By dataset: AICTE's institutes, the university list … */
	published: FactSource[];
	categories: CollegeCategory[];
	/** Addresses of institutions that were found to be others, or have another address now. */
	former: FormerAddress[];
	possibleTwins: PossibleTwins[];
	/** Short forms and other names by which people search. */
	aliases: Alias[];
	/** Universities and courses of other countries. */
	abroad: Abroad;
	scholarships: Scholarships;
	refusals: Refusal[];
	reports: DatasetReport[];
};

/** Reads, normalises and matches every source. Deterministic: the same files give the same answer. Needs no database. */
export function buildCatalogue(): Catalogue {
	const aisheRows = readAisheRows();
	const directory = toDirectory(aisheRows);
	const places = buildPlaces(aisheRows);
	const pinRows = readPins();
	const aicteInstitutes = readAicteInstitutes();
	const addresses = [...textsOfDirectory(directory), ...textsOfAicte(aicteInstitutes, readDistricts(directory))];
	const pins = buildPins(pinRows, places, findWitnesses(addresses));

	const nirfRows = readNirfRows();
	const nirfMentions = nirfRows.map(toNirfMention);
	const resolve = createResolver(indexDirectory(directory), nirfMentions, readReviewedMatches());
	// JoSAA's institutes are the nation's, like those of the ranking, and every one of them is decided.
	const josaa = markPreparatory(NATIONAL.map((counselling) => buildCounselling(counselling, resolve)));
	const resolved = [
		...nirfMentions.flatMap((mention) => {
			const match = resolve(mention);
			return match === undefined ? [] : [{ mention, match }];
		}),
		...josaa.flatMap(({ mentions }) => mentions),
	];

	const own = readOwnInstitutions();
	// Counsellings name MBBS colleges that the directory does not list.
	const others = buildCounsellings([...directory, ...readMbbsInstitutions(directory)], places);
	const counsellings = [...josaa, ...others];
	const fees = buildFees(others.flatMap(({ mentions }) => mentions));
	const printed = [...resolved, ...others.flatMap(({ mentions }) => mentions)];
	const published = buildPublishedFacts(directory, aicteInstitutes, printed);
	const { colleges, otherNames } = buildColleges(
		directory,
		[...own, ...published.flatMap((source) => source.own)],
		resolved,
		readKnownNames(),
		published.flatMap(({ names }) => names),
	);
	const living = new Set(colleges.map(({ id }) => id));
	const aliases = readAliases(living);
	const nirf = toRankings(nirfRows, resolve);
	const sheets = toOutcomes(readSheets(), createInstituteResolver(nirfRows, resolve, readReviewedMatches()));
	const abroad = buildAbroad();
	const scholarships = buildScholarships();
	return {
		places,
		pins: [...pins.pins, ...pins.added],
		colleges,
		otherNames,
		mentions: printed,
		unresolved: [
			...nirfMentions.filter((mention) => resolve(mention) === undefined),
			...josaa.flatMap(({ undecided }) => undecided),
		],
		rankings: nirf.rankings,
		rankClashes: findRankClashes(nirfRows, resolve),
		outcomes: sheets.outcomes,
		counsellings,
		fees,
		published,
		former: readFormerAddresses(living),
		possibleTwins: readPossibleTwins(living),
		aliases: aliases.aliases,
		abroad,
		scholarships,
		categories: assignCategories(
			colleges,
			nirf.rankings,
			distinctProgrammes(counsellings),
			published.flatMap(({ intakes }) => intakes),
		),
		refusals: [
			...published.flatMap(({ refusals }) => refusals),
			...pins.refusals,
			...aliases.refusals,
			...abroad.refusals,
			...scholarships.refusals,
			...nirf.refusals,
			...sheets.refusals,
			...counsellings.flatMap(({ refusals }) => refusals),
			...fees.flatMap(({ refusals }) => refusals),
		],
		reports: addReports([
			{
				dataset: AISHE_SOURCE,
				read: aisheRows.length,
				kept: directory.length,
				joined: aisheRows.length - directory.length,
				marked: 0,
				refused: 0,
				notes: [`${own.length} institutions of their own beside the directory`],
			},
			{
				dataset: "pins",
				read: pinRows.length,
				kept: pins.pins.length,
				joined: 0,
				marked: pins.pins.filter(({ mark }) => mark !== undefined).length,
				refused: pins.refusals.length,
				notes: [],
			},
			{
				dataset: "nirf",
				read: nirfRows.length,
				kept: nirf.rankings.length,
				joined: nirf.joined,
				marked: 0,
				refused: nirf.refusals.length,
				notes: [],
			},
			{
				dataset: ALIASES_DATASET,
				read: aliases.read,
				kept: aliases.aliases.length,
				joined: 0,
				marked: 0,
				refused: aliases.refusals.length,
				notes: [],
			},
			...published.map(({ report }) => report),
			...sheets.reports,
			...counsellings.map(({ report }) => report),
			...fees.map(({ report }) => report),
			...abroad.reports,
			scholarships.report,
		]),
	};
}

/** One row per institution and programme, from the newest year that offers it: the evidence of a category. */
function distinctProgrammes(oldestFirst: readonly BuiltCounselling[]): Cutoff[] {
	const newest = new Map<string, Cutoff>();
	for (const { cutoffs } of oldestFirst) {
		for (const cutoff of cutoffs) newest.set(`${cutoff.collegeId}|${cutoff.programme}`, cutoff);
	}
	return [...newest.values()];
}

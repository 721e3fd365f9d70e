import { CollegeKind } from "@uchit/contract/college-kind.ts";
import * as z from "zod";
import { type Abroad, buildAbroad } from "#pipeline/abroad/build.ts";
import { buildActs } from "#pipeline/acts/build.ts";
import { buildAffiliations } from "#pipeline/affiliations/build.ts";
import { createUniversityFinder } from "#pipeline/affiliations/universities.ts";
import { buildAicte } from "#pipeline/aicte/build.ts";
import { withPrintedNames } from "#pipeline/aicte/pairs.ts";
import { readDistricts } from "#pipeline/aicte/places.ts";
import { type AicteInstitute, readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { AISHE_SOURCE, type DirectoryCollege, toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { ALIASES_DATASET, type Alias, readAliases } from "#pipeline/aliases/aliases.ts";
import { assignCategories, type CollegeCategory } from "#pipeline/categories/assign.ts";
import { buildColleges, type CollegeRow, type OtherName, type ResolvedMention } from "#pipeline/colleges/build.ts";
import type { CollegeFact, FactSource } from "#pipeline/colleges/fact.ts";
import { createPresentIdFinder, type FormerAddress, readFormerAddresses } from "#pipeline/colleges/former.ts";
import { readKnownNames } from "#pipeline/colleges/names.ts";
import { readSameAs } from "#pipeline/colleges/same-as.ts";
import { COUNSELLINGS } from "#pipeline/counsellings.ts";
import {
	type BuiltCounselling,
	buildCounselling,
	buildCounsellings,
	distinctProgrammes,
} from "#pipeline/cutoffs/build.ts";
import { type DeskData, NO_DESK_DATA, receiptsWith, withDeskCounsellings } from "#pipeline/desk-files/stored-files.ts";
import { type BuiltPageFees, buildPageFees } from "#pipeline/fee-pages/build.ts";
import { buildFees } from "#pipeline/fees/build.ts";
import type { BuiltFees } from "#pipeline/fees/fee.ts";
import { findWitnesses, textsOfAicte, textsOfDirectory } from "#pipeline/geo/pin-witnesses.ts";
import { buildPins, type Pin } from "#pipeline/geo/pins.ts";
import { readPins } from "#pipeline/geo/pins-read.ts";
import { buildPlaces, type Places, toDistrictId, toStateSlug } from "#pipeline/geo/places.ts";
import { buildInstitutionFacts } from "#pipeline/institution-facts/build.ts";
import { createInstitutionFinder } from "#pipeline/institution-facts/find.ts";
import { markPreparatory } from "#pipeline/josaa/preparatory.ts";
import { indexDirectory } from "#pipeline/match/directory.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { createResolver } from "#pipeline/match/resolve.ts";
import { readReviewedMatches } from "#pipeline/match/reviewed.ts";
import { findRankClashes } from "#pipeline/nirf/rank-clashes.ts";
import { type Ranking, toNirfMention, toRankings } from "#pipeline/nirf/rankings.ts";
import { readNirfRows } from "#pipeline/nirf/read.ts";
import type { Outcome } from "#pipeline/nirf-sheets/figures.ts";
import { createInstituteResolver } from "#pipeline/nirf-sheets/institutes.ts";
import { readSheets, toOutcomes } from "#pipeline/nirf-sheets/outcomes.ts";
import { buildNmc } from "#pipeline/nmc/build.ts";
import { readMbbsInstitutions } from "#pipeline/nmc/own.ts";
import { addReports, type DatasetReport, type Refusal, toReport } from "#pipeline/report.ts";
import { buildScholarships, type Scholarships } from "#pipeline/scholarships/build.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import type { SourceRow } from "#pipeline/sources.ts";
import { buildUgc } from "#pipeline/ugc/build.ts";
import { buildFakeUniversities, type FakeUniversities } from "#pipeline/ugc/fake.ts";
import { buildUniversitySites } from "#pipeline/university-sites/build.ts";

export type Catalogue = {
	receipts: SourceRow[];
	places: Places;
	pins: Pin[];
	colleges: CollegeRow[];
	otherNames: OtherName[];
	mentions: ResolvedMention[];
	unresolved: Mention[];
	rankings: Ranking[];
	rankClashes: string[];
	outcomes: Outcome[];
	counsellings: BuiltCounselling[];
	fees: BuiltFees[];
	pageFees: BuiltPageFees;
	published: FactSource[];
	categories: CollegeCategory[];
	former: FormerAddress[];
	possibleTwins: PossibleTwins[];
	aliases: Alias[];
	abroad: Abroad;
	scholarships: Scholarships;
	fakes: FakeUniversities;
	refusals: Refusal[];
	reports: DatasetReport[];
};

/** Reads, normalises and matches every source. Deterministic, and needs no database. */
export function buildCatalogue(fromDesk: DeskData = NO_DESK_DATA): Catalogue {
	const aisheRows = readAisheRows();
	const directory = toDirectory(aisheRows);
	const places = buildPlaces(aisheRows);
	const pinRows = readPins();
	const aicteInstitutes = readAicteInstitutes();
	const addresses = [...textsOfDirectory(directory), ...textsOfAicte(aicteInstitutes, readDistricts(directory))];
	const pins = buildPins(pinRows, places, findWitnesses(addresses));

	const nirfRows = readNirfRows();
	const nirfMentions = nirfRows.map(toNirfMention);
	const resolve = createResolver(indexDirectory(directory), nirfMentions, readReviewedMatches(fromDesk.decisions));
	// JoSAA's institutes are national, like those of the ranking, and all of them are decided.
	const josaa = markPreparatory(
		withDeskCounsellings(fromDesk).map((counselling) => buildCounselling(counselling, resolve)),
	);
	const resolved = [
		...nirfMentions.flatMap((mention) => {
			const match = resolve(mention);
			return match === undefined ? [] : [{ mention, match }];
		}),
		...josaa.flatMap(({ mentions }) => mentions),
	];

	const own = readOwnInstitutions();
	const others = buildCounsellings(COUNSELLINGS, [...directory, ...readMbbsInstitutions(directory)], places);
	const counsellings = [...josaa, ...others];
	const fees = buildFees(others.flatMap(({ mentions }) => mentions));
	const pageFees = buildPageFees(josaa.flatMap(({ mentions }) => mentions));
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
	const fakes = buildFakeUniversities();
	return {
		receipts: receiptsWith(fromDesk),
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
		pageFees,
		published,
		former: readFormerAddresses(living),
		possibleTwins: readPossibleTwins(living),
		aliases: aliases.aliases,
		abroad,
		scholarships,
		fakes,
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
			...pageFees.refusals,
		],
		reports: addReports([
			toReport({
				dataset: AISHE_SOURCE,
				read: aisheRows.length,
				kept: directory.length,
				joined: aisheRows.length - directory.length,
				notes: [`${own.length} institutions of their own beside the directory`],
			}),
			toReport({
				dataset: "pins",
				read: pinRows.length,
				kept: pins.pins.length,
				marked: pins.pins.filter(({ mark }) => mark !== undefined).length,
				refused: pins.refusals.length,
			}),
			toReport({
				dataset: "nirf",
				read: nirfRows.length,
				kept: nirf.rankings.length,
				joined: nirf.joined,
				refused: nirf.refusals.length,
			}),
			toReport({
				dataset: ALIASES_DATASET,
				read: aliases.read,
				kept: aliases.aliases.length,
				refused: aliases.refusals.length,
			}),
			...published.map(({ report }) => report),
			...sheets.reports,
			...counsellings.map(({ report }) => report),
			...fees.map(({ report }) => report),
			pageFees.report,
			...abroad.reports,
			scholarships.report,
			fakes.report,
		]),
	};
}

type OwnInstitution = DirectoryCollege & { city: string; reason: string };

/** Ids are permanent: `X-0001`, or `X-E1` for one that an editor added at the desk. */
function readOwnInstitutions(): OwnInstitution[] {
	return readSourceCsv("own-institutions.csv").map((cells) => {
		const stateSlug = toStateSlug(cells.state ?? "");
		const district = cells.district || undefined;
		return {
			code: z
				.string()
				.regex(/^X-(?:\d{4}|E\d+)$/)
				.parse(cells.id),
			kind: CollegeKind.parse(cells.kind),
			name: cells.name ?? "",
			otherNames: [],
			stateSlug,
			district,
			districtId: stateSlug && district && toDistrictId(stateSlug, district),
			city: cells.city ?? "",
			reason: cells.reason ?? "",
			sourceId: cells.source_id ?? "",
		};
	});
}

type PossibleTwins = { collegeId: string; otherId: string; why: string };

function readPossibleTwins(living: ReadonlySet<string>): PossibleTwins[] {
	const findNow = createPresentIdFinder();
	const ofAicte = readSourceCsv("aicte/may-be-same.csv").map(({ aicte_id, college_id = "", evidence = "" }) => ({
		code: `X-AICTE-${aicte_id}`,
		sameAs: college_id,
		evidence,
	}));
	const pairs = [...readSameAs().filter(({ verdict }) => verdict === "may-be"), ...ofAicte]
		.map(({ code, sameAs, evidence }) => {
			const [collegeId = "", otherId = ""] = [code, sameAs].map((id) => findNow(id) ?? id).toSorted();
			return { collegeId, otherId, why: evidence };
		})
		.filter(({ collegeId, otherId }) => collegeId !== otherId && living.has(collegeId) && living.has(otherId));
	return [...new Map(pairs.map((pair) => [`${pair.collegeId}|${pair.otherId}`, pair])).values()];
}

export function buildPublishedFacts(
	directory: readonly DirectoryCollege[],
	aicteInstitutes: readonly AicteInstitute[],
	mentions: readonly ResolvedMention[],
): FactSource[] {
	const findUniversity = createUniversityFinder(directory);
	const aicte = buildAicte(aicteInstitutes, directory, readDistricts(directory), findUniversity);
	const ugc = buildUgc(findUniversity);
	return [
		{ ...aicte, facts: withoutOwnersOfDepartments(aicte.facts, ugc.facts) },
		ugc,
		buildAffiliations(directory),
		buildNmc(withPrintedNames(directory, mentions), findUniversity),
		buildUniversitySites(findUniversity),
		...buildInstitutionFacts(createInstitutionFinder(directory, mentions, readKnownNames())),
		buildActs(),
	];
}

/** AICTE prints who pays for a university's department: dropped if the UGC's list has the university's owner. */
function withoutOwnersOfDepartments(aicte: readonly CollegeFact[], ugc: readonly CollegeFact[]): CollegeFact[] {
	const withOwnership = new Set(ugc.filter(({ field }) => field === "ownership").map(({ collegeId }) => collegeId));
	return aicte.filter(({ field, collegeId }) => field !== "ownership" || !withOwnership.has(collegeId));
}

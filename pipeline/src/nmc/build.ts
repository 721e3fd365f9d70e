import type { Ownership } from "@uchit/contract/college-fact.ts";
import type { FindUniversity } from "#pipeline/affiliations/universities.ts";
import { alignWords } from "#pipeline/aicte/align.ts";
import { foldedWords } from "#pipeline/aicte/names.ts";
import { pairInstitutes } from "#pipeline/aicte/pair-institutes.ts";
import { type DistrictsOf, readDistricts, withNeighbours } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import { isEmptyWord, isFieldWord, toInstituteWords, type Word } from "#pipeline/aicte/words.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { CollegeFact, FactSource } from "#pipeline/colleges/fact.ts";
import type { Intake } from "#pipeline/colleges/intake.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { readMbbsInstitutions, readNmcDecisions } from "#pipeline/nmc/own.ts";
import { NMC_SOURCE, type NmcRow, readNmcRows } from "#pipeline/nmc/read.ts";
import { type Refusal, toReport, UNDECIDED_INSTITUTION } from "#pipeline/report.ts";
import { toYear } from "#pipeline/ugc/build.ts";

/** Owner by the list's words: a trust or a society may be the government's own, as for autonomous state medical colleges. */
const OWNERSHIP: Record<string, Ownership> = {
	"Govt.": "government",
	"Govt-Society": "government",
	"Govt. Society": "government",
	Private: "private",
};

export function buildNmc(directory: readonly DirectoryCollege[], findUniversity: FindUniversity): FactSource {
	const rows = readNmcRows();
	const pairs = pairMbbsColleges(rows, directory);
	const facts: CollegeFact[] = [];
	const intakes: Intake[] = [];
	const refusals: Refusal[] = [];
	for (const row of rows) {
		const collegeId = pairs.get(row.number);
		const seats = Number(row.seats);
		if (collegeId === undefined || !/^\d+$/.test(row.seats)) {
			const reason = collegeId === undefined ? UNDECIDED_INSTITUTION : "no number of seats";
			refusals.push({ dataset: NMC_SOURCE, file: row.file, line: row.line, reason, raw: Object.values(row).join("|") });
			continue;
		}
		intakes.push(toIntake(row, collegeId, seats));
		facts.push(...factsOf(row, findUniversity, collegeId).map((fact) => ({ ...fact, collegeId })));
	}
	const accepted = rows.length - refusals.length;
	return {
		facts,
		intakes,
		names: [],
		own: readMbbsInstitutions(directory),
		refusals,
		report: toReport({ dataset: NMC_SOURCE, read: rows.length, kept: accepted, refused: refusals.length }),
	};
}

function toIntake({ number, year }: NmcRow, collegeId: string, seats: number): Intake {
	return {
		authority: "nmc",
		year,
		institute: number,
		entry: 1,
		collegeId,
		programme: "Medicine",
		level: "undergraduate",
		course: "MBBS",
		degree: "mbbs",
		shift: undefined,
		mode: "regular",
		seats,
		sourceId: NMC_SOURCE,
	};
}

type Fact = Omit<CollegeFact, "collegeId">;

/** The year of inception is the MBBS course's, not an older university's. */
function factsOf(row: NmcRow, findUniversity: FindUniversity, collegeId: string): Fact[] {
	const { management, university, year, inception, state } = row;
	const ownership = OWNERSHIP[management];
	const affiliation = findUniversity({ name: university, stateSlug: toStateSlug(state) }) ?? university;
	const common = { year, sourceId: NMC_SOURCE };
	const established = collegeId.startsWith("U-") ? undefined : toYear(inception);
	const runBy = ownership === undefined ? ` · ${management}` : "";
	const all: (Fact | undefined)[] = [
		{ ...common, field: "recognised-by", value: "nmc", printed: `MBBS since ${inception}${runBy}` },
		ownership && { ...common, field: "ownership", value: ownership, printed: management },
		affiliation === "" || affiliation === collegeId
			? undefined
			: { ...common, field: "affiliated-to", value: affiliation, printed: university },
		established === undefined ? undefined : { ...common, field: "established", value: established, printed: inception },
	];
	return all.filter((fact) => fact !== undefined);
}

/**
 * Matches MBBS colleges by row number: by `nmc/matches.csv`, else by the rules for AICTE's institutes, else as the district's only
 * medical college with exactly its distinctive words.
 */
function pairMbbsColleges(rows: readonly NmcRow[], directory: readonly DirectoryCollege[]): Map<string, string> {
	const districtsOf = withNeighbours(readDistricts(directory, "nmc/places.csv"));
	const decidedBy = readNmcDecisions();
	const likely = directory.filter((college) =>
		[college.name, ...college.otherNames].some((name) => college.kind === "university" || MEDICAL.test(name)),
	);
	const paired = pairInstitutes(rows.map(toInstitute), likely, districtsOf);
	const findMedical = createMedicalFinder(likely, districtsOf);
	const found = rows.flatMap((row): [string, string][] => {
		const decided = decidedBy(row);
		if (decided === "none") return [];
		const collegeId = (decided && toCanonicalCode(decided)) ?? paired.get(row.number)?.collegeId ?? findMedical(row);
		return collegeId === undefined ? [] : [[row.number, collegeId]];
	});
	// Each institution is one MBBS college: if two rows claim it, neither gets it.
	const claims = Map.groupBy(found, ([, collegeId]) => collegeId);
	return new Map(found.filter(([, collegeId]) => claims.get(collegeId)?.length === 1));
}

const MEDICAL = /medic|health|aiims|hospital|chikitsa/i;
/** Schools of other subjects on a medical college's campus share its name. */
const OTHER_TRADES =
	/nurs|pharma|dental|physio|paramed|para medical|ayurved|homo?eo|unani|siddha|educat|allied|speech|law\b|engineer|technolog|manag|polytechnic|yoga|naturo|veterin|optom|laborat|public health/i;
const SOFT = new Set(
	"hospital research foundation trust general memorial postgraduate pg educational society shri late st autonomou state district centre institute science all college medical medicine academy govt government the deemed university".split(
		" ",
	),
);

type MedicalEntry = { college: DirectoryCollege; distinctive: Word[]; place: Set<string>; government: boolean };

function createMedicalFinder(directory: readonly DirectoryCollege[], districtsOf: DistrictsOf) {
	const entries = directory
		// Standalone institutions with a medical college's name are its nursing schools.
		.filter(({ kind }) => kind === "college" || kind === "university")
		.flatMap((college) => [college.name, ...college.otherNames].map((name) => ({ college, name })))
		.filter(({ name }) => /medical|medicine/i.test(name) && !OTHER_TRADES.test(name))
		.map(({ college, name }): MedicalEntry => {
			const place = foldedWords(`${college.district ?? ""} ${(college.stateSlug ?? "").replaceAll("-", " ")}`);
			return { college, distinctive: distinctiveOf(name, place), place, government: /govt|government/i.test(name) };
		});
	const byDistrict = Map.groupBy(entries, ({ college }) => college.districtId ?? "");
	return (row: NmcRow): string | undefined => {
		const place = foldedWords(`${row.place} ${row.state}`);
		const own = distinctiveOf(row.name, place);
		const districts = districtsOf({ state: row.state, district: row.place });
		const found = districts.flatMap((id) => byDistrict.get(id) ?? []).filter((entry) => isSame(own, place, entry, row));
		const codes = [...new Set(found.map(({ college }) => college.code))];
		return codes.length === 1 ? codes[0] : undefined;
	};
}

function isSame(own: readonly Word[], place: ReadonlySet<string>, entry: MedicalEntry, row: NmcRow): boolean {
	const { missing, extra } = alignWords(own, entry.distinctive);
	const open = [
		...missing.filter(({ fold }) => !entry.place.has(fold)),
		...extra.filter(({ fold }) => !place.has(fold) && !toInstituteWords(row.name).some((word) => word.fold === fold)),
	];
	if (open.length > 0) return false;
	// "Government Medical College" of a district is its only one owned by the government.
	return own.length > missing.length || (row.management.startsWith("Govt") && entry.government);
}

function distinctiveOf(name: string, place: ReadonlySet<string>): Word[] {
	return toInstituteWords(name.replace(/\([^)]*\)/g, " ")).filter(
		(word) => !SOFT.has(word.text) && !isEmptyWord(word) && !isFieldWord(word) && !place.has(word.fold),
	);
}

function toInstitute({ file, line, year, number, name, place, state, management, university }: NmcRow): AicteInstitute {
	const course = {
		line,
		programme: "Medicine",
		level: "UNDER GRADUATE",
		course: "MBBS",
		courseType: "",
		shift: "",
		availability: "",
		intake: "",
	};
	return {
		file,
		line,
		year,
		id: number,
		name,
		address: place,
		district: place,
		state,
		institutionType: management,
		university,
		women: "",
		minority: "",
		courses: [course],
	};
}

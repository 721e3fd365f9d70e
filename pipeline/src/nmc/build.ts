import type { Ownership } from "@uchit/contract/college-fact.ts";
import type { FindUniversity } from "#pipeline/affiliations/universities.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { CollegeFact, FactSource } from "#pipeline/colleges/fact.ts";
import type { Intake } from "#pipeline/colleges/intake.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { readMbbsInstitutions } from "#pipeline/nmc/own.ts";
import { pairMbbsColleges } from "#pipeline/nmc/pair.ts";
import { NMC_SOURCE, type NmcRow, readNmcRows } from "#pipeline/nmc/read.ts";
import type { Refusal } from "#pipeline/report.ts";
import { toYear } from "#pipeline/ugc/build.ts";

/** Who owns it, where the list tells: a trust or a society may be the government's own, as of the autonomous state medical colleges. */
const OWNERSHIP: Record<string, Ownership> = {
	"Govt.": "government",
	"Govt-Society": "government",
	"Govt. Society": "government",
	Private: "private",
};

/** NMC's list of MBBS colleges: seats a year, who runs the college, and the university it belongs to. */
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
			const reason = collegeId === undefined ? "nobody has decided which institution this is" : "no number of seats";
			refusals.push({ dataset: NMC_SOURCE, file: row.file, line: row.line, reason, raw: Object.values(row).join("|") });
			continue;
		}
		intakes.push(toIntake(row, collegeId, seats));
		facts.push(...factsOf(row, findUniversity, collegeId).map((fact) => ({ ...fact, collegeId })));
	}
	const kept = rows.length - refusals.length;
	return {
		facts,
		intakes,
		names: [],
		own: readMbbsInstitutions(directory),
		refusals,
		report: { dataset: NMC_SOURCE, read: rows.length, kept, joined: 0, marked: 0, refused: refusals.length, notes: [] },
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

/** The year of inception is that of the MBBS course: of an older university's medical college it says nothing more. */
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

import type { UniversityType } from "@uchit/contract/college-fact.ts";
import type { FindUniversity } from "#pipeline/affiliations/universities.ts";
import { toPin } from "#pipeline/aicte/facts.ts";
import { type CollegeFact, type FactSource, toFactSource } from "#pipeline/colleges/fact.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import type { Refusal } from "#pipeline/report.ts";
import { readSourceRows, yearOfPath } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const SOURCE = "ugc-2025";

const TYPES: Record<string, UniversityType> = {
	"State University": "state",
	"Private University": "private",
	"Deemed University": "deemed",
	"Deemed to be University": "deemed",
	"Central University": "central",
	"Established under Central Act": "central",
};

export function buildUgc(findUniversity: FindUniversity): FactSource {
	const rows = readUgcRows();
	const found = rows.map((row) => ({ row, collegeId: find(row, findUniversity) }));
	const claims = Map.groupBy(found, ({ collegeId }) => collegeId);
	const facts: CollegeFact[] = [];
	const refusals: Refusal[] = [];
	for (const { row, collegeId } of found) {
		const reason =
			collegeId === undefined
				? "nobody has decided which university this is"
				: (claims.get(collegeId)?.length ?? 0) > 1
					? "two rows of the list are found to be one university"
					: undefined;
		if (collegeId === undefined || reason !== undefined) {
			const raw = [row.name, row.type, row.established, row.address, row.state].join("|");
			refusals.push({ dataset: SOURCE, file: row.file, line: row.line, reason: reason ?? "", raw });
			continue;
		}
		facts.push(...factsOf(row).map((fact) => ({ ...fact, collegeId, year: row.year, sourceId: SOURCE })));
	}
	return toFactSource(SOURCE, rows.length, facts, refusals);
}

function find({ name, state, address }: UgcRow, findUniversity: FindUniversity): string | undefined {
	return findUniversity({ name, stateSlug: toStateSlug(state), address, ownState: true });
}

type Fact = Pick<CollegeFact, "field" | "value" | "printed">;

function factsOf({ type, established, address }: UgcRow): Fact[] {
	const universityType = TYPES[type];
	const year = toYear(established);
	const pin = toPin(address);
	const all: (Fact | undefined)[] = [
		{ field: "recognised-by", value: "ugc", printed: type },
		universityType && { field: "university-type", value: universityType, printed: type },
		ownershipOf(universityType, type),
		year === undefined ? undefined : { field: "established", value: year, printed: established },
		address === "" ? undefined : { field: "address", value: address, printed: address },
		pin === undefined ? undefined : { field: "pin", value: pin, printed: pin },
	];
	return all.filter((fact) => fact !== undefined);
}

/** The owner by a university's type; the list does not state who founded a deemed one. */
function ownershipOf(type: UniversityType | undefined, printed: string): Fact | undefined {
	if (type === "private") return { field: "ownership", value: "private", printed };
	return type === "central" || type === "state" ? { field: "ownership", value: "government", printed } : undefined;
}

export function toYear(printed: string): string | undefined {
	return /^(?:\d{1,2}\.\d{1,2}\.)?((?:1[89]|20)\d{2})$/.exec(printed)?.[1];
}

/** `line` counts from 1, the header being line 1. */
type UgcRow = {
	file: string;
	line: number;
	year: number;
	name: string;
	type: string;
	established: string;
	address: string;
	state: string;
};

/** 1,033 rows in 2025, incomplete against UGC's own list of about 1,180. */
function readUgcRows(): UgcRow[] {
	return readSourceRows("ugc", /_universities\.csv\.gz$/, (cells, at) => ({
		...at,
		year: yearOfPath(at.file),
		name: mend(cells.name),
		type: mend(cells.type),
		established: mend(cells.established),
		address: mend(cells.location),
		state: mend(cells.state),
	}));
}

function mend(text: string | undefined): string {
	return squeeze(text).replace(/ ?– ?/g, " – ").trim();
}

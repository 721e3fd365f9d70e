import { toNumber } from "#pipeline/abroad/number.ts";
import { readUsRows, type UsRow } from "#pipeline/abroad/read.ts";
import { toSite } from "#pipeline/abroad/site.ts";
import { NO_EXTRA_FACTS, readUsStates, type University, type UsState } from "#pipeline/abroad/university.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export const US_SOURCE = "us-colleges-2020";

export function readUsColleges(): University[] {
	const states = readUsStates();
	const figures = readFigures();
	return readUsRows().map((row) => ({ ...toUniversity(row, states.get(row.state)), ...figures.get(row.unitId) }));
}

type Figures = Pick<University, "tuitionUsd" | "costUsd" | "admissionRate" | "earningsUsd">;

/** Figures by college number. If residents pay less, the printed cost is theirs only and is left out. */
function readFigures(): ReadonlyMap<string, Figures> {
	const rows = readSourceCsv("us-scorecard/2022_institutions.csv.gz").map((cells) => {
		const isOnePrice = cells.tuition_in === cells.tuition_out && cells.tuition_out !== "";
		const figures = {
			tuitionUsd: toNumber(cells.tuition_out ?? "") || undefined,
			costUsd: isOnePrice ? toNumber(cells.cost ?? "") : undefined,
			admissionRate: toNumber(cells.admission_rate ?? "") || undefined,
			earningsUsd: toNumber(cells.earnings ?? ""),
		};
		return [cells.unitid ?? "", figures] as const;
	});
	return new Map(rows);
}

function toUniversity(row: UsRow, state: UsState | undefined): University {
	if (state === undefined) throw new Error(`us-colleges/states.csv lacks the state ${row.state} of ${row.name}`);
	return {
		...NO_EXTRA_FACTS,
		id: `us-${row.unitId}`,
		country: state.country.toLowerCase(),
		name: row.name,
		region: state.region || undefined,
		city: row.city || undefined,
		site: toSite(row.site),
		domains: [],
		latitude: toNumber(row.latitude),
		longitude: toNumber(row.longitude),
		sourceId: US_SOURCE,
	};
}

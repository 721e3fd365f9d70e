import { toNumber } from "#pipeline/abroad/number.ts";
import { readUsRows, type UsRow } from "#pipeline/abroad/read.ts";
import { toSite } from "#pipeline/abroad/site.ts";
import { readUsStates, type University, type UsState } from "#pipeline/abroad/university.ts";

export const US_SOURCE = "us-colleges-2020";

/** Every college of the list of US colleges, with an empty list of domains: the world list knows those. */
export function readUsColleges(): University[] {
	const states = readUsStates();
	return readUsRows().map((row) => toUniversity(row, states.get(row.state)));
}

function toUniversity(row: UsRow, state: UsState | undefined): University {
	if (state === undefined) throw new Error(`us-colleges/states.csv lacks the state ${row.state} of ${row.name}`);
	return {
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

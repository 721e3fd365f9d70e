import { readSourceCsv } from "#pipeline/source-files.ts";

/** A university or college of another country, ready to be loaded. */
export type University = {
	id: string;
	/** ISO 3166, two lower-case letters. */
	country: string;
	name: string;
	region: string | undefined;
	city: string | undefined;
	site: string | undefined;
	domains: readonly string[];
	latitude: number | undefined;
	longitude: number | undefined;
	sourceId: string;
};

export type UsState = { state: string; region: string; country: string };

/** The states of the USA by their two letters, with its territories and the states in free association. */
export function readUsStates(): ReadonlyMap<string, UsState> {
	const rows = readSourceCsv("us-colleges/states.csv").map(({ state = "", region = "", country = "" }) => ({
		state,
		region,
		country,
	}));
	return new Map(rows.map((row) => [row.state, row]));
}

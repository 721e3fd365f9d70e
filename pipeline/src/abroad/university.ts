import { readSourceCsv } from "#pipeline/source-files.ts";

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
	alsoCalled: readonly string[];
	groups: readonly string[];
	established: number | undefined;
	/** USD a year in 2020-21, for students from outside the state. */
	tuitionUsd: number | undefined;
	/** Tuition, books and living in 2020-21, USD a year; only if everyone pays the same tuition. */
	costUsd: number | undefined;
	/** From 0 to 1, in 2020-21. */
	admissionRate: number | undefined;
	/** Median ten years after entry, USD a year, of students with federal aid. */
	earningsUsd: number | undefined;
};

export const NO_EXTRA_FACTS = {
	alsoCalled: [],
	groups: [],
	established: undefined,
	tuitionUsd: undefined,
	costUsd: undefined,
	admissionRate: undefined,
	earningsUsd: undefined,
} as const satisfies Partial<University>;

export type UsState = { state: string; region: string; country: string };

export function readUsStates(): ReadonlyMap<string, UsState> {
	const rows = readSourceCsv("us-colleges/states.csv").map(({ state = "", region = "", country = "" }) => ({
		state,
		region,
		country,
	}));
	return new Map(rows.map((row) => [row.state, row]));
}

import { readSourceRows, yearOfPath } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

export const NMC_SOURCE = "nmc-2025";

/** `line` counts from 1, the header being line 1. */
export type NmcRow = {
	file: string;
	line: number;
	year: number;
	number: string;
	state: string;
	name: string;
	/** Usually the town, sometimes the district. */
	place: string;
	university: string;
	management: string;
	inception: string;
	seats: string;
};

/** 780 colleges with 118,300 seats in 2025. */
export function readNmcRows(): NmcRow[] {
	return readSourceRows("nmc", /_mbbs_seats\.csv\.gz$/, (cells, at) => ({
		...at,
		year: yearOfPath(at.file),
		number: squeeze(cells.SlNo),
		state: STATES[squeeze(cells.State)] ?? squeeze(cells.State),
		name: squeeze(cells.CollegeName),
		place: squeeze(cells.District),
		university: squeeze(cells.University),
		management: squeeze(cells.Management),
		inception: squeeze(cells.YearOfInception),
		seats: squeeze(cells.AnnualIntake),
	}));
}

const STATES: Record<string, string> = {
	"Andaman & Nicobar Islands": "Andaman and Nicobar Islands",
	Chattisgarh: "Chhattisgarh",
	"Dadra and Nagar Haveli": "Dadra and Nagar Haveli and Daman and Diu",
	"Jammu & Kashmir": "Jammu and Kashmir",
};

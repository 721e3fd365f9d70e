import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

const FILE = "clat/2026/closing_ranks.csv";
const SOURCE_ID = "clat-2026";

/** The National Law Universities' fifth and last list of 2026, with its seats. The copy is a transcription by hand. */
export const CLAT: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readClat };

/** Closing ranks are of the one all-India list, whatever the category; the rank within the category is not read. */
function readClat(): PrintedCutoff[] {
	return readSourceCsv(FILE).map((cells, index) => {
		const closingRank = toFigure(cells.closing_air);
		return {
			...DEFAULTS,
			...toSeat(squeeze(cells.category_code)),
			file: FILE,
			line: index + 1,
			institute: { source: "clat", name: squeeze(cells.nlu), city: "", state: "", sourceId: SOURCE_ID },
			exam: "clat",
			authority: "Consortium of NLUs",
			year: Number(cells.year),
			round: 5,
			programme: squeeze(cells.programme),
			closingRank,
			seats: toFigure(cells.seats),
			rankSpace: "clat-air",
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

/** The states whose people a seat is kept for, as the list ends its codes. */
const DOMICILE = /-(AP|AS|BH|BR|CHT|DNHDD|GA|GJ|HP|HR|JD|KA|KL|MH|MP|OD|PB|RJ|TL|TN|TR|UP|WB)(?=-|$)/;

/** The centre's classes; a state's own (BC, EBC, MBC, SEBC, NTA–D, SBC, DV …) are `other`, and so is OBC behind a state's letters. */
const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["General", "open"],
	["GC", "open"],
	["EWS", "ews"],
	["OBC", "obc-ncl"],
	["SC", "sc"],
	["SCO", "sc"],
	["ST", "st"],
	["PWD", "open"],
]);

const OF_STATES = /^(OBC-[A-E]|BC(-[A-E])?|BCM|EBC|MBC|SEBC|SBC|NT[A-D]|DTA|DV)$/;

type Seat = Pick<PrintedCutoff, "quota" | "pool" | "seatType" | "socialCategory" | "pwd" | "gender">;

/** `W-BC-BR`: W women, then the category (PWD-SC: disability among SC), then the state, then a sub-group of it (G2). */
function toSeat(code: string): Seat {
	const [, state = ""] = DOMICILE.exec(code) ?? [];
	const category = code.replace(/^W-/, "").replace(DOMICILE, "").replace(/-G\d$/, "");
	const isPwd = category.startsWith("PWD");
	const among = category.replace(/^PWD-/, "");
	const known = OF_STATES.test(among) ? "other" : CATEGORIES.get(among);
	if (known === undefined) throw new Error(`CLAT: the category "${code}" is new: say whom it is for`);
	const pool: SeatPool = state === "" ? "all-india" : "home-state";
	return {
		quota: state === "" ? "All India" : `Domicile ${state}`,
		pool,
		seatType: code,
		socialCategory: known === "obc-ncl" && state !== "" ? "other" : known,
		pwd: isPwd,
		gender: code.startsWith("W-") ? "Female-Only" : "",
	};
}

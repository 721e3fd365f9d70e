import type { SeatPool } from "@uchit/contract/cutoff-kind.ts";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, type Seat, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = { file: "clat/2026/closing_ranks.csv", sourceId: "clat-2026", source: "clat" };

/** The National Law Universities' fifth and last list of 2026, with seats. Transcribed by hand. */
export const CLAT: Counselling = { sourceId: LIST.sourceId, hasRounds: true, read: readClat };

/** Closing ranks are of the one all-India list for every category; the rank within the category is not read. */
function readClat(): PrintedCutoff[] {
	return readList(LIST, readSourceCsv(LIST.file), (cells) => ({
		...toSeat(squeeze(cells.category_code)),
		institute: squeeze(cells.nlu),
		exam: "clat",
		authority: "Consortium of NLUs",
		year: Number(cells.year),
		round: 5,
		programme: squeeze(cells.programme),
		closingRank: toFigure(cells.closing_air),
		seats: toFigure(cells.seats),
		rankSpace: "clat-air",
	}));
}

const DOMICILE = /-(AP|AS|BH|BR|CHT|DNHDD|GA|GJ|HP|HR|JD|KA|KL|MH|MP|OD|PB|RJ|TL|TN|TR|UP|WB)(?=-|$)/;

/** The Union's classes. A state's own (BC, EBC, MBC, SEBC, NTA–D, SBC, DV …) are `other`, as is OBC with a state's letters. */
const CATEGORIES = indexByCode({ open: "General GC PWD", ews: "EWS", "obc-ncl": "OBC", sc: "SC SCO", st: "ST" });

const STATE_CATEGORY = /^(OBC-[A-E]|BC(-[A-E])?|BCM|EBC|MBC|SEBC|SBC|NT[A-D]|DTA|DV)$/;

/** `W-BC-BR`: W for women, the category (PWD-SC: disability among SC), the state, then a sub-group (G2). */
function toSeat(code: string): Seat {
	const [, state = ""] = DOMICILE.exec(code) ?? [];
	const category = code.replace(/^W-/, "").replace(DOMICILE, "").replace(/-G\d$/, "");
	const isPwd = category.startsWith("PWD");
	const among = category.replace(/^PWD-/, "");
	const known = STATE_CATEGORY.test(among) ? "other" : findMeaning(CATEGORIES, among, `CLAT: the category "${code}"`);
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

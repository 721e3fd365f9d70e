import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";
import { INTEGRATED, quotaOf, type SheetExam, type SheetRow, seatKind, toPrintedCutoffs, toRanks } from "./sheet.ts";

const FILE = "ap-eapcet/2024/last_ranks.csv.gz";
const SOURCE_ID = "ap-eapcet-2024";

export const ANDHRA_EXAM = {
	exam: "ap-eapcet",
	authority: "APSCHE",
	rankSpace: "ap-eapcet-engineering",
} as const satisfies SheetExam;

/** Andhra's seats by the engineering stream; no round is printed. */
export const AP_EAPCET: Counselling = {
	sourceId: SOURCE_ID,
	hasRounds: false,
	read: () => toPrintedCutoffs(readAndhra(), ANDHRA_EXAM),
};

/** The districts before 2022, whose codes the sheet still uses, with the main towns of their successors. */
const DISTRICTS: Readonly<Record<string, string>> = {
	ATP: "Anantapur, Anantapuramu, Sri Sathya Sai",
	CTR: "Chittoor, Tirupati, Annamayya",
	EG: "East Godavari, Kakinada, Konaseema",
	GTR: "Guntur, Palnadu, Bapatla",
	KDP: "YSR Kadapa, Annamayya",
	KNL: "Kurnool, Nandyal",
	KRI: "Krishna, NTR",
	NLR: "Nellore, SPSR Nellore, Tirupati",
	PKS: "Prakasam, Bapatla",
	SKL: "Srikakulam",
	VSP: "Visakhapatnam, Anakapalli",
	VZM: "Vizianagaram",
	WG: "West Godavari, Eluru",
};

let sheet: SheetRow[] | undefined;

export function readAndhra(): SheetRow[] {
	sheet ??= readSheet();
	return sheet;
}

/** The sheet prints branch codes only; those known from another list or the sheet itself get their name. */
function readSheet(): SheetRow[] {
	const branches = new Map(readSourceCsv("ap-eapcet/branches.csv").map(({ code = "", name = "" }) => [code, name]));
	return readSourceCsv(FILE).map((raw, index) => {
		const text = (name: string) => squeeze(raw[name]);
		const branch = text("BRANCH");
		const collegeType = text("TYPE");
		const name = text("NAME");
		return {
			sourceId: SOURCE_ID,
			file: FILE,
			line: index + 1,
			year: 2024,
			round: undefined,
			institute: {
				source: "ap-eapcet",
				name,
				city: text("PLACE"),
				state: "Andhra Pradesh",
				address: DISTRICTS[text("DIST")] ?? "",
				// Two institutes with one name and place differ only by code.
				list: text("INSTCODE"),
				year: 2024,
				sourceId: SOURCE_ID,
			},
			code: text("INSTCODE"),
			collegeType,
			branch,
			programme: (branches.get(branch) ?? branch) + (/5 YEAR INTEGRATED MTECH/.test(name) ? INTEGRATED : ""),
			seats: seatKind(name, collegeType),
			// A statewide college prints its seats for each of the two local areas.
			quota: [text("A_REG"), quotaOf(seatKind(name, collegeType))].join(" ").trim(),
			ranks: toRanks(raw),
			fee: text("TUITION_FEE"),
		};
	});
}

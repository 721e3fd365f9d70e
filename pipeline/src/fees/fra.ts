import { FRA_FILE, FRA_SOURCE, type FraRow, readFra } from "#pipeline/fra/read.ts";
import { createAgreement } from "#pipeline/match/agreement.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { readReviewedMatches } from "#pipeline/match/reviewed.ts";
import { readCapNames } from "#pipeline/mhtcet/read.ts";
import { type Refusal, toReport, UNDECIDED_INSTITUTION } from "#pipeline/report.ts";
import type { BuiltFees, Fee } from "./fee.ts";

export const FRA_DATASET = `${FRA_SOURCE}-fees`;
const AUTHORITY = "Fees Regulating Authority, Maharashtra";

export const OTHER_COURSE = "the code is not of an engineering college, and no course is printed";
export const NOT_IN_CAP = "round IV of the counselling has no institute of this code";
export const OTHER_NAME = "the counselling prints another name under this code";

/** Maharashtra's approved fees: FRA's code EN1101 is 01101 in the counselling, whose decided institute is used if the names agree. */
export function buildFra(matchOf: (institute: Mention) => Match | undefined): BuiltFees {
	const reviewed = readReviewedMatches();
	const capNames = readCapNames();
	const agrees = createAgreement([...capNames.values()]);
	const fees: Fee[] = [];
	const refusals: Refusal[] = [];
	const rows = readFra();
	const judge = (row: FraRow): Match | string => {
		if (!row.code.startsWith("EN")) return OTHER_COURSE;
		const decided = reviewed(row.institute);
		if (decided !== undefined) return decided;
		const name = capNames.get(row.code.replace("EN", "0"));
		if (name === undefined) return NOT_IN_CAP;
		if (!agrees(row.institute.name, name)) return OTHER_NAME;
		return matchOf({ ...row.institute, source: "mht-cet", name }) ?? UNDECIDED_INSTITUTION;
	};
	for (const row of rows) {
		const judged = judge(row);
		if (typeof judged !== "string") fees.push(toFee(row, judged));
		else {
			const raw = [row.code, row.institute.name, row.printed].join("|");
			refusals.push({ dataset: FRA_DATASET, file: FRA_FILE, line: row.line, reason: judged, raw });
		}
	}
	return {
		dataset: FRA_DATASET,
		fees,
		refusals,
		report: toReport({
			dataset: FRA_DATASET,
			read: rows.length,
			kept: fees.length,
			refused: refusals.length,
			notes: [`${new Set(fees.map(({ collegeId }) => collegeId)).size} institutions`],
		}),
	};
}

function toFee({ code, printed }: FraRow, { collegeId }: Match): Fee {
	return {
		authority: AUTHORITY,
		year: 2025,
		institute: code,
		branch: "EN",
		collegeId,
		programme: "Engineering (B.E. / B.Tech)",
		quota: "unstated",
		seats: "regular",
		amount: Number(printed),
		covers: "tuition-and-development",
		block: undefined,
		printed,
		sourceId: FRA_SOURCE,
	};
}

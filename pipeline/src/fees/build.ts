import { ICET_FEES } from "@uchit/contract/fee-kind.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import { keyOfInstitute } from "#pipeline/cutoffs/build.ts";
import { ANDHRA_EXAM, readAndhra } from "#pipeline/eapcet/andhra.ts";
import type { SheetRow } from "#pipeline/eapcet/sheet.ts";
import { readTelangana, TELANGANA_EXAM } from "#pipeline/eapcet/telangana.ts";
import { readIcet } from "#pipeline/icet/read.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { type Refusal, toReport, UNDECIDED_INSTITUTION } from "#pipeline/report.ts";
import type { BuiltFees, Fee } from "./fee.ts";
import { buildFra, FRA_DATASET } from "./fra.ts";

type FeeList = {
	dataset: string;
	authority: string;
	/** The years for which the state's committee fixed fees of private colleges; absent if colleges fix their own. */
	block: string | undefined;
	read: () => readonly SheetRow[];
};

const LISTS: readonly FeeList[] = [
	...[2023, 2024].map((year) => ({
		dataset: `tg-eapcet-${year}-fees`,
		authority: TELANGANA_EXAM.authority,
		block: "2022-25",
		read: () => readTelangana(year),
	})),
	{ dataset: "ap-eapcet-2024-fees", authority: ANDHRA_EXAM.authority, block: "2023-26", read: readAndhra },
	...[2023, 2024].map((year) => ({
		dataset: `tg-icet-${year}-fees`,
		// A list apart from TG EAPCET's, as their newest years differ.
		authority: ICET_FEES,
		block: undefined,
		read: () => readIcet(year),
	})),
];

export const FEE_DATASETS: readonly string[] = [...LISTS.map(({ dataset }) => dataset), FRA_DATASET];

export const NO_FEE = "no fee is printed in this row";
const OTHER_FEE = "an earlier phase prints another fee; the last one's is kept";

export function buildFees(mentions: readonly ResolvedMention[]): BuiltFees[] {
	const matches = new Map(
		mentions.map(({ mention, match }) => [`${mention.source}|${keyOfInstitute(mention)}`, match]),
	);
	const matchOf = (institute: Mention) => matches.get(`${institute.source}|${keyOfInstitute(institute)}`);
	return [...LISTS.map((list) => buildList(list, matchOf)), buildFra(matchOf)];
}

function buildList(list: FeeList, matchOf: (institute: Mention) => Match | undefined): BuiltFees {
	const rows = list.read();
	const accepted = new Map<string, Fee>();
	const refusals: Refusal[] = [];
	let joined = 0;
	// The last phase prints the valid fee.
	for (const row of rows.toSorted((a, b) => (b.round ?? 0) - (a.round ?? 0))) {
		const match = matchOf(row.institute);
		const key = `${row.code}|${row.branch}`;
		const amount = Number(row.fee);
		const earlier = accepted.get(key);
		const reason = !(amount > 0)
			? NO_FEE
			: match === undefined
				? UNDECIDED_INSTITUTION
				: earlier && earlier.amount !== amount
					? OTHER_FEE
					: undefined;
		if (reason !== undefined) refusals.push(refuse(list.dataset, row, reason));
		else if (earlier !== undefined) joined++;
		else if (match !== undefined) accepted.set(key, toFee(list, row, match.collegeId));
	}
	const fees = [...accepted.values()];
	const institutes = new Set(rows.map(({ code }) => code));
	const colleges = new Set(fees.map(({ collegeId }) => collegeId));
	return {
		dataset: list.dataset,
		fees,
		refusals,
		report: toReport({
			dataset: list.dataset,
			read: rows.length,
			kept: fees.length,
			joined,
			refused: refusals.length,
			notes: [
				`${institutes.size} institute codes printed, ${new Set(fees.map(({ institute }) => institute)).size} with a fee, at ${colleges.size} institutions`,
			],
		}),
	};
}

function toFee({ authority, block }: FeeList, row: SheetRow, collegeId: string): Fee {
	return {
		authority,
		year: row.year,
		institute: row.code,
		branch: row.branch,
		collegeId,
		programme: row.programme,
		quota: "convener",
		seats: row.seats,
		amount: Number(row.fee),
		covers: "tuition",
		block: row.collegeType === "PVT" ? block : undefined,
		printed: row.fee,
		sourceId: row.sourceId,
	};
}

function refuse(dataset: string, row: SheetRow, reason: string): Refusal {
	const raw = [row.code, row.institute.name, row.institute.city, row.branch, row.fee].join("|");
	return { dataset, file: row.file, line: row.line, reason, raw };
}

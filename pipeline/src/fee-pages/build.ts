import { PAGE_FEE_PERIODS, type PageFee } from "@uchit/contract/page-fee.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import { readReviewedMatches } from "#pipeline/match/reviewed.ts";
import { type DatasetReport, type Refusal, toReport, UNDECIDED_INSTITUTION } from "#pipeline/report.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { readSources } from "#pipeline/sources.ts";

export const FEE_PAGES_DATASET = "fee-pages";
const FILE = "fee-pages/fees.csv";
const FIRST_YEAR = 2022;

type Row = Readonly<Record<string, string>>;
type Built = PageFee & { collegeId: string };
export type BuiltPageFees = { fees: Built[]; refusals: Refusal[]; report: DatasetReport };

export const RULE_FOR_MANY = "a rule for many institutions is no fee of one";
export const NOT_ONE_FIGURE = "not one whole figure in rupees";
export const ENTRY_TOO_OLD = `entry before ${FIRST_YEAR}, or no year`;
export const NO_PERIOD = "not for a year, a semester or the whole course";
export const NO_RECEIPT = "no source has the page's address";

const TAGS = {
	"WEAK PRESS": "a small outlet or one person's statement, and no second source",
	"YEAR NOT PRINTED": "the page prints no year of entry",
	"INFERRED HERE": "the finder worked the figure out",
	PROPOSAL: "a committee's proposal, not the order",
};

export function buildPageFees(ofJosaa: readonly ResolvedMention[]): BuiltPageFees {
	const judge = createJudge(ofJosaa);
	const rows = readSourceCsv(FILE);
	const fees: Built[] = [];
	const refusals: Refusal[] = [];
	for (const [index, row] of rows.entries()) {
		const judged = judge(row);
		if (typeof judged !== "string") fees.push(...judged);
		else {
			const raw = [row.institution_or_rule, row.programme, row.student_category, row.amount_inr, row.per].join("|");
			refusals.push({ dataset: FEE_PAGES_DATASET, file: FILE, line: index + 1, reason: judged, raw });
		}
	}
	const colleges = new Set(fees.map(({ collegeId }) => collegeId));
	return {
		fees,
		refusals,
		report: toReport({
			dataset: FEE_PAGES_DATASET,
			read: rows.length,
			kept: rows.length - refusals.length,
			refused: refusals.length,
			notes: [`${colleges.size} institutions, ${new Set(fees.map(({ sourceId }) => sourceId)).size} pages`],
		}),
	};
}

function createJudge(ofJosaa: readonly ResolvedMention[]): (row: Row) => Built[] | string {
	const feesOfRule = createRuleReader(ofJosaa);
	const matchOf = readReviewedMatches();
	const sources = new Map(readSources().map(({ id, address }) => [address, id]));
	const refused = new Map(
		readSourceCsv("fee-pages/refused.csv").map(({ institution, programme, why = "" }) => [
			`${institution}|${programme}`,
			why,
		]),
	);
	return (row) => {
		const { institution_or_rule: name = "", programme = "", student_category: students = "", entry_year = "" } = row;
		const sourceId = sources.get(row.address ?? "");
		if (row.scope !== "single") return feesOfRule(row, sourceId) ?? RULE_FOR_MANY;
		const unfit = findTag(row.note ?? "") ?? refused.get(`${name}|${programme}`);
		if (unfit !== undefined) return unfit;
		const year = Number(/^\d{4}/.exec(entry_year)?.[0] ?? 0);
		if (year < FIRST_YEAR) return ENTRY_TOO_OLD;
		if (!/^\d+$/.test(row.amount_inr ?? "")) return NOT_ONE_FIGURE;
		const period = toPeriod(row.per ?? "");
		if (period === undefined) return NO_PERIOD;
		const match = matchOf({ source: "fee-pages", name, city: "", state: "" });
		if (match === undefined) return UNDECIDED_INSTITUTION;
		if (sourceId === undefined) return NO_RECEIPT;
		return [
			{
				collegeId: match.collegeId,
				programme,
				students,
				year,
				entry: entry_year,
				period,
				amount: Number(row.amount_inr),
				includes: row.includes ?? "",
				witness: row.kind === "official" ? "official" : "press",
				sourceId,
			},
		];
	};
}

/** A rule for many institutions, applied to each that JoSAA names so; undefined for an unreviewed rule. */
function createRuleReader(
	ofJosaa: readonly ResolvedMention[],
): (row: Row, sourceId: string | undefined) => Built[] | string | undefined {
	const rules = readSourceCsv("fee-pages/rules.csv");
	return (row, sourceId) => {
		const rule = rules.find(
			(each) =>
				each.institution_or_rule === row.institution_or_rule &&
				each.programme === row.programme &&
				each.student_category === row.student_category,
		);
		if (rule === undefined) return undefined;
		if (sourceId === undefined) return NO_RECEIPT;
		const named = ofJosaa.filter(({ mention }) => mention.name.includes(rule.counselling_name ?? ""));
		const colleges = new Set(named.map(({ match }) => match.collegeId));
		return [...colleges].map((collegeId) => ({
			collegeId,
			programme: rule.programme_printed ?? "",
			students: rule.students_printed ?? "",
			sourceId,
			year: Number(row.entry_year?.slice(0, 4)),
			entry: (row.entry_year ?? "").replace(/^(.+) on$/, "from $1"),
			period: "year",
			amount: Number(row.amount_inr),
			includes: rule.includes ?? "",
			witness: "press",
		}));
	};
}

function findTag(note: string): string | undefined {
	return Object.entries(TAGS).find(([tag]) => note.includes(tag))?.[1];
}

function toPeriod(per: string): PageFee["period"] | undefined {
	const words = per === "programme" ? "course" : per.replace(" ", "-");
	return PAGE_FEE_PERIODS.find((period) => period === words);
}

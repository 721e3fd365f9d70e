import { ProviderLine, SCHOLARSHIP_LEVELS, SCHOLARSHIP_LIST_DAY, Scholarship } from "@uchit/contract/scholarship.ts";
import type { DatasetReport, Refusal } from "#pipeline/report.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { applySet } from "./corrections.ts";
import { toPrintedFacts } from "./printed.ts";

export const SCHOLARSHIPS_SOURCE = "scholarships-2026";
const DECISIONS = "scholarships/schemes.csv";

export type Scholarships = { scholarships: Scholarship[]; refusals: Refusal[]; report: DatasetReport };

/**
 * The list's rows by their reviewed decisions: a scheme with its corrections, a repeat of one, or left out. Throws if a row is undecided,
 * a decision has no row, or a correction cannot be read.
 */
export function buildScholarships(): Scholarships {
	const printed = new Map(readSourceCsv("scholarships/list.csv").map((cells) => [cells.row ?? "", cells]));
	const decisions = readSourceCsv(DECISIONS);
	if (decisions.length !== printed.size || decisions.some(({ row = "" }) => !printed.has(row)))
		throw new Error(`${DECISIONS} does not decide each row of the list once`);
	if ([...printed.values()].some((row) => row.status !== "Expected" && isBeforeList(row)))
		throw new Error("A row whose last date was over when the list was made is not one that it expects again");
	const lines = Map.groupBy(readSourceCsv("scholarships/reads.csv"), ({ slug = "" }) => slug);
	const joined = Map.groupBy(
		decisions.filter(({ same_as: other = "" }) => other !== ""),
		({ same_as: other = "" }) => other,
	);
	const scholarships = decisions
		.filter(({ slug }) => slug !== "")
		.map((decision) => {
			const rows = [decision, ...(joined.get(decision.row ?? "") ?? [])].map(({ row = "" }) => printed.get(row) ?? {});
			return toScholarship(decision, rows, (lines.get(decision.slug ?? "") ?? []).map(toLine));
		});
	const left = decisions.flatMap(({ row = "", left_out: reason = "" }, index): Refusal[] =>
		reason === ""
			? []
			: [
					{
						dataset: SCHOLARSHIPS_SOURCE,
						file: DECISIONS,
						line: index + 2,
						reason,
						raw: `${row}|${printed.get(row)?.name ?? ""}`,
					},
				],
	);
	return {
		scholarships,
		refusals: left,
		report: {
			dataset: SCHOLARSHIPS_SOURCE,
			read: printed.size,
			kept: scholarships.length,
			joined: printed.size - scholarships.length - left.length,
			marked: scholarships.filter(({ corrected }) => corrected.length > 0).length,
			refused: left.length,
			notes: [
				`${scholarships.filter((scheme) => scheme.lines.length > 0).length} with a line of the provider's own text`,
			],
		},
	};
}

type Cells = Readonly<Record<string, string | undefined>>;

/** Such schemes are shown as expected to open again (`roundOf`). */
function isBeforeList({ last_date: date = "" }: Cells): boolean {
	return date !== "" && date < SCHOLARSHIP_LIST_DAY;
}

function toScholarship(decision: Cells, rows: readonly Cells[], lines: ProviderLine[]): Scholarship {
	const [own = {}] = rows;
	const facts = rows.map(toPrintedFacts);
	const dates = rows.flatMap(({ last_date: date = "" }) => (date === "" ? [] : [date]));
	const levels = SCHOLARSHIP_LEVELS.filter((level) => facts.some((each) => each.levels?.includes(level)));
	const { corrected, ...set } = applySet(decision.set ?? "", {
		...toPrintedFacts(own),
		levels: levels.length === 0 ? undefined : levels,
	});
	return Scholarship.parse({
		slug: decision.slug,
		name: decision.name,
		provider: decision.provider || undefined,
		providerKind: decision.kind || undefined,
		site: decision.site || undefined,
		...set,
		lastDate: dates.toSorted().at(-1),
		lines,
		corrected,
		why: decision.why || undefined,
		sourceId: SCHOLARSHIPS_SOURCE,
	});
}

function toLine({ field, where, line, source_id: sourceId }: Cells): ProviderLine {
	return ProviderLine.parse({ field, where, line, sourceId });
}

import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { TriangleAlert } from "lucide-react";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { nameProgramme } from "#app/facts/programme.ts";
import { type Oddity, oddityOf, quotaWords, rankWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { sourceHref } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import type { CutoffRow } from "./search.ts";

/** Fixed widths, so that rows loaded later do not shift the columns. */
const COLUMNS = [
	{ column: "seat", score: undefined, width: "" },
	{ column: "openingRank", score: "openingScore", width: "w-24 text-right md:w-34" },
	{ column: "closingRank", score: "closingScore", width: "w-24 text-right md:w-34" },
] as const;

/** Rows as published, grouped by programme; a kind of rank shared by all rows is stated once above. */
export function CutoffTable({ rows, sourceName }: { rows: readonly CutoffRow[]; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const oddities = [...new Set(rows.map(oddityOf))].filter((oddity) => oddity !== undefined);
	const [space, ...others] = new Set(rows.map(({ rankSpace }) => rankSpace));
	const isOneSpace = space !== undefined && others.length === 0;
	const isScore = isOneSpace && isScoreSpace(space);
	return (
		<>
			{isOneSpace && (
				<p className="mt-1 text-quiet text-sm">{`${t("cutoff.column.rankOf")}: ${t(`cutoff.rankSpace.${space}`)}`}</p>
			)}
			<table className="mt-3 w-full table-fixed text-left">
				<caption className="sr-only">{t("cutoff.caption")}</caption>
				<thead className="text-quiet text-sm">
					<tr>
						{COLUMNS.map(({ column, score, width }) => (
							<th
								key={column}
								scope="col"
								className={`pr-3 pb-2 align-bottom font-semibold last:pr-0 md:pr-6 ${width}`}
							>
								{isScore && score !== undefined ? t(`trend.column.${score}`) : t(`cutoff.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				{groupRows(rows).map((group) => (
					<ProgrammeRows key={group.key} group={group} saysSpace={!isOneSpace} sourceName={sourceName} />
				))}
			</table>
			{oddities.map((oddity) => (
				<OddityNote key={oddity} oddity={oddity} />
			))}
		</>
	);
}

type ProgrammeRowsProps = { group: RowGroup; saysSpace: boolean; sourceName: (id: string) => string };

function ProgrammeRows({ group, saysSpace, sourceName }: ProgrammeRowsProps) {
	const t = useTranslations();
	return (
		<tbody className="border-line border-t">
			<tr>
				<th scope="rowgroup" colSpan={COLUMNS.length} className="pt-3 pb-1 font-semibold">
					{nameProgramme(group.programme)}{" "}
					<span className="font-normal text-quiet text-sm">
						{group.authority}, {roundOfYear(t, group)}
					</span>
				</th>
			</tr>
			{group.rows.map((row) => (
				<SeatRow key={keyOf(row)} row={row} saysSpace={saysSpace} source={sourceName(row.sourceId)} />
			))}
		</tbody>
	);
}

/** "Round 6, 2025", as far as the authority prints it. */
function roundOfYear(t: Translate, { year, round }: RowGroup): string {
	const named = year === undefined ? t("cutoff.undated") : String(year);
	return round === undefined ? named : t("cutoff.roundOfYear", { round: String(round), year: named });
}

function SeatRow({ row, saysSpace, source }: { row: CutoffRow; saysSpace: boolean; source: string }) {
	const t = useTranslations();
	const oddity = oddityOf(row);
	const figure = (rank: number | undefined) =>
		rank === undefined ? (
			<Unknown />
		) : (
			<Figure
				value={rankWords(rank, row.preparatory)}
				year={row.year}
				source={source}
				href={sourceHref(row.sourceId)}
			/>
		);
	return (
		<tr className="align-baseline">
			<th scope="row" className="py-1 pr-3 font-normal text-sm md:pr-6 md:text-base">
				{seatWords(t, row)}{" "}
				{saysSpace && <span className="text-quiet text-xs">{t(`cutoff.rankSpace.${row.rankSpace}`)} </span>}
				{oddity !== undefined && <OddityLabel oddity={oddity} />}
			</th>
			<td className="py-1 pr-3 text-right text-sm md:pr-6 md:text-base">{figure(row.openingRank)}</td>
			<td className="py-1 text-right text-sm md:text-base">
				<strong>{figure(row.closingRank ?? row.closingScore)}</strong>
			</td>
		</tr>
	);
}

/** "OPEN, female only, home state (HS), 24 seats", as far as the authority prints it. */
function seatWords(t: Translate, { seatType, gender, quota, seats }: CutoffRow): string {
	const count = seats === undefined ? "" : t("cutoff.seats", { seats });
	return [seatType, seatPoolWords(t, gender), quotaWords(t, quota), count].filter((words) => words !== "").join(", ");
}

function OddityLabel({ oddity }: { oddity: Oddity }) {
	const t = useTranslations();
	return (
		<a
			href={`#${oddityId(oddity)}`}
			className="inline-flex items-center gap-1 whitespace-nowrap rounded-sm bg-care-sunk px-1.5 font-semibold text-care-text text-sm"
		>
			<TriangleAlert size={14} aria-hidden="true" />
			{t(`cutoff.odd.${oddity}`)}
		</a>
	);
}

function OddityNote({ oddity }: { oddity: Oddity }) {
	const t = useTranslations();
	return (
		<p id={oddityId(oddity)} className="mt-3 max-w-text text-quiet text-sm target:bg-accent-sunk">
			<strong className="text-ink">{t(`cutoff.odd.${oddity}`)}:</strong> {t(`cutoff.oddMeaning.${oddity}`)}
		</p>
	);
}

function oddityId(oddity: Oddity): string {
	return `row-${oddity}`;
}

function keyOf({ exam, quota, seatType, gender, openingRank, closingRank, preparatory }: CutoffRow): string {
	return [exam, quota, seatType, gender, openingRank, closingRank, preparatory].join("|");
}

type RowGroup = {
	key: string;
	programme: string;
	authority: string;
	year: number | undefined;
	round: number | undefined;
	rows: CutoffRow[];
};

export function groupRows(rows: readonly CutoffRow[]): RowGroup[] {
	const groups: RowGroup[] = [];
	for (const row of rows) {
		const { programme, authority, year, round } = row;
		const key = `${authority} ${year} ${round} ${programme}`;
		const last = groups.at(-1);
		if (last?.key === key) last.rows.push(row);
		else groups.push({ key, programme, authority, year, round, rows: [row] });
	}
	return groups;
}

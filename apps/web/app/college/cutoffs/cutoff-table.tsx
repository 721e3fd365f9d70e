import type { Cutoff } from "@uchit/contract/cutoff.schema.ts";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { type Oddity, oddityOf, quotaWords, rankWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { sourceHref } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { groupRows, type RowGroup } from "./cutoff-groups.ts";

/** Their widths are given, so that rows which arrive later move nothing. */
const COLUMNS = [
	{ column: "seat", width: "" },
	{ column: "rankOf", width: "w-3/10" },
	{ column: "openingRank", width: "w-34 text-right" },
	{ column: "closingRank", width: "w-34 text-right" },
] as const;

/** Rows of a counselling as published, under their programme. On a phone each row is a card. */
export function CutoffTable({ rows, sourceName }: { rows: readonly Cutoff[]; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const oddities = [...new Set(rows.map(oddityOf))].filter((oddity) => oddity !== undefined);
	return (
		<>
			<table className="mt-3 block w-full table-fixed text-left md:table">
				<caption className="sr-only">{t("cutoff.caption")}</caption>
				<thead className="hidden text-quiet text-sm md:table-header-group">
					<tr>
						{COLUMNS.map(({ column, width }) => (
							<th key={column} scope="col" className={`pr-6 pb-2 font-semibold last:pr-0 ${width}`}>
								{t(`cutoff.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				{groupRows(rows).map((group) => (
					<ProgrammeRows key={group.key} group={group} sourceName={sourceName} />
				))}
			</table>
			{oddities.map((oddity) => (
				<OddityNote key={oddity} oddity={oddity} />
			))}
		</>
	);
}

function ProgrammeRows({ group, sourceName }: { group: RowGroup; sourceName: (id: string) => string }) {
	const t = useTranslations();
	return (
		<tbody className="block border-line border-t md:table-row-group">
			<tr className="block md:table-row">
				<th scope="rowgroup" colSpan={COLUMNS.length} className="block pt-4 pb-1 font-semibold md:table-cell">
					{group.programme}
					<span className="block font-normal text-quiet text-sm">
						{group.authority}, {roundOfYear(t, group)}
					</span>
				</th>
			</tr>
			{group.rows.map((row) => (
				<SeatRow key={keyOf(row)} row={row} source={sourceName(row.sourceId)} />
			))}
		</tbody>
	);
}

/** "Round 6, 2025", or what of it the authority prints. */
function roundOfYear(t: Translate, { year, round }: RowGroup): string {
	const named = year === undefined ? t("cutoff.undated") : String(year);
	return round === undefined ? named : t("cutoff.roundOfYear", { round: String(round), year: named });
}

function SeatRow({ row, source }: { row: Cutoff; source: string }) {
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
		<tr className="grid grid-cols-2 gap-x-4 py-2 align-baseline last:pb-4 md:table-row">
			<th scope="row" className="col-span-2 font-normal md:table-cell md:py-1 md:pr-6">
				{seatWords(t, row)} {oddity !== undefined && <OddityLabel oddity={oddity} />}
			</th>
			<td className="col-span-2 text-quiet text-sm md:table-cell md:py-1 md:pr-6">
				{t(`cutoff.rankSpace.${row.rankSpace}`)}
			</td>
			<RankCell label={t("cutoff.column.openingRank")}>{figure(row.openingRank)}</RankCell>
			<RankCell label={t("cutoff.column.closingRank")}>
				<strong>{figure(row.closingRank ?? row.closingScore)}</strong>
			</RankCell>
		</tr>
	);
}

/** "OPEN, female only, home state (HS), 24 seats", without what the authority leaves unprinted. */
function seatWords(t: Translate, { seatType, gender, quota, seats }: Cutoff): string {
	const count = seats === undefined ? "" : t("cutoff.seats", { seats });
	return [seatType, seatPoolWords(t, gender), quotaWords(t, quota), count].filter((words) => words !== "").join(", ");
}

/** On a phone the columns have no heads, so the cell says what it is. */
function RankCell({ label, children }: { label: string; children: ReactNode }) {
	return (
		<td className="mt-1 md:mt-0 md:table-cell md:py-1 md:pr-6 md:text-right md:last:pr-0">
			<span className="block text-quiet text-sm md:hidden">{label}</span>
			{children}
		</td>
	);
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

/** Tells rows of one programme, year and round apart. */
function keyOf({ exam, quota, seatType, gender, openingRank, closingRank, preparatory }: Cutoff): string {
	return [exam, quota, seatType, gender, openingRank, closingRank, preparatory].join("|");
}

import type { CutoffSummary } from "@uchit/contract/college.ts";
import { LaterCycleNotes } from "#app/facts/later-cycle-note.tsx";
import { Term, TermLine } from "#app/facts/term.tsx";
import { yearWords } from "#app/facts/words/cutoff-words.ts";
import type { LaterCycle } from "#app/facts/words/exam-cycle.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Note } from "#app/ui/note.tsx";
import { CutoffFilters } from "./cutoff-filters.tsx";
import { CutoffTable } from "./cutoff-table.tsx";
import { type CutoffResults, EVERY } from "./search.ts";
import type { TrendSearch } from "./trend-search.ts";

type CutoffSectionProps = {
	id: string;
	slug: string;
	summaries: readonly CutoffSummary[];
	/** Finished cycles of its exams that are newer than our newest year. */
	later: readonly LaterCycle[];
	cutoffs: CutoffResults;
	/** The choices of the plots above: the filters here leave them as they are. */
	trend: TrendSearch;
	sourceName: (id: string) => string;
};

/** Closing ranks of one year and round, with the filters that change them. */
export function CutoffSection({ id, slug, summaries, later, cutoffs, trend, sourceName }: CutoffSectionProps) {
	const t = useTranslations();
	const headingId = `${id}-heading`;
	return (
		<section id={id} aria-labelledby={headingId} className="mt-10 scroll-mt-4">
			<h2 id={headingId} className="text-xl">
				{t("cutoff.heading")}
			</h2>
			<AvailableLists summaries={summaries} />
			<LaterCycleNotes cycles={later} />
			<TermLine>
				<Term slug="closing-rank">{t("cutoff.column.closingRank")}</Term>
				<Term slug="opening-rank">{t("cutoff.column.openingRank")}</Term>
				<Term slug="round">{t("cutoff.filter.round")}</Term>
				<Term slug="quota">{t("cutoff.filter.quota")}</Term>
				<Term slug="reservation-category">{t("cutoff.filter.seatType")}</Term>
				<Term slug="seat-pool">{t("cutoff.filter.gender")}</Term>
			</TermLine>
			<CutoffFilters slug={slug} cutoffs={cutoffs} trend={trend} />
			<Rows slug={slug} cutoffs={cutoffs} trend={trend} sourceName={sourceName} />
		</section>
	);
}

function AvailableLists({ summaries }: { summaries: readonly CutoffSummary[] }) {
	const t = useTranslations();
	return [...Map.groupBy(summaries, ({ authority }) => authority)].map(([authority, ofAuthority]) => {
		const rows = ofAuthority.reduce((sum, summary) => sum + summary.rows, 0);
		const years = ofAuthority.flatMap(({ firstYear = [], lastYear = [] }) => [firstYear, lastYear].flat());
		const [first, last] = [Math.min(...years), Math.max(...years)];
		return (
			<p key={authority} className="mt-2 max-w-text text-quiet">
				{years.length === 0
					? t("cutoff.heldUndated", { authority, rows })
					: t("cutoff.held", { authority, years: first === last ? String(first) : `${first}–${last}`, rows })}
			</p>
		);
	});
}

type RowsProps = { slug: string; cutoffs: CutoffResults; trend: TrendSearch; sourceName: (id: string) => string };

function Rows({ slug, cutoffs, trend, sourceName }: RowsProps) {
	const t = useTranslations();
	const paths = usePaths();
	const { page, search, year, round } = cutoffs;
	const pages = Math.ceil(page.total / page.limit);
	const pathOf = (number: number) => paths.cutoffs(slug, { ...search, page: number }, trend);
	if (page.total === 0) {
		return (
			<Note title={t("cutoff.nothing")} level={3}>
				<p>
					{t.rich("cutoff.notOffered", {
						link: (words) => (
							<Link to={paths.cutoffs(slug, {}, trend)} preventScrollReset className="link">
								{words}
							</Link>
						),
					})}
				</p>
			</Note>
		);
	}
	return (
		<>
			<p role="status" className="mt-6 font-semibold tabular-nums">
				{t("cutoff.shown", {
					rows: page.total,
					year: year === EVERY ? t("cutoff.inAllYears") : yearWords(t, year),
					round: round === EVERY ? t("cutoff.inAllRounds") : t("cutoff.inRound", { round }),
				})}
			</p>
			{page.items.length === 0 ? (
				<Note title={t("list.noPage", { page: search.page })} level={3}>
					<Link to={pathOf(pages)} preventScrollReset className="link">
						{t("list.lastPage")}
					</Link>
				</Note>
			) : (
				<CutoffTable rows={page.items} sourceName={sourceName} />
			)}
			<Pagination label={t("cutoff.pages")} page={search.page} pages={pages} path={pathOf} />
		</>
	);
}

import type { CutoffSummary } from "@uchit/contract/college.ts";
import type { CutoffFilter } from "@uchit/contract/cutoff.ts";
import { LaterCycleNotes } from "#app/facts/later-cycle-note.tsx";
import { Term, TermLine } from "#app/facts/term.tsx";
import { quotaWords, seatPoolWords, yearWords } from "#app/facts/words/cutoff-words.ts";
import type { LaterCycle } from "#app/facts/words/exam-cycle.ts";
import { CUTOFFS_ID } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, type SelectOption } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { CutoffTable } from "./cutoff-table.tsx";
import { type CutoffResults, NO_FILTER } from "./search.ts";
import { type TrendSearch, toTrendParams } from "./trend-search.ts";

type CutoffSectionProps = {
	id: string;
	slug: string;
	summaries: readonly CutoffSummary[];
	later: readonly LaterCycle[];
	cutoffs: CutoffResults;
	trend: TrendSearch;
	sourceName: (id: string) => string;
};

export function CutoffSection({ id, slug, summaries, later, cutoffs, trend, sourceName }: CutoffSectionProps) {
	const { t } = usePage();
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
	const { t } = usePage();
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
	const { t, paths } = usePage();
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
					year: year === NO_FILTER ? t("cutoff.inAllYears") : yearWords(t, year),
					round: round === NO_FILTER ? t("cutoff.inAllRounds") : t("cutoff.inRound", { round }),
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

/** The grid width of the programme field, by how many of exam and counselling can be chosen. */
const PROGRAMME_SPANS = ["xl:col-span-4", "xl:col-span-3", "xl:col-span-2"] as const;

/** "All years" and "all rounds" are explicit in the address; "any" and "last round" are absent. */
function CutoffFilters({ slug, cutoffs, trend }: { slug: string; cutoffs: CutoffResults; trend: TrendSearch }) {
	const { t, paths } = usePage();
	const { search, year, options } = cutoffs;
	const hasExams = options.exam.length > 1;
	const hasAuthorities = options.authority.length > 1;
	const anyOf = (filter: CutoffFilter, words?: (value: string) => string) => (
		<SelectField
			label={t(`cutoff.filter.${filter}`)}
			name={filter}
			defaultValue={search[filter] ?? ""}
			options={[{ value: "", label: t("cutoff.any") }, ...toOptions(options[filter], search[filter], words)]}
		/>
	);
	return (
		<AddressForm
			action={paths.collegeTab(slug, "cutoffs")}
			hash={`#${CUTOFFS_ID}`}
			className="mt-6 grid grid-cols-2 items-end gap-4 rounded-lg bg-sunk p-4 md:grid-cols-3 xl:grid-cols-5"
		>
			<HiddenParams params={toTrendParams(trend)} />
			<SelectField
				label={t("cutoff.filter.year")}
				name="year"
				defaultValue={year}
				options={[
					...toOptions(options.year, year, (each) => yearWords(t, each)),
					{ value: NO_FILTER, label: t("cutoff.allYears") },
				]}
			/>
			<SelectField
				label={t("cutoff.filter.round")}
				name="round"
				defaultValue={search.round ?? ""}
				options={roundOptions(t, cutoffs)}
			/>
			{anyOf("quota", (quota) => quotaWords(t, quota))}
			{anyOf("seatType")}
			{anyOf("gender", (gender) => seatPoolWords(t, gender))}
			{hasExams && anyOf("exam")}
			{hasAuthorities && anyOf("authority")}
			<div className={`col-span-2 md:col-span-3 ${PROGRAMME_SPANS[Number(hasExams) + Number(hasAuthorities)]}`}>
				{anyOf("programme")}
			</div>
			<Button type="submit" className="col-span-2 md:col-span-3 xl:col-span-1">
				{t("cutoff.show")}
			</Button>
		</AddressForm>
	);
}

/** "Last round" is that of its own year, so that changing the year preserves it. */
function roundOptions(t: Translate, { search, year, options }: CutoffResults): SelectOption[] {
	const rounds = toOptions(options.round, search.round);
	const all = t("cutoff.allRounds");
	if (year === NO_FILTER) return [{ value: "", label: all }, ...rounds];
	const last = Math.max(...options.round.map(({ value }) => Number(value)));
	const label = options.round.length === 0 ? t("cutoff.last") : t("cutoff.lastRound", { round: String(last) });
	return [{ value: "", label }, ...rounds, { value: NO_FILTER, label: all }];
}

function toOptions(
	facet: CutoffResults["options"][CutoffFilter],
	chosen: string | undefined,
	words?: (value: string) => string,
): SelectOption[] {
	const offered = facet.map(({ value, label }) => ({ value, label: words?.(value) ?? label }));
	const isMissing = chosen !== undefined && chosen !== NO_FILTER && !facet.some(({ value }) => value === chosen);
	return isMissing ? [{ value: chosen, label: words?.(chosen) ?? chosen }, ...offered] : offered;
}

import type { PredictFilter } from "@uchit/contract/predict.ts";
import { Download, Printer } from "lucide-react";
import { sourceNames } from "#app/facts/sources.ts";
import { usePaths } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { ChoicesLink } from "#app/predict/choices/choices-link.tsx";
import { type PredictSearch, setFilters, withoutPredictFilter, withoutPredictFilters } from "#app/predict/search.ts";
import type { ShownPage } from "#app/predict/shown.ts";
import { askedWords, optionWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { Cautions, LeftOut } from "./answer-notes.tsx";
import { PredictChips } from "./predict-chips.tsx";
import { PredictFilters, PredictSortField } from "./predict-filters.tsx";
import { SeatCard } from "./seat-card.tsx";

export const ANSWER_ID = "seats";

type AnswerProps = { page: ShownPage; search: PredictSearch };

/** One page of the answer, with what narrows and orders it. */
export function PredictAnswer({ page, search }: AnswerProps) {
	const t = useTranslations();
	const heading = `${ANSWER_ID}-heading`;
	return (
		<section id={ANSWER_ID} aria-labelledby={heading} className="mt-10 scroll-mt-4">
			<h2 id={heading} className="text-xl">
				{t("predict.results")}
			</h2>
			<p className="mt-1 text-quiet">{askedWords(t, page.asked)}</p>
			<div className="mt-4 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12 print:block">
				<PredictFilters search={search} facets={page.facets} />
				<div className="min-w-0 space-y-5">
					<p role="status" className="font-semibold tabular-nums">
						{t("predict.found", { count: page.total })}
					</p>
					<PredictChips search={search} facets={page.facets} />
					<Cautions page={page} />
					{page.items.length > 0 && <Tools search={search} />}
					<Rows page={page} search={search} />
					<LeftOut page={page} search={search} />
				</div>
			</div>
		</section>
	);
}

function Tools({ search }: { search: PredictSearch }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<div className="space-y-3 print:hidden">
			<PredictSortField sort={search.sort} />
			<div className="flex flex-wrap items-center gap-3">
				<ButtonLink look="quiet" href={paths.predictCsv({ ...search, page: 1 })} download>
					<Download size={20} aria-hidden="true" />
					{t("predict.download")}
				</ButtonLink>
				<Button look="quiet" onClick={() => window.print()} className="[@media(scripting:none)]:hidden">
					<Printer size={20} aria-hidden="true" />
					{t("predict.print")}
				</Button>
				<ChoicesLink />
			</div>
		</div>
	);
}

function Rows({ page, search }: AnswerProps) {
	const t = useTranslations();
	const paths = usePaths();
	const pages = Math.ceil(page.total / page.pageSize);
	const pathOf = (number: number) => `${paths.predict({ ...search, page: number })}#${ANSWER_ID}`;
	if (page.total === 0) return <NoSeats page={page} search={search} />;
	if (page.items.length === 0) {
		return (
			<Note title={t("list.noPage", { page: page.page })} level={3}>
				<Link to={pathOf(pages)} className="link">
					{t("list.lastPage")}
				</Link>
			</Note>
		);
	}
	const sourceName = sourceNames(page.sources);
	return (
		<>
			<ul className="space-y-4">
				{page.items.map((seat) => (
					<li
						key={[seat.college.slug, seat.programme, seat.quota, seat.gender].join("|")}
						className="drawn-when-near-140 sm:drawn-when-near-75"
					>
						<SeatCard seat={seat} asked={page.asked} sourceName={sourceName} />
					</li>
				))}
			</ul>
			<Pagination label={t("predict.pages")} page={page.page} pages={pages} path={pathOf} />
		</>
	);
}

/** Which filter to drop and what that gives; where none is set, that nothing closed at the figure. */
function NoSeats({ page, search }: AnswerProps) {
	const t = useTranslations();
	const paths = usePaths();
	const { relax } = page;
	if (setFilters(search).length === 0) {
		return (
			<Note title={t("predict.nothing")} level={3}>
				<p>{t("predict.nothingWhy")}</p>
			</Note>
		);
	}
	return (
		<Note title={t("list.nothing")} level={3}>
			{relax.length > 0 && <p>{t("list.dropOne")}</p>}
			<ul className="space-y-2 empty:hidden">
				{relax.map(({ filter, count }) => (
					<li key={filter}>
						<Link to={paths.predict(withoutPredictFilter(search, filter))} preventScrollReset className="link">
							{t("list.without", { filter: filterWords(t, page, { search, filter }) })}
						</Link>{" "}
						<span className="text-quiet tabular-nums">{t("predict.found", { count })}</span>
					</li>
				))}
			</ul>
			<p>
				<Link to={paths.predict(withoutPredictFilters(search))} preventScrollReset className="link">
					{t("list.removeAll")}
				</Link>
			</p>
		</Note>
	);
}

type Set = { search: PredictSearch; filter: PredictFilter };

function filterWords(t: Translate, { facets }: ShownPage, { search, filter }: Set): string {
	if (filter === "q") return `“${search.q}”`;
	const options = facets[filter] ?? [];
	return search[filter]
		.map((value) => optionWords(t, filter, options.find((each) => each.value === value) ?? { value, label: value }))
		.join(", ");
}

import { PREDICT_ORDERS, type PredictQuestion } from "@uchit/contract/predict.ts";
import { Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { ChoicesLink } from "#app/predict/choices/choices-link.tsx";
import { CARD_SORT, type PredictSearch, setFilters, toPredictParams } from "#app/predict/search.ts";
import { ANSWER_ID, type AnsweredPage, type ShownPage } from "#app/predict/shown.ts";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { Cautions, LeftOut, PaidFirst } from "./answer-notes.tsx";
import { CounsellingSection } from "./counselling-section.tsx";
import { NothingInReach } from "./nothing-in-reach.tsx";
import { PredictChips } from "./predict-chips.tsx";
import { PredictFilters } from "./predict-filters.tsx";
import { EVERY_YEAR_ID } from "./seat-row.tsx";
import { StateSeatViews } from "./state-seat-views.tsx";

type AnswerProps = { page: AnsweredPage; search: PredictSearch };

export function PredictAnswer({ page, search }: AnswerProps) {
	const { t } = usePage();
	const heading = useFocusOnArrival(page);
	const isAnything = page.total > 0 || setFilters(search).length > 0;
	// A state's own seats change nothing in these, and the first option stays on a phone's first screen.
	const isBelow = page.cautions.every((each) => each === "state-seats");
	const cautions = <Cautions title={page.around.cautions} cautions={page.cautionWords} />;
	return (
		<section id={ANSWER_ID} aria-label={t("predict.results")} className="mt-3 scroll-mt-4">
			{/* Outside the heading: an announced status is no part of its name. */}
			<div role="status">
				<h2 ref={heading} tabIndex={-1} className="text-lg tabular-nums outline-none sm:text-xl">
					{t("predict.foundAt", { count: page.total, colleges: page.colleges })}
				</h2>
			</div>
			{page.around.assumed !== undefined && <p className="mt-1 max-w-text text-sm">{page.around.assumed}</p>}
			<MissingRank question={page.asked} search={search} />
			<StateSeatViews page={page} search={search} />
			<PaidFirst page={page} search={search} />
			<CardOrder page={page} search={search} />
			{!isBelow && cautions}
			<div className="mt-2 grid gap-3 lg:mt-3 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12 print:block">
				{isAnything && <PredictFilters search={search} facets={page.facets} sizes={page.sizes} />}
				<div className="min-w-0 space-y-3">
					<PredictChips search={search} facets={page.facets} />
					<Rows page={page} search={search} />
					{isBelow && cautions}
					{page.items.length > 0 && <Tools search={search} />}
					<LeftOut page={page} search={search} />
				</div>
			</div>
		</section>
	);
}

/** Moves the focus to the results after a new question or page; after a filter it stays on the filter. */
function useFocusOnArrival({ asked, page }: ShownPage) {
	const heading = useRef<HTMLHeadingElement>(null);
	const isArrival = useNavigationType() === "PUSH";
	const question = `${JSON.stringify(asked)} ${page}`;
	const arrived = isArrival ? question : undefined;
	useEffect(() => {
		if (arrived !== undefined) heading.current?.focus();
	}, [arrived]);
	return heading;
}

/** Which order the list has, if it is not grouped by how sure its options are. */
function CardOrder({ page, search }: AnswerProps) {
	const { t, paths } = usePage();
	if (page.sort !== CARD_SORT || page.items.length === 0) return null;
	return (
		<p className="mt-1 max-w-text text-sm">
			{t("predict.cardOrder.is")}{" "}
			<Link to={paths.predict({ ...search, sort: PREDICT_ORDERS[0], page: 1 })} preventScrollReset className="link">
				{t("predict.cardOrder.groups")}
			</Link>
		</p>
	);
}

function MissingRank({ question, search }: { question: PredictQuestion; search: PredictSearch }) {
	const { t, paths } = usePage();
	const { missing } = question;
	if (missing === undefined) return null;
	return (
		<p className="mt-1 max-w-text text-sm">
			<Link to={paths.beginPredict(search)} className="link">
				{t(`predict.missing.${missing.rank}`, { category: question.category, options: missing.options })}
			</Link>
		</p>
	);
}

function Tools({ search }: { search: PredictSearch }) {
	const { t, paths } = usePage();
	return (
		<div className="flex flex-wrap items-center gap-3 print:hidden">
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
	);
}

function Rows({ page, search }: AnswerProps) {
	const { t, paths } = usePage();
	const pages = Math.ceil(page.total / page.pageSize);
	const pathOf = (number: number) => `${paths.predict({ ...search, page: number })}#${ANSWER_ID}`;
	if (page.around.nothing !== undefined) return <NothingInReach nothing={page.around.nothing} />;
	if (page.items.length === 0) {
		return (
			<Note title={t("list.noPage", { page: page.page })} level={3}>
				<Link to={pathOf(pages)} className="link">
					{t("list.lastPage")}
				</Link>
			</Note>
		);
	}
	const first = page.items[0]?.authority;
	// One rank opens two views: the home state's seats and the all-India ones.
	const isMeant = (authority: string) => authority === first || page.asked.stateDoor !== undefined;
	return (
		<>
			<EveryYearForm search={search} />
			<NoAuthoritySeats page={page} search={search} />
			{page.counsellings.map((counselling) => (
				<CounsellingSection
					key={counselling.authority}
					page={page}
					search={search}
					counselling={counselling}
					isOpen={isMeant(counselling.authority)}
				/>
			))}
			<Pagination label={t("predict.pages")} page={page.page} pages={pages} path={pathOf} />
		</>
	);
}

function NoAuthoritySeats({ page: { asked, counsellings }, search }: AnswerProps) {
	const { t } = usePage();
	const { authority } = asked;
	const isThere = counsellings.some((each) => each.authority === authority);
	if (isThere || setFilters(search).length > 0) return null;
	return <p className="max-w-text">{t("predict.nothingOf", { authority })}</p>;
}

function EveryYearForm({ search }: { search: PredictSearch }) {
	return (
		<form id={EVERY_YEAR_ID} hidden>
			<HiddenParams params={toPredictParams({ ...search, whole: "years" })} />
		</form>
	);
}

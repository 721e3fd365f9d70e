import {
	MIN_REVIEWS_FOR_STARS,
	REVIEW_SORTS,
	REVIEWS_PER_PAGE,
	type ReviewList,
	type ReviewTotals,
} from "@uchit/contract/review.ts";
import { Star } from "lucide-react";
import { formatMean, formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ReviewAnswer } from "#app/review/own/review-answer.ts";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { BarPlot } from "#app/ui/plot/bar-plot.tsx";
import { DotPlot } from "#app/ui/plot/dot-plot.tsx";
import { Section } from "#app/ui/section.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewPlots } from "./review-plots.ts";

type Props = { slug: string; list: ReviewList; plots: ReviewPlots | undefined; answer: ReviewAnswer | undefined };

export function ReviewSection({ slug, list, plots, answer }: Props) {
	const { t, paths } = usePage();
	const { total, totals } = list;
	return (
		<Section id="reviews" title={t("review.heading")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{t("review.howToRead")}</p>
			<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
				<ButtonLink render={<Link to={paths.writeReview({ college: slug })} />}>{t("review.write")}</ButtonLink>
				<LinkLine to={paths.page("review-rules")}>{t("review.rules.all")}</LinkLine>
			</div>
			{total > 0 && <Published slug={slug} list={list} plots={plots} answer={answer} />}
			<RemovedReviews removed={totals.removed} />
			<p className="mt-6">
				<LinkLine to={paths.answerReviews(slug)}>{t("review.answers.link")}</LinkLine>
			</p>
		</Section>
	);
}

function Published({ slug, list, plots, answer }: Props) {
	const { t, paths } = usePage();
	const { items, sort, page, total, totals } = list;
	return (
		<>
			<ReviewTotalsView totals={totals} plots={plots} />
			<ReviewSorts slug={slug} sort={sort} />
			<ul className="mt-6 max-w-192 space-y-6">
				{items.map((review) => (
					<li key={review.id}>
						<ReviewItem review={review} answer={answer?.review === review.id ? answer : undefined} />
					</li>
				))}
			</ul>
			<div className="mt-6">
				<Pagination
					label={t("review.heading")}
					page={page}
					pages={Math.ceil(total / REVIEWS_PER_PAGE)}
					path={(number) => paths.collegeReviews(slug, { sort, page: number })}
				/>
			</div>
		</>
	);
}

function ReviewSorts({ slug, sort }: { slug: string; sort: ReviewList["sort"] }) {
	const { t, paths } = usePage();
	return (
		<nav aria-label={t("review.order")} className="mt-10">
			<ul className="flex flex-wrap gap-2">
				{REVIEW_SORTS.map((each) => (
					<li key={each}>
						<LinkChip
							render={<Link to={paths.collegeReviews(slug, { sort: each })} preventScrollReset />}
							aria-current={each === sort ? "true" : undefined}
						>
							{t(`review.sort.${each}`)}
						</LinkChip>
					</li>
				))}
			</ul>
			<p className="mt-2 text-quiet text-sm">{t(`review.sortRule.${sort}`)}</p>
		</nav>
	);
}

function RemovedReviews({ removed }: { removed: ReviewTotals["removed"] }) {
	const { t } = usePage();
	const count = removed.reduce((sum, each) => sum + each.count, 0);
	return (
		<Section id="removed" title={t("review.removed.heading")} className="mt-12" headingClass="text-lg" level={3}>
			<p className="mt-2 max-w-text text-quiet">{t("review.removed.count", { count })}</p>
			{count > 0 && (
				<ul className="mt-2 space-y-1">
					{removed.map((each) => (
						<li key={each.reason}>
							{t(`review.reason.${each.reason}`)}: {formatNumber(each.count)}
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

function ReviewTotalsView({ totals, plots }: { totals: ReviewTotals; plots: ReviewPlots | undefined }) {
	const { t } = usePage();
	const { count, mean } = totals;
	if (mean === undefined || plots === undefined) {
		return (
			<p className="mt-6 max-w-text rounded-md border border-line bg-sunk p-4">
				{t("review.tooFew", { count, least: MIN_REVIEWS_FOR_STARS })}
			</p>
		);
	}
	const table = t("review.plot.table");
	return (
		<div className="mt-8">
			<p className="flex flex-wrap items-baseline gap-x-3">
				<Star size={26} aria-hidden="true" className="flex-none self-center fill-accent text-accent" />
				<span className="font-semibold text-3xl">{t("review.mean", { mean: formatMean(mean) })}</span>
				<span className="text-quiet">{t("review.from", { count })}</span>
			</p>
			<p className="mt-1 max-w-text text-quiet text-sm">{t("review.meanRule")}</p>
			<div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
				<BarPlot
					shape={plots.distribution}
					texts={{ title: t("review.plot.distribution"), axis: t("review.from", { count }), table }}
					heads={[t("review.plot.stars"), t("review.heading")]}
				/>
				<DotPlot
					shape={plots.parts}
					texts={{ title: t("review.plot.parts"), axis: t("review.plot.partsAxis"), table }}
					heads={[t("review.plot.part"), t("review.plot.mean")]}
				/>
			</div>
		</div>
	);
}

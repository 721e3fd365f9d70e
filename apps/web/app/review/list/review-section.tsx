import { REVIEW_SORTS, type ReviewList, type ReviewTotals } from "@uchit/contract/review.ts";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { ReviewAnswer } from "#app/review/own/review-answer.ts";
import { REVIEW_PAGE_SIZE } from "#app/review/search.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewPlots } from "./review-plots.ts";
import { ReviewTotalsView } from "./review-totals.tsx";

type Props = {
	slug: string;
	list: ReviewList;
	plots: ReviewPlots | undefined;
	answer: ReviewAnswer | undefined;
};

/** What students say of a college: all of it together, each of them, and what was taken away. */
export function ReviewSection({ slug, list, plots, answer }: Props) {
	const t = useTranslations();
	const paths = usePaths();
	const { total, totals } = list;
	return (
		<section aria-labelledby="reviews" className="mt-10">
			<h2 id="reviews" className="text-xl">
				{t("review.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("review.howToRead")}</p>
			<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
				<ButtonLink render={<Link to={paths.writeReview({ college: slug })} />}>{t("review.write")}</ButtonLink>
				<Link to={paths.page("review-rules")} className="link inline-flex min-h-11 items-center">
					{t("review.rules.all")}
				</Link>
			</div>
			{total > 0 && <Published slug={slug} list={list} plots={plots} answer={answer} />}
			<RemovedReviews removed={totals.removed} />
			<p className="mt-6">
				<Link to={paths.answerReviews(slug)} className="link inline-flex min-h-11 items-center">
					{t("review.answers.link")}
				</Link>
			</p>
		</section>
	);
}

function Published({ slug, list, plots, answer }: Props) {
	const t = useTranslations();
	const paths = usePaths();
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
					pages={Math.ceil(total / REVIEW_PAGE_SIZE)}
					path={(number) => paths.collegeReviews(slug, { sort, page: number })}
				/>
			</div>
		</>
	);
}

/** The whole rule of the order is said: there is no other. */
function ReviewSorts({ slug, sort }: { slug: string; sort: ReviewList["sort"] }) {
	const t = useTranslations();
	const paths = usePaths();
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

/** How many reviews were public once and are not now, and why. */
function RemovedReviews({ removed }: { removed: ReviewTotals["removed"] }) {
	const t = useTranslations();
	const count = removed.reduce((sum, each) => sum + each.count, 0);
	return (
		<section aria-labelledby="removed" className="mt-12">
			<h3 id="removed" className="text-lg">
				{t("review.removed.heading")}
			</h3>
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
		</section>
	);
}

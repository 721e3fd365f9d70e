import type { ReviewList } from "@uchit/contract/review.ts";
import { REVIEW_SORTS } from "@uchit/contract/review-options.ts";
import { Link } from "#app/components/site/link.tsx";
import { Pagination } from "#app/components/site/pagination.tsx";
import { LinkChip } from "#app/components/ui/chip.tsx";
import { ButtonLink } from "#app/components/ui/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { ReviewAnswer } from "#app/lib/review-answer.ts";
import type { ReviewPlots } from "#app/lib/review-plots.ts";
import { REVIEW_PAGE_SIZE } from "#app/lib/review-search.ts";
import { usePaths } from "#app/paths.ts";
import { RemovedReviews } from "./removed-reviews.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewTotalsView } from "./review-totals.tsx";

type Props = {
	slug: string;
	list: ReviewList;
	plots: ReviewPlots | undefined;
	answer: ReviewAnswer | undefined;
};

/** What students say of a college: all of it together, each of them, and what was taken away. */
export function ReviewSection({ slug, list, plots, answer }: Props) {
	const t = useWords();
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
	const t = useWords();
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
	const t = useWords();
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

import type { ReviewTotals } from "@uchit/contract/review.ts";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";

/** How many reviews were public once and are not now, and why. */
export function RemovedReviews({ removed }: { removed: ReviewTotals["removed"] }) {
	const t = useWords();
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

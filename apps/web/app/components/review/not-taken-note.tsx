import type { Ref } from "react";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { NotTaken } from "#app/lib/writing-step.ts";
import { sessionRequiredAddress, usePaths } from "#app/paths.ts";

/** Why the review was not taken. What was written stands in the form under it. */
export function NotTakenNote({
	ref,
	answer: { problem },
	review,
	college,
}: {
	ref: Ref<HTMLDivElement>;
	answer: NotTaken;
	review: string | undefined;
	college: string;
}) {
	const t = useWords();
	const paths = usePaths();
	const here = paths.writeReview(review === undefined ? { college } : { review });
	return (
		<div ref={ref} role="alert" tabIndex={-1} className="rounded-md border border-bad-text bg-bad-sunk p-4">
			<p className="font-semibold">{t(`review.notTaken.${problem}`)}</p>
			{problem === "signed-out" && (
				<p className="mt-2">
					<a href={sessionRequiredAddress(here)} target="_blank" rel="noreferrer" className="link">
						{t("review.notTaken.signIn")}
					</a>
				</p>
			)}
			{problem === "closed" && (
				<p className="mt-2">
					<Link to={paths.accountReviews} className="link">
						{t("review.ownLink")}
					</Link>
				</p>
			)}
		</div>
	);
}

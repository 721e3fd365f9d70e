import { sessionRequiredAddress, usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import type { NotTaken } from "./writing-step.ts";

/** Why the review was not taken. What was written stands in the form under it. */
export function NotTakenNote({
	answer: { problem },
	review,
	college,
}: {
	answer: NotTaken;
	review: string | undefined;
	college: string;
}) {
	const t = useTranslations();
	const paths = usePaths();
	const here = paths.writeReview(review === undefined ? { college } : { review });
	return (
		<div role="alert" tabIndex={-1} className="rounded-md border border-bad-text bg-bad-sunk p-4">
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

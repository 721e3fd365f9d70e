import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

const RULES = ["own", "fair", "noPeople", "noPayment", "kept", "decision"] as const;

/** The published rules in short, and the way to them in full. */
export function ReviewRules() {
	const t = useWords();
	const paths = usePaths();
	return (
		<aside aria-labelledby="rules" className="h-fit rounded-lg border border-line bg-sunk p-5">
			<h2 id="rules" className="text-lg">
				{t("review.rules.heading")}
			</h2>
			<ul className="mt-3 list-disc space-y-2 pl-5">
				{RULES.map((rule) => (
					<li key={rule}>{t(`review.rules.${rule}`)}</li>
				))}
			</ul>
			<p className="mt-3">
				<Link to={paths.page("review-rules")} className="link inline-flex min-h-11 items-center">
					{t("review.rules.all")}
				</Link>
			</p>
		</aside>
	);
}

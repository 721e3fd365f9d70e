import { Link as RouterLink } from "react-router";
import { Figure } from "#app/facts/figure.tsx";
import { rupees } from "#app/facts/words/money.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Answer, type Asked, MORE } from "./answer.tsx";

/** Rupees a year from the cheapest programme to the dearest, and where that stands. */
export type PublishedFee = { least: number; most: number; year: number; source: string; href: string };

/** What does it cost: a published fee, else whom to ask. */
export function CostAnswer({ college: { slug, facts }, fee }: Asked & { fee?: PublishedFee }) {
	const t = useTranslations();
	const paths = usePaths();
	const question = t("answer.cost.question");
	if (fee !== undefined) {
		const { least, most, ...receipt } = fee;
		const value = least === most ? rupees(least) : `${rupees(least)}–${rupees(most)}`;
		return (
			<Answer
				question={question}
				figure={<Figure value={value} {...receipt} />}
				more={
					<Link to={paths.collegeTab(slug, "cost")} className={MORE}>
						{t("college.tab.cost")}
					</Link>
				}
			>
				{t("answer.cost.aYear")}
			</Answer>
		);
	}
	const site = facts.find(({ field, value }) => field === "website" && /^https?:\/\//.test(value));
	return (
		<Answer
			question={question}
			more={
				<RouterLink to={paths.askCollege(slug)} className={MORE}>
					{t("college.ask")}
				</RouterLink>
			}
		>
			{site === undefined
				? t("answer.cost.unknown")
				: t.rich("answer.cost.unknownButSite", {
						link: (words) => (
							<a href={site.value} rel="noreferrer nofollow" className="link">
								{words}
							</a>
						),
					})}
		</Answer>
	);
}

import { Link as RouterLink } from "react-router";
import { Figure } from "#app/facts/figure.tsx";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Answer, type AnswerContext, MORE_LINK_CLASS } from "./answer.tsx";

export function CostAnswer({ college: { slug, facts, fees, pageFees }, sourceName }: AnswerContext) {
	const { t, paths } = usePage();
	const question = t("answer.cost.question");
	const [fee] = fees;
	if (fee !== undefined) {
		const page = paths.collegeTab(slug, "cost");
		return (
			<Answer
				question={question}
				figure={
					<Figure
						value={feeWords(t, fee)}
						source={sourceName(fee.sourceId)}
						href={`${page}${sourceHref(fee.sourceId)}`}
					/>
				}
				more={
					<Link to={page} className={MORE_LINK_CLASS}>
						{t("facts.tab.fees")}
					</Link>
				}
			>
				{t(`fee.covers.${fee.covers}`)} · {t(`fee.quota.${fee.quota}`)} · {formatAcademicYear(fee.year)}
			</Answer>
		);
	}
	if (pageFees > 0)
		return (
			<Answer
				question={question}
				more={
					<Link to={paths.collegeTab(slug, "cost")} className={MORE_LINK_CLASS}>
						{t("facts.tab.fees")}
					</Link>
				}
			>
				{t("answer.cost.pages", { count: pageFees })}
			</Answer>
		);
	const site = facts.find(({ field, value }) => field === "website" && /^https?:\/\//.test(value));
	return (
		<Answer
			question={question}
			more={
				<RouterLink to={paths.askCollege(slug)} className={MORE_LINK_CLASS}>
					{t("facts.ask")}
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

import type { Placement } from "@uchit/contract/outcome.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { rupees } from "#app/facts/words/money.ts";
import { cohortWords, placedWords } from "#app/facts/words/placed-words.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Answer, type AnswerContext, MORE } from "./answer.tsx";

/** "What salary do graduates get?": the newest median of the largest undergraduate programme, and its number of graduates. */
export function EarnAnswer({ lead, college: { slug }, sourceName }: AnswerContext & { lead: Placement | undefined }) {
	const t = useTranslations();
	const paths = usePaths();
	const question = t("answer.earn.question");
	if (lead === undefined) return <Answer question={question}>{t("answer.earn.unknown")}</Answer>;
	const { medianSalary } = lead;
	const receipt = (measure: "median-salary" | "placed") => ({
		source: sourceName(lead.sourceId),
		href: paths.receipt(slug, receiptIds.outcome({ ...lead, measure })),
	});
	const about = [levelWords(t, lead.level), cohortWords(t, lead)].join(", ");
	const placed = placedWords(t, lead);
	return (
		<Answer
			question={question}
			figure={
				medianSalary === undefined ? (
					<Figure value={placed} {...receipt("placed")} />
				) : (
					<>
						<Figure value={rupees(medianSalary)} {...receipt("median-salary")} />{" "}
						<span className="font-normal text-quiet text-sm">{t("answer.earn.median")}</span>
					</>
				)
			}
			more={
				<Link to={paths.collegeTab(slug, "placements")} className={MORE}>
					{t("college.tab.placements")}
				</Link>
			}
		>
			{medianSalary === undefined ? about : `${placed} · ${about}`}
		</Answer>
	);
}

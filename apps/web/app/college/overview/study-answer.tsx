import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Answer, type AnswerContext, MORE_LINK_CLASS } from "./answer.tsx";
import { counsellingsOf } from "./counsellings.ts";

export function StudyAnswer({ college: { slug, seats, cutoffs, categories }, sourceName }: AnswerContext) {
	const { t, paths } = usePage();
	const approved = seats.map((each) => ({
		words:
			each.seats === undefined
				? t("answer.study.courses", { courses: each.courses })
				: t("answer.study.seats", { courses: each.courses, seats: formatNumber(each.seats) }),
		by: t("answer.study.approved", { authority: each.authority.toUpperCase() }),
		year: each.year,
		receipt: { source: sourceName(each.sourceId), href: paths.receipt(slug, receiptIds.seats(each)) },
	}));
	const counselled = cutoffs.map(({ authority, programmes, lastYear, sourceId }) => ({
		words: t("answer.study.programmes", { programmes }),
		by: t("answer.study.counselled", { authority }),
		year: lastYear,
		receipt: { source: sourceName(sourceId), href: sourceHref(sourceId) },
	}));
	const [first] = [...approved, ...counselled];
	const question = t("answer.study.question");
	const fields = categories.map((category) => categoryName(t, category)).join(", ");
	if (first === undefined) {
		return (
			<Answer question={question}>
				{fields === "" ? t("answer.study.unknown") : t("answer.study.unknownBut", { fields })}
			</Answer>
		);
	}
	const others = counsellingsOf(cutoffs)
		.slice(approved.length > 0 ? 0 : 1)
		.join(", ");
	const through = approved.length > 0 ? "counselled" : "also";
	const year = first.year === undefined ? {} : { year: first.year };
	return (
		<Answer
			question={question}
			figure={<Figure value={first.words} {...year} {...first.receipt} />}
			more={
				<Link to={paths.collegeTab(slug, approved.length > 0 ? "courses" : "cutoffs")} className={MORE_LINK_CLASS}>
					{t("answer.study.more")}
				</Link>
			}
		>
			{[
				first.by,
				...approved.slice(1).map(({ words, by }) => `${words} ${by}`),
				...(others === "" ? [] : [t(`answer.study.${through}`, { authority: others })]),
			].join(" · ")}
		</Answer>
	);
}

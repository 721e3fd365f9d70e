import { ChoiceDesk } from "#app/components/predict/choice-desk.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { Term, TermLine } from "#app/components/site/term.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

/** `/predict/choices`: the page is the same for everybody; what is on the list stands on the device alone. */
export default function PredictChoices() {
	const t = useWords();
	const paths = usePaths();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("predict.choices.title")}
				description={t("predict.choices.intro")}
				canonical={paths.choices}
				noIndex
			/>
			<h1 className="text-3xl">{t("predict.choices.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{t("predict.choices.intro")}</p>
			<p className="mt-2 max-w-text print:hidden">{t("predict.choices.rule")}</p>
			<TermLine>
				<Term slug="choice-filling">{t("predict.choices.terms.filling")}</Term>
				<Term slug="seat-allotment">{t("predict.choices.terms.allotment")}</Term>
			</TermLine>
			<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">{t("predict.choices.noScripts")}</p>
			<ChoiceDesk />
			<p className="mt-6 [@media(scripting:enabled)]:hidden print:hidden">
				<Link to={paths.predict()} className="link inline-flex min-h-9 items-center">
					{t("predict.choices.toPredictor")}
				</Link>
			</p>
		</div>
	);
}

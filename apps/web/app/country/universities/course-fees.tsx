import type { CourseFeeRange } from "@uchit/contract/study-abroad.ts";
import { formatCurrency } from "#app/facts/words/currency.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { FoldedOnPhone } from "#app/ui/disclosure.tsx";
import { SpanPlot } from "#app/ui/plot/span-plot.tsx";
import { fieldWords, levelWords } from "./course-words.ts";
import { layOutFees } from "./lists.ts";

/** Yearly fees by field at one level, because fees of different levels do not compare. */
export function CourseFees({
	ranges,
	level,
	levels,
	pathOfLevel,
}: {
	ranges: readonly CourseFeeRange[];
	level: string;
	levels: readonly string[];
	pathOfLevel: (level: string) => string;
}) {
	const t = useTranslations();
	const shown = ranges.filter((range) => range.level === level);
	const shape = layOutFees(shown, {
		field: (field) => fieldWords(t, field),
		amount: (aud) => formatCurrency(aud, "AUD"),
	});
	if (shape === undefined) return null;
	return (
		<FoldedOnPhone title={t("university.fees.show")} className="mt-6">
			<div className="grid gap-x-12 gap-y-6 p-4 lg:grid-cols-[25rem_minmax(0,1fr)] lg:p-0 lg:pt-2">
				<SpanPlot
					shape={shape}
					texts={{
						title: levelWords(t, level),
						axis: t("university.fees.axis"),
						table: t("university.fees.asTable"),
					}}
					heads={[
						t("university.field.label"),
						t("university.fees.low"),
						t("university.fees.middle"),
						t("university.fees.high"),
						t("university.fees.courses"),
					]}
				/>
				<div className="max-w-text space-y-4">
					<h2 className="text-xl">{t("university.fees.heading")}</h2>
					<p className="text-quiet">{t("university.fees.note")}</p>
					<nav aria-label={t("university.fees.levels")}>
						<ul className="flex flex-wrap gap-2">
							{levels.map((each) => (
								<li key={each}>
									<LinkChip
										render={<Link to={pathOfLevel(each)} preventScrollReset />}
										aria-current={each === level ? "true" : undefined}
									>
										{levelWords(t, each)}
									</LinkChip>
								</li>
							))}
						</ul>
					</nav>
				</div>
			</div>
		</FoldedOnPhone>
	);
}

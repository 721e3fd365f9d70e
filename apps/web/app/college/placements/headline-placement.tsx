import type { Placement } from "@uchit/contract/outcome.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure, SourcedText } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { cohortWords, placedWords } from "#app/facts/words/placed-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

type HeadlinePlacementProps = { slug: string; headline: Placement; sourceName: (id: string) => string };

export function HeadlinePlacement({ slug, headline, sourceName }: HeadlinePlacementProps) {
	const { t, paths } = usePage();
	const { list, level, medianSalary, placed, mark } = headline;
	const receipt = (measure: "median-salary" | "placed") => ({
		source: sourceName(headline.sourceId),
		href: paths.receipt(slug, receiptIds.outcome({ ...headline, measure })),
	});
	return (
		<div className="mt-4">
			<p className="text-quiet text-sm">
				{[
					levelWords(t, level),
					t("ranking.nirfList", { list: t(`ranking.list.${list}`) }),
					cohortWords(t, headline),
				].join(" · ")}
			</p>
			{medianSalary !== undefined && (
				<p className="font-semibold text-2xl">
					<Figure value={formatRupees(medianSalary)} {...receipt("median-salary")} />{" "}
					<span className="font-normal text-base">{t("placement.column.salary")}</span>
				</p>
			)}
			{mark !== undefined && <p className="text-care-text text-sm">{t("placement.jump")}</p>}
			{placed !== undefined && (
				<p>
					<SourcedText value={placedWords(t, headline)} {...receipt("placed")} />
				</p>
			)}
		</div>
	);
}

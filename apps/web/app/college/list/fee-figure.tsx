import { Figure } from "#app/facts/figure.tsx";
import { feeKind } from "#app/facts/words/fee-kind.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { MissingFigure } from "./list-figures.tsx";
import type { ListedCollege } from "./listed-college.ts";

/** The newest published yearly fee, from the cheapest programme, with its seats and what it covers. */
export function FeeFigure({
	college: { slug, fee },
	sourceName,
	isInTable,
}: {
	college: Pick<ListedCollege, "slug" | "fee">;
	sourceName: (id: string) => string;
	isInTable?: boolean;
}) {
	const { t, paths } = usePage();
	if (fee === undefined) return <MissingFigure reason={t("source.notHeld")} isInTable={isInTable} />;
	const { least, most, sourceId } = fee;
	return (
		<>
			<Figure
				value={least === most ? formatRupees(least) : t("view.feeFrom", { least: formatRupees(least) })}
				source={sourceName(sourceId)}
				href={`${paths.collegeTab(slug, "cost")}${sourceHref(sourceId)}`}
			/>
			<small className="figure-of">{t("view.feeOf", feeKind(fee))}</small>
		</>
	);
}

import { receiptIds } from "@uchit/contract/receipt.ts";
import { Figure } from "#app/facts/figure.tsx";
import { formatRupees } from "#app/facts/words/money.ts";
import { placedWords } from "#app/facts/words/placed-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { medianTimesShare, type Salary } from "./add-cost.ts";

type SalaryLineProps = { slug: string; name: string; salary: Salary; sourceName: (id: string) => string };

export function SalaryLine({ slug, name, salary, sourceName }: SalaryLineProps) {
	const { t, paths } = usePage();
	const share = medianTimesShare(salary);
	const receipt = (measure: "median-salary" | "placed") => ({
		source: sourceName(salary.sourceId),
		href: paths.receipt(slug, receiptIds.outcome({ ...salary, measure })),
	});
	return (
		<>
			<p className="font-semibold">{name}</p>
			<p>
				{t("placement.column.salary")}: <Figure value={formatRupees(salary.median)} {...receipt("median-salary")} />
				{salary.placed !== undefined && (
					<>
						{" · "}
						<Figure value={placedWords(t, salary)} {...receipt("placed")} />
					</>
				)}
			</p>
			{share !== undefined && (
				<p className="text-quiet">
					{t("cost.medianTimesShare", { year: formatRupees(share), month: formatRupees(share / 12) })}
				</p>
			)}
		</>
	);
}

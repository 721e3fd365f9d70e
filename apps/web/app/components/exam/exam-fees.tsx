import type { ExamFees as Fees } from "@uchit/contract/exam.ts";
import { Figure } from "#app/components/site/figure.tsx";
import { DataTable } from "#app/components/ui/table.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { type ExamPage, sourceIdOf } from "#app/lib/exam-page.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { payersWords } from "#app/lib/payer-words.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { sourceHref } from "#app/paths.ts";

/** What it costs to apply, by who pays. */
export function ExamFees({ exam, fees }: { exam: ExamPage["exam"]; fees: Fees }) {
	const t = useWords();
	const id = sourceIdOf(exam, "fees");
	const who = ({ who: payers, note }: Fees["items"][number]) => (
		<>
			{payersWords(t, payers)}
			{note !== undefined && (
				<span lang="en" className="block font-normal text-quiet text-sm">
					{note}
				</span>
			)}
		</>
	);
	const amount = ({ amountInr }: Fees["items"][number]) => (
		<Figure
			value={amountInr === 0 ? t("exam.fees.free") : `₹${formatNumber(amountInr)}`}
			year={Number(fees.year)}
			source={sourceNames(exam.sources)(id)}
			href={sourceHref(id)}
		/>
	);
	return (
		<section aria-labelledby="fees" className="mt-12 lg:mt-16">
			<h2 id="fees" className="text-xl">
				{t("exam.field.fees")}
			</h2>
			<div className="mt-4 max-w-192">
				<DataTable
					caption={t("exam.fees.of", { year: fees.year })}
					isCaptionHidden
					isNarrow
					columns={[
						{ key: "who", head: t("exam.fees.who"), cell: who },
						{ key: "amount", head: t("exam.fees.amount"), cell: amount, isFigure: true },
					]}
					rows={fees.items}
					keyOf={({ who: payers, amountInr, note }) => [...payers, amountInr, note].join(" ")}
				/>
			</div>
		</section>
	);
}

import type { ExamFees as Fees } from "@uchit/contract/exam-record.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { Figure } from "#app/facts/figure.tsx";
import { examSourceId, sourceNames } from "#app/facts/sources.ts";
import { payersWords } from "#app/facts/words/payer-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { DataTable } from "#app/ui/table.tsx";

/** What it costs to apply, by who pays. */
export function ExamFees({ exam, fees }: { exam: ExamPage["exam"]; fees: Fees }) {
	const t = useTranslations();
	const id = examSourceId(exam, "fees");
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
		<section aria-labelledby="fees" className="mt-6">
			<h3 id="fees" className="font-semibold text-lg">
				{t("exam.field.fees")}
			</h3>
			<div className="mt-2 max-w-192">
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

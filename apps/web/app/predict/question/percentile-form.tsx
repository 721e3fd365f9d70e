import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { RankRange } from "#app/predict/percentile.ts";
import type { PredictSearch } from "#app/predict/search.ts";
import { QUESTION_ID } from "#app/predict/shown.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";

export type Percentile = { percentile: string; candidates: string; range: RankRange | undefined };

/** The arithmetic from a percentile of JEE Main to a common rank, with the candidates that the visitor types. */
export function PercentileForm({ search, found }: { search: PredictSearch; found: Percentile | undefined }) {
	const t = useTranslations();
	const paths = usePaths();
	const range = found?.range;
	return (
		<div id="percentile" className="mt-3 scroll-mt-4 print:hidden">
			<Disclosure title={t("predict.percentile.title")} isOpen={found !== undefined}>
				<p className="max-w-text text-quiet text-sm">{t("predict.percentile.intro")}</p>
				<AddressForm
					action={paths.predict()}
					hash="#percentile"
					className="mt-3 grid items-end gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-3"
				>
					<input type="hidden" name="exam" value={search.exam} />
					<TextField
						label={t("predict.percentile.percentile")}
						name="percentile"
						inputMode="decimal"
						autoComplete="off"
						required
						maxLength={11}
						defaultValue={found?.percentile}
						error={found !== undefined && range === undefined ? t("predict.percentile.wrong") : undefined}
					/>
					<TextField
						label={t("predict.percentile.candidates")}
						hint={t("predict.percentile.candidatesHint")}
						name="candidates"
						inputMode="numeric"
						autoComplete="off"
						required
						maxLength={12}
						defaultValue={found?.candidates}
					/>
					<Button type="submit" look="quiet">
						{t("predict.percentile.show")}
					</Button>
				</AddressForm>
				{range !== undefined && (
					<p role="status" className="mt-3 max-w-text">
						{t("predict.percentile.answer", {
							percentile: range.percentile,
							candidates: formatNumber(range.candidates),
							best: formatNumber(range.best),
							worst: formatNumber(range.worst),
						})}{" "}
						<a href={`#${QUESTION_ID}`} className="link">
							{t("predict.percentile.ask", { rank: formatNumber(range.worst) })}
						</a>
					</p>
				)}
			</Disclosure>
		</div>
	);
}

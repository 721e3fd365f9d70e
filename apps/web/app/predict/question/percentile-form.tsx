import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { RankRange } from "#app/predict/rank-range.ts";
import { type PredictSearch, toPredictParams } from "#app/predict/search.ts";
import { QUESTION_ID } from "#app/predict/shown.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";

/** The number of candidates of an exam, as its authority published it for that year. */
export type CandidateCount = { year: string; count: number };

/** Without candidates if a percentile was typed for a rank and none are published: the form then asks for them. */
export type Percentile = {
	percentile: string;
	candidates: string | undefined;
	/** Set if the candidates are the published ones, not the visitor's. */
	published: CandidateCount | undefined;
	range: RankRange | undefined;
};

export function PercentileForm({ search, found }: { search: PredictSearch; found: Percentile | undefined }) {
	const { t, paths } = usePage();
	const range = found?.range;
	const isWaiting = found !== undefined && found.candidates === undefined;
	return (
		<div id="percentile" className="mt-3 scroll-mt-4 print:hidden">
			<Disclosure title={t("predict.percentile.title")} isOpen={found !== undefined}>
				<p className="max-w-text text-quiet text-sm">
					{isWaiting ? t("predict.percentile.needsCandidates") : t("predict.percentile.intro")}
				</p>
				<AddressForm
					action={paths.predict()}
					hash="#percentile"
					className="mt-3 grid items-end gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-3"
				>
					<HiddenParams params={toPredictParams({ ...search, common: "", rank: "", page: 1 })} />
					<TextField
						label={t("predict.percentile.percentile")}
						name="percentile"
						inputMode="decimal"
						autoComplete="off"
						required
						maxLength={11}
						defaultValue={found?.percentile}
						error={found !== undefined && range === undefined && !isWaiting ? t("predict.percentile.wrong") : undefined}
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
						{search.category === "" ? t("predict.percentile.show") : t("predict.show")}
					</Button>
				</AddressForm>
				{range !== undefined && (
					<p role="status" className="mt-3 max-w-text">
						{percentileWords(t, range)}{" "}
						<a href={`#${QUESTION_ID}`} className="link">
							{t("predict.percentile.ask", { rank: formatNumber(range.middle) })}
						</a>
					</p>
				)}
			</Disclosure>
		</div>
	);
}

/** "Your common rank is from 1,13,251 to 1,14,751": the band and its inputs. */
export function percentileWords(t: Translate, { percentile, candidates, best, worst }: RankRange): string {
	return t("predict.percentile.answer", {
		percentile,
		candidates: formatNumber(candidates),
		best: formatNumber(best),
		worst: formatNumber(worst),
	});
}

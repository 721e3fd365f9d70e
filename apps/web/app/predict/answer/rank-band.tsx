import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { bandLines, type RankBand, rankOfMarks } from "#app/predict/band-words.ts";
import { QUESTION_ID } from "#app/predict/shown.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

export function RankBandForm({ exam, found }: { exam: PredictExam; found: RankBand | undefined }) {
	const { t, paths } = usePage();
	const isWrong = found !== undefined && found.band === undefined;
	const part = useArrivalFocus<HTMLElement>(isWrong ? found : undefined);
	if (exam.marksToRank.length === 0) return null;
	const rank = found && rankOfMarks(found);
	return (
		<section ref={part} aria-labelledby="marks" className="mt-8 print:hidden">
			<h2 id="marks" className="text-xl">
				{t("predict.marks.title")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("predict.marks.intro")}</p>
			<AddressForm
				action={paths.predict()}
				hash="#marks"
				className={`mt-4 grid gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-3 sm:p-5 ${isWrong ? "items-center" : "items-end"}`}
			>
				<input type="hidden" name="exam" value={exam.exam} />
				<SelectField
					label={t("predict.marks.list")}
					name="list"
					defaultValue={found?.list ?? exam.marksToRank[0]}
					options={exam.marksToRank.map((space) => ({ value: space, label: t(`cutoff.rankSpace.${space}`) }))}
				/>
				<TextField
					label={t("predict.marks.marks")}
					name="marks"
					inputMode="decimal"
					autoComplete="off"
					required
					maxLength={8}
					defaultValue={found?.marks ?? ""}
					error={isWrong ? t("predict.marks.none", { marks: found.marks }) : undefined}
				/>
				<Button type="submit" look="quiet">
					{t("predict.marks.show")}
				</Button>
			</AddressForm>
			{found?.band !== undefined && (
				<div role="status" className="mt-4 max-w-text font-semibold">
					{bandLines(t, found.band).map(({ year, words }) => (
						<p key={year}>{words}</p>
					))}
					{rank !== undefined && (
						<a href={`#${QUESTION_ID}`} className="link inline-flex min-h-9 items-center">
							{t("predict.percentile.ask", { rank: formatNumber(rank) })}
						</a>
					)}
				</div>
			)}
		</section>
	);
}

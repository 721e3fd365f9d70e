import { type Applicant, lastFigure } from "#app/applicant/applicant.ts";
import { useApplicant } from "#app/applicant/applicant-store.ts";
import { FilledForm } from "#app/applicant/filled-form.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { ASSUMED_VALUE, BEGUN_PARAM } from "#app/predict/search.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

export type RankedExam = { slug: string; shortName: string };

export function RankEntry({ exams }: { exams: readonly RankedExam[] }) {
	const { t, paths } = usePage();
	const { applicant } = useApplicant();
	return (
		<section aria-labelledby="rank-door" className="rounded-lg bg-sunk p-4 lg:self-end">
			<h2 id="rank-door" className="text-lg">
				{t("home.haveRank")}
			</h2>
			<p className="text-sm">{t("home.haveRankWhat")}</p>
			<FilledForm answersOf={fillFigure} isOverDefaults>
				<AddressForm action={paths.predict()} className="mt-2 grid grid-cols-2 items-end gap-3">
					<input type="hidden" name={BEGUN_PARAM} value={applicant.category === undefined ? ASSUMED_VALUE : "1"} />
					<SelectField
						label={t("home.rankExam")}
						name="exam"
						options={exams.map(({ slug, shortName }) => ({ value: slug, label: shortName }))}
					/>
					<TextField label={t("home.rank")} name="common" inputMode="text" autoComplete="off" maxLength={24} required />
					<Button type="submit" className="col-span-2">
						{t("home.seeOptions")}
					</Button>
				</AddressForm>
			</FilledForm>
		</section>
	);
}

function fillFigure(applicant: Applicant): Record<string, string> {
	const { exam, common } = lastFigure(applicant) ?? {};
	return exam === undefined || common === undefined ? {} : { exam, common };
}

import { EXAM_STREAMS, type ExamStream } from "@uchit/contract/exam.ts";
import { MOST_EXAMS } from "#app/exam/calendar/search.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";

type Choice = { slug: string; shortName: string; stream: ExamStream };

/** The exams by stream, to be ticked. A plain form: it works without scripts. */
export function ClashChooser({ exams, chosen }: { exams: readonly Choice[]; chosen: readonly string[] }) {
	const t = useTranslations();
	const paths = usePaths();
	const groups = EXAM_STREAMS.flatMap((stream) => {
		const ofStream = exams.filter((exam) => exam.stream === stream);
		return ofStream.length === 0 ? [] : [{ stream, exams: ofStream }];
	});
	return (
		<section aria-labelledby="choose" className="mt-12 print:hidden">
			<h2 id="choose" className="text-xl">
				{chosen.length === 0 ? t("clash.choose") : t("clash.chooseOthers")}
			</h2>
			<p className="mt-1 text-quiet">{t("clash.chooseHint", { most: MOST_EXAMS })}</p>
			<AddressForm action={paths.examClashes()} className="mt-4">
				<div className="columns-1 gap-8 sm:columns-2 lg:columns-4">
					{groups.map((group) => (
						<div key={group.stream} className="mb-6 break-inside-avoid">
							<CheckboxGroup
								legend={t(`exam.stream.${group.stream}`)}
								name="exam"
								isWhole
								isPaired
								options={group.exams.map(({ slug, shortName }) => ({
									value: slug,
									label: shortName,
									selected: chosen.includes(slug),
								}))}
							/>
						</div>
					))}
				</div>
				<Button type="submit" className="mt-2 max-sm:w-full">
					{t("clash.show")}
				</Button>
			</AddressForm>
		</section>
	);
}

import { BANDS } from "@uchit/contract/predict-band.ts";
import { memo } from "react";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { seatOfWords } from "#app/predict/words.ts";
import { DataTable } from "#app/ui/table.tsx";
import { refusalWords } from "./refusal-words.ts";
import type { Sheet, SheetOption } from "./sheet.ts";
import { RefusedRow, StudentRow, studentName } from "./student-row.tsx";
import type { Student } from "./students.ts";

type Props = { student: Student; sheet: Sheet; isWritten: boolean };

/** One student of the class: how many options of each group, and on opening the first of them; or what is wrong with the row. */
export const StudentSheet = memo(function StudentSheet({ student, sheet, isWritten }: Props) {
	const t = useTranslations();
	if (sheet.kind === "refused") return <RefusedRow student={student} reasons={refusalWords(t, student, sheet)} />;
	return (
		<StudentRow student={student} words={countWords(t, sheet)} isWritten={isWritten}>
			<Options title={studentName(t, student)} options={sheet.options} />
		</StudentRow>
	);
});

function countWords(t: Translate, { total, colleges, counts }: Extract<Sheet, { kind: "answer" }>): string {
	if (total === 0) return t("predictClass.none");
	const groups = BANDS.filter((band) => counts[band] > 0).map(
		(band) => `${t(`predict.band.${band}`)}: ${formatNumber(counts[band])}`,
	);
	return [t("predictClass.found", { total, colleges }), ...groups].join(" · ");
}

function Options({ title, options }: { title: string; options: readonly SheetOption[] }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<DataTable
			caption={t("predictClass.optionsOf", { name: title })}
			isCaptionHidden
			rows={options}
			keyOf={({ slug, programme, quota, seatType, gender, authority }) =>
				[slug, programme, quota, seatType, gender, authority].join("|")
			}
			columns={[
				{
					key: "option",
					head: t("predictClass.head.option"),
					cell: ({ programme, college, slug }) => (
						<>
							{programme}
							<br />
							<a href={paths.college(slug)} className="link">
								{college}
							</a>
						</>
					),
				},
				{
					key: "seat",
					head: t("predictClass.head.seat"),
					cell: (option) => seatOfWords(t, option),
				},
				{
					key: "closing",
					head: t("predictClass.head.closing"),
					isFigure: true,
					cell: ({ closing, year, figure }) =>
						t("predictClass.closing", {
							closing: formatNumber(closing),
							year: year === undefined ? "none" : String(year),
							figure: formatNumber(figure),
						}),
				},
				{
					key: "band",
					head: t("predictClass.head.group"),
					cell: ({ band, insideYears, heldYears, isClose }) =>
						[
							`${t(`predict.band.${band}`)} (${t("predictClass.years", { inside: insideYears, held: heldYears })})`,
							...(isClose ? [t("predict.close")] : []),
						].join(" · "),
				},
			]}
		/>
	);
}

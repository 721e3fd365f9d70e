import { memo } from "react";
import { splitProgramme } from "#app/facts/programme.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { seatOfWords } from "#app/predict/words.ts";
import { DataTable } from "#app/ui/table.tsx";
import { refusalWords } from "./refusal-words.ts";
import type { Sheet, SheetOption } from "./sheet.ts";
import { RefusedRow, StudentRow, studentName } from "./student-row.tsx";
import type { Student } from "./students.ts";

type Props = {
	student: Student;
	sheet: Sheet;
	reading: string;
	isWritten: boolean;
};

export const StudentSheet = memo(function StudentSheet({ student, sheet, reading, isWritten }: Props) {
	const { t } = usePage();
	if (sheet.kind === "refused") return <RefusedRow student={student} reasons={refusalWords(t, student, sheet)} />;
	return (
		<StudentRow student={student} words={summaryWords(t, sheet)} reading={reading} isWritten={isWritten}>
			<Options title={studentName(t, student)} options={sheet.options} />
		</StudentRow>
	);
});

const NAMED = 3;

/** Names the sheet's first options: a count of thousands tells a student nothing. */
function summaryWords(t: Translate, { total, colleges, options }: Extract<Sheet, { kind: "answer" }>): string {
	if (total === 0) return t("predictClass.none");
	const first = options
		.filter(({ band }) => band !== "reach")
		.slice(0, NAMED)
		.map(({ college, programme }) => `${college} (${splitProgramme(programme).name})`);
	return first.length === 0
		? t("predictClass.found", { total, colleges })
		: t("predictClass.first", { names: first.join("; ") });
}

function Options({ title, options }: { title: string; options: readonly SheetOption[] }) {
	const { t, paths } = usePage();
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
					cell: ({ band, insideYears, knownYears, isClose }) =>
						[
							`${t(`predict.band.${band}`)} (${t("predictClass.years", { inside: insideYears, held: knownYears })})`,
							...(isClose ? [t("predict.close")] : []),
						].join(" · "),
				},
			]}
		/>
	);
}

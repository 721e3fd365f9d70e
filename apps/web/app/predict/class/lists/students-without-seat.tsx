import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { isCompleteReplay } from "../../choices/replay/replay-result.tsx";
import { studentName } from "../student-row.tsx";
import type { ClassSummary, StudentWithoutSeat } from "./class-summary.ts";

export function StudentsWithoutSeat({ whole: { lived, without, byYear } }: { whole: ClassSummary }) {
	const t = useTranslations();
	const columns: Column<StudentWithoutSeat>[] = [
		{ key: "student", head: t("predictClass.lists.head.student"), cell: ({ student }) => studentName(t, student) },
		{
			key: "without",
			head: t("predictClass.lists.head.without"),
			isFigure: true,
			cell: ({ years, totalYears }) => t("predictClass.lists.yearsOf", { count: years.length, of: totalYears }),
		},
		{
			key: "years",
			head: t("predictClass.lists.head.years"),
			cell: ({ years, sheet }) => (
				<>
					{years.join(", ")}
					{!isCompleteReplay(sheet.lived.replay) && (
						<span className="block text-quiet text-sm">{t("predictClass.lists.partial")}</span>
					)}
				</>
			),
		},
	];
	if (lived === 0) return null;
	return (
		<div className="mt-6 print:break-after-page">
			<h3 className="text-lg">{t("predictClass.lists.without", { count: without.length, of: lived })}</h3>
			{without.length > 0 && (
				<>
					<p className="mt-1 max-w-text text-quiet text-sm">
						{t("predictClass.lists.byYear", {
							years: byYear
								.map((each) => t("predictClass.lists.inYear", { ...each, year: String(each.year) }))
								.join("; "),
						})}
					</p>
					<div className="mt-3 max-w-text">
						<DataTable
							caption={t("predictClass.lists.withoutTable")}
							isCaptionHidden
							columns={columns}
							rows={without}
							keyOf={({ student }) => String(student.line)}
						/>
					</div>
				</>
			)}
		</div>
	);
}

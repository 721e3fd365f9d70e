import { Download, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import type { Sheet } from "./sheet.ts";
import { StudentSheet } from "./student-sheet.tsx";
import type { Student } from "./students.ts";

/** Sheets written out between two frames: a slow phone stays usable meanwhile. */
const AT_ONCE = 4;

type Props = { students: readonly Student[]; sheets: readonly Sheet[]; onSave: () => void };

/** A line for each student, which opens; for paper they are all written out first. */
export function ClassSheets({ students, sheets, onSave }: Props) {
	const t = useTranslations();
	const isDone = sheets.length === students.length && students.length > 0;
	const refused = sheets.filter(({ kind }) => kind === "refused").length;
	const ready = sheets.length - refused;
	const paper = usePaper(sheets);
	return (
		<section aria-labelledby="sheets" className="mt-8">
			<h2 id="sheets" className="text-xl">
				{t("predictClass.step.sheets")}
			</h2>
			<p role="status" className="mt-1 text-quiet print:hidden">
				{students.length === 0 ? t("predictClass.nobody") : t("predictClass.ready", { ready, all: students.length })}
			</p>
			{isDone && refused > 0 && (
				<p className="mt-1 font-semibold text-bad-text print:hidden">{t("predictClass.refused", { count: refused })}</p>
			)}
			{isDone && (
				<div className="mt-3 flex flex-wrap gap-3 print:hidden">
					<Button look="quiet" isBusy={paper.isBeingWritten} onClick={paper.print}>
						<Printer size={20} aria-hidden="true" />
						{t("predictClass.print")}
					</Button>
					<Button look="quiet" onClick={onSave}>
						<Download size={20} aria-hidden="true" />
						{t("predictClass.save")}
					</Button>
				</div>
			)}
			<ol className="mt-4 border-line border-t">
				{sheets.map((sheet, place) => {
					const student = students[place];
					return (
						student !== undefined && (
							<StudentSheet key={student.line} student={student} sheet={sheet} isWritten={place < paper.written} />
						)
					);
				})}
			</ol>
			<p className="mt-4 max-w-text text-quiet text-sm">{t("predictClass.how")}</p>
		</section>
	);
}

/** Writes all sheets out, a few a frame, and prints when they stand; another class begins anew. */
function usePaper(sheets: readonly Sheet[]) {
	const [asked, setAsked] = useState<{ sheets: readonly Sheet[]; written: number }>();
	const isAsked = asked?.sheets === sheets;
	const written = isAsked ? asked.written : 0;
	useEffect(() => {
		if (!isAsked) return;
		const frame = requestAnimationFrame(() => {
			if (written >= sheets.length) window.print();
			else setAsked({ sheets, written: written + AT_ONCE });
		});
		return () => cancelAnimationFrame(frame);
	}, [isAsked, written, sheets]);
	return {
		written,
		isBeingWritten: isAsked && written < sheets.length,
		print: () => (written >= sheets.length ? window.print() : setAsked({ sheets, written: 0 })),
	};
}

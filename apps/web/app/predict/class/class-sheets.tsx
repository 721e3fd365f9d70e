import { Download, Printer } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { MAX_STUDENTS, type ReadClass, type Student } from "./students.ts";

/** Sheets rendered per frame: a slow phone stays usable meanwhile. */
const SHEETS_PER_FRAME = 4;

type Row<Sheet> = { student: Student; sheet: Sheet; isWritten: boolean };
type Props<Sheet> = {
	read: Pick<ReadClass, "students" | "left">;
	sheets: readonly Sheet[];
	isRefused: (sheet: Sheet) => boolean;
	how: string;
	onSave: () => void;
	children?: ReactNode;
	sheetOf: (row: Row<Sheet>) => ReactNode;
};

export function ClassSheets<Sheet>({ read, sheets, isRefused, how, onSave, children, sheetOf }: Props<Sheet>) {
	const t = useTranslations();
	const { students, left } = read;
	const isDone = sheets.length === students.length && students.length > 0;
	const refused = sheets.filter(isRefused).length;
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
			{left > 0 && (
				<p role="alert" className="mt-1 font-semibold text-bad-text print:hidden">
					{t("predictClass.left", { count: left, most: MAX_STUDENTS })}
				</p>
			)}
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
			{isDone && children}
			<ol className="mt-4 border-line border-t">
				{sheets.map((sheet, place) => {
					const student = students[place];
					return (
						student !== undefined && (
							<Fragment key={student.line}>{sheetOf({ student, sheet, isWritten: place < paper.written })}</Fragment>
						)
					);
				})}
			</ol>
			<p className="mt-4 max-w-text text-quiet text-sm">{how}</p>
		</section>
	);
}

function usePaper(sheets: readonly unknown[]) {
	const [printRequest, setPrintRequest] = useState<{ sheets: readonly unknown[]; written: number }>();
	const isRequested = printRequest?.sheets === sheets;
	const written = isRequested ? printRequest.written : 0;
	useEffect(() => {
		if (!isRequested) return;
		const frame = requestAnimationFrame(() => {
			if (written >= sheets.length) window.print();
			else setPrintRequest({ sheets, written: written + SHEETS_PER_FRAME });
		});
		return () => cancelAnimationFrame(frame);
	}, [isRequested, written, sheets]);
	return {
		written,
		isBeingWritten: isRequested && written < sheets.length,
		print: () => (written >= sheets.length ? window.print() : setPrintRequest({ sheets, written: 0 })),
	};
}

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import type { Student } from "./students.ts";

type Props = {
	student: Student;
	words: string;
	reading?: string;
	isWritten: boolean;
	hasOwnPage?: boolean;
	children: ReactNode;
};

export function StudentRow({ student, words, reading, isWritten, hasOwnPage = false, children }: Props) {
	const t = useTranslations();
	const [isOpened, setIsOpened] = useState(false);
	const title = studentName(t, student);
	const { name: _, choices: __, ...figures } = student.cells;
	const own = Object.values(figures).filter(Boolean).join(" · ");
	return (
		<li className={`border-line border-b pb-2 ${hasOwnPage ? "print:break-after-page" : "break-inside-avoid"}`}>
			{isWritten && (
				<p className="hidden pt-3 print:block">
					<span className="font-semibold">{title}</span> {own}
					{!hasOwnPage && (
						<>
							<br />
							{words}
						</>
					)}
				</p>
			)}
			<details open={isWritten || undefined} onToggle={() => setIsOpened(true)} className="disclosure">
				<summary>
					<span>
						<span className="font-semibold">{title}</span> <span className="text-quiet text-sm">{own}</span>
						<span className="block text-sm">{words}</span>
						{reading && <span className="block text-quiet text-sm">{reading}</span>}
					</span>
					<ChevronDown size={18} aria-hidden="true" />
				</summary>
				{(isOpened || isWritten) && children}
			</details>
		</li>
	);
}

export function RefusedRow({ student, reasons }: { student: Student; reasons: readonly string[] }) {
	const t = useTranslations();
	return (
		<li className="border-line border-b py-3">
			<p className="font-semibold">{studentName(t, student)}</p>
			<ul className="mt-1 text-bad-text text-sm">
				{reasons.map((words) => (
					<li key={words}>{words}</li>
				))}
			</ul>
		</li>
	);
}

export function studentName(t: Translate, { line, cells: { name = "" } }: Student): string {
	return name === "" ? t("predictClass.rowNamed", { line }) : name;
}

import { memo } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { ReplayYears } from "../../choices/replay/replay-result.tsx";
import { RefusedRow, StudentRow } from "../student-row.tsx";
import type { Student } from "../students.ts";
import { faultWords, leftWords, sheetWords } from "./list-words.ts";
import type { ListSheet } from "./use-class-lists.ts";

type Props = { student: Student; sheet: ListSheet; reading: string; isWritten: boolean };

export const StudentListSheet = memo(function StudentListSheet({ student, sheet, reading, isWritten }: Props) {
	const t = useTranslations();
	if (sheet.kind !== "lived") return <RefusedRow student={student} reasons={faultWords(t, student, sheet)} />;
	return (
		<StudentRow student={student} words={sheetWords(t, sheet)} reading={reading} isWritten={isWritten} hasOwnPage>
			<div className="pb-4">
				{leftWords(t, sheet.left).map((words) => (
					<p key={words} className="mt-2 max-w-text font-semibold text-sm">
						{words}
					</p>
				))}
				<ReplayYears lived={sheet.lived} level={3} />
			</div>
		</StudentRow>
	);
});

import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { ClassData } from "@uchit/contract/predict-class.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { ClassSheets } from "./class-sheets.tsx";
import { toClassCsv } from "./class-table.ts";
import { ClassTableField } from "./class-table-field.tsx";
import { columnsOf } from "./columns.ts";
import { type ClassExam, toQueryFields } from "./query-fields.ts";
import { RankListField } from "./rank-list-field.tsx";
import { readingWords } from "./reading-words.ts";
import { StudentSheet } from "./student-sheet.tsx";
import { type ReadClass, readClass } from "./students.ts";
import { useClass } from "./use-class.ts";

const COUNTS = [10, 20, 40] as const;

type Props = { exam: ClassExam; data: ClassData; lists: readonly RankSpace[] };

export function ClassDesk({ exam, data, lists }: Props) {
	const t = useTranslations();
	const columns = useMemo(() => columnsOf(exam), [exam]);
	const desk = useClass(data);
	const [text, setText] = useState("");
	const [most, setMost] = useState<number>(COUNTS[0]);
	const [list, setList] = useState<string>(lists[0] ?? "");
	const [read, setRead] = useState<ReadClass>();
	const found = useMemo(() => readClass(text, columns), [text, columns]);
	const isReady = desk.options === "here";
	const make = async () => {
		if (!isReady && !(await desk.bring())) return;
		setRead(found);
		desk.ask(
			found.students.map((student) => toQueryFields(exam, student, list)),
			most,
		);
	};
	return (
		<>
			<section aria-labelledby="students" className="mt-6 print:hidden">
				<h2 id="students" className="text-xl">
					{t("predictClass.step.students")}
				</h2>
				<div className="mt-3 space-y-4">
					<ClassTableField exam={exam} columns={columns} text={text} read={found} onText={setText} />
					<div className="grid max-w-text gap-4 sm:grid-cols-2">
						<RankListField lists={lists} list={list} onList={setList} />
						<SelectField
							label={t("predictClass.most")}
							name="most"
							defaultValue={String(most)}
							onChange={({ currentTarget }) => setMost(Number(currentTarget.value))}
							options={COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
						/>
					</div>
					<Button
						aria-disabled={text.trim() === ""}
						isBusy={desk.isWorking || desk.options === "coming"}
						onClick={() => text.trim() !== "" && !desk.isWorking && desk.options !== "coming" && void make()}
					>
						{t("predictClass.make")}
					</Button>
					<p className="max-w-text text-quiet text-sm" role="status">
						{t(`predictClass.options.${desk.options === "failed" ? "failed" : isReady ? "here" : "away"}`, {
							count: data.options,
							size: sizeWords(t, data.bytes),
						})}
					</p>
					{!isReady && (
						<Button look="quiet" onClick={() => void desk.bring()}>
							<Download size={20} aria-hidden="true" />
							{t("predictClass.options.fetch", { size: sizeWords(t, data.bytes) })}
						</Button>
					)}
				</div>
			</section>
			{read !== undefined && (
				<ClassSheets
					read={read}
					sheets={desk.sheets}
					isRefused={({ kind }) => kind === "refused"}
					how={t("predictClass.how")}
					sheetOf={(row) => <StudentSheet {...row} reading={readingWords(t, exam, row.student, list)} />}
					onSave={() =>
						saveFile({
							text: toClassCsv(t, { columns, students: read.students, sheets: desk.sheets }),
							type: "text/csv",
							name: "class-options.csv",
						})
					}
				/>
			)}
		</>
	);
}

/** "231 kB", with a thousand bytes each, as devices count downloads. */
function sizeWords(t: Translate, bytes: number): string {
	return t("predictClass.size", { size: formatNumber(Math.ceil(bytes / 1_000)) });
}

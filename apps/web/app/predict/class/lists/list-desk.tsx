import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { useMemo, useState } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { ReplayFailure } from "../../choices/replay/replay-failure.tsx";
import { copyWords } from "../../choices/replay/replay-words.ts";
import { ClassSheets } from "../class-sheets.tsx";
import { ClassTableField } from "../class-table-field.tsx";
import { columnsOf, LIST_COLUMNS } from "../columns.ts";
import type { ClassExam } from "../query-fields.ts";
import { RankListField } from "../rank-list-field.tsx";
import { genderWords } from "../reading-words.ts";
import { studentName } from "../student-row.tsx";
import { type ReadClass, readClass } from "../students.ts";
import { sumClass } from "./class-summary.ts";
import { StudentListSheet } from "./list-sheet.tsx";
import { toListsCsv } from "./list-words.ts";
import { fileKey, findList, type ListFiles, readRow, sharedNames } from "./read-row.ts";
import { StudentsWithoutSeat } from "./students-without-seat.tsx";
import { useClassLists } from "./use-class-lists.ts";

type Props = { exam: ClassExam; lists: readonly RankSpace[] };

export function ListDesk({ exam, lists }: Props) {
	const { t } = usePage();
	const columns = useMemo(() => [...columnsOf(exam), ...LIST_COLUMNS], [exam]);
	const desk = useClassLists(exam.exam);
	const [text, setText] = useState("");
	const [files, setFiles] = useState<ListFiles>(new Map());
	const [list, setList] = useState<string>(lists[0] ?? "");
	const [read, setRead] = useState<ReadClass>();
	const found = useMemo(() => readClass(text, columns), [text, columns]);
	const live = () => {
		const { students } = found;
		setRead(found);
		const context = { exam, rankSpace: list, files, shared: sharedNames(students) };
		void desk.ask(students.map((student) => readRow(student, context)));
	};
	return (
		<>
			<section aria-labelledby="students" className="mt-6 print:hidden">
				<h2 id="students" className="text-xl">
					{t("predictClass.lists.step.students")}
				</h2>
				<div className="mt-3 space-y-4">
					<ClassTableField exam={exam} columns={columns} text={text} read={found} onText={setText} />
				</div>
			</section>
			<section aria-labelledby="lists" className="mt-6 print:hidden">
				<h2 id="lists" className="text-xl">
					{t("predictClass.lists.step.lists")}
				</h2>
				<SavedLists
					students={found.students}
					files={files}
					onFile={async (file) => {
						const opened = { name: file.name, text: await file.text() };
						setFiles((before) => new Map(before).set(fileKey(file.name), opened));
					}}
				/>
				<div className="mt-4 max-w-text space-y-4">
					<RankListField lists={lists} list={list} onList={setList} />
					<Button
						aria-disabled={found.students.length === 0}
						isBusy={desk.state === "busy"}
						onClick={() => found.students.length > 0 && live()}
					>
						{t("predictClass.lists.live")}
					</Button>
					<p className="text-quiet text-sm">
						{copyWords(t, desk.copy)} {t("predictClass.lists.private")}
					</p>
				</div>
				<ReplayFailure state={{ kind: desk.state === "failed" ? "failed" : "idle" }} />
			</section>
			{read !== undefined && desk.state !== "failed" && (
				<ClassSheets
					read={read}
					sheets={desk.sheets}
					isRefused={({ kind }) => kind !== "lived"}
					how={t("predictClass.lists.how")}
					sheetOf={(row) => <StudentListSheet {...row} reading={genderWords(t, exam, row.student)} />}
					onSave={() =>
						saveFile({
							text: toListsCsv(t, { columns, students: read.students, sheets: desk.sheets }),
							type: "text/csv",
							name: "class-lists.csv",
						})
					}
				>
					<StudentsWithoutSeat whole={sumClass(read.students, desk.sheets)} />
				</ClassSheets>
			)}
		</>
	);
}

type SavedListsProps = {
	students: ReadClass["students"];
	files: ListFiles;
	onFile: (file: File) => Promise<void>;
};

function SavedLists({ students, files, onFile }: SavedListsProps) {
	const { t, paths } = usePage();
	const shared = sharedNames(students);
	const found = students.map((student) => ({ student, list: findList(student, { files, shared }) }));
	const without = found.flatMap(({ student, list }) => (list.kind === "fault" ? [studentName(t, student)] : []));
	const named = new Set(found.flatMap(({ list }) => (list.kind === "list" ? [fileKey(list.name)] : [])));
	const nobodys = [...files].flatMap(([key, { name }]) => (named.has(key) ? [] : [name]));
	return (
		<>
			<p className="mt-1 max-w-text text-quiet">
				{t("predictClass.lists.files")}{" "}
				<Link to={paths.choices} className="link">
					{t("predictClass.lists.toList")}
				</Link>
			</p>
			<div className="mt-3">
				<FileButton accept="application/json,.json" multiple onFile={onFile}>
					{t("predictClass.lists.open")}
				</FileButton>
			</div>
			<div role="status" className="mt-2 max-w-text space-y-1 text-sm">
				{students.length > 0 && (
					<p>{t("predictClass.lists.found", { count: students.length - without.length, of: students.length })}</p>
				)}
				{files.size > 0 && without.length > 0 && <p>{t("predictClass.lists.noList", { names: someOf(without) })}</p>}
				{nobodys.length > 0 && (
					<p className="font-semibold text-bad-text">{t("predictClass.lists.nobodys", { names: someOf(nobodys) })}</p>
				)}
			</div>
		</>
	);
}

const MAX_NAMED = 12;

function someOf(names: readonly string[]): string {
	const more = names.length > MAX_NAMED ? [`… (+${names.length - MAX_NAMED})`] : [];
	return [...names.slice(0, MAX_NAMED), ...more].join(", ");
}

import { saveFile } from "@uchit/text/save-file.ts";
import { Download } from "lucide-react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { toTemplate } from "./class-table.ts";
import type { Column } from "./columns.ts";
import type { ClassExam } from "./query-fields.ts";
import { ReadColumns } from "./read-columns.tsx";
import { decodeTable, MAX_STUDENTS, type ReadClass } from "./students.ts";

type Props = {
	exam: Pick<ClassExam, "lists">;
	columns: readonly Column[];
	text: string;
	read: ReadClass;
	onText: (text: string) => void;
};

/** More than anybody reads in a text box: rows with whole lists would make it slow. */
const MAX_SHOWN = 200_000;

export function ClassTableField({ exam, columns, text, read, onText }: Props) {
	const t = useTranslations();
	const isShown = text.length <= MAX_SHOWN;
	const categories = exam.lists.flatMap((each) => each.categories.map(({ value }) => value));
	return (
		<>
			<TextArea
				label={t("predictClass.rows")}
				hint={t("predictClass.rowsHint", {
					columns: columns.map((column) => t(`predictClass.column.${column}`)).join(", "),
					most: MAX_STUDENTS,
				})}
				rows={6}
				spellCheck={false}
				autoComplete="off"
				value={isShown ? text : ""}
				onChange={({ currentTarget }) => onText(currentTarget.value)}
			/>
			{!isShown && <p className="text-quiet text-sm">{t("predictClass.long")}</p>}
			{read.students.length > 0 && <ReadColumns read={read} columns={columns} />}
			<Disclosure title={t("predictClass.categories")} isOpen={false}>
				<p className="pb-3 text-sm">{[...new Set(categories)].join(", ")}</p>
			</Disclosure>
			<div className="flex flex-wrap gap-3">
				<FileButton
					accept=".csv,.tsv,.txt,text/csv"
					onFile={async (file) => onText(decodeTable(new Uint8Array(await file.arrayBuffer())))}
				>
					{t("predictClass.upload")}
				</FileButton>
				<Button
					look="quiet"
					onClick={() => saveFile({ text: toTemplate(t, columns), type: "text/csv", name: "class.csv" })}
				>
					<Download size={20} aria-hidden="true" />
					{t("predictClass.template")}
				</Button>
			</div>
		</>
	);
}

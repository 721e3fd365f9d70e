import { readdirSync, readFileSync } from "node:fs";
import { type Exam, ExamRecord } from "@uchit/contract/exam-record.ts";

const FOLDER = new URL("../../../../content/exams/", import.meta.url);

export const shippedExams: readonly ExamRecord[] = readdirSync(FOLDER)
	.filter((file) => file.endsWith(".json"))
	.toSorted()
	.map((file) => ExamRecord.parse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"))));

export const guideSource: Exam["sources"][number] = {
	id: "exam-guides-2026",
	kind: "editor-knowledge",
	publisher: "The editors of this site",
	document: "Exam guides",
	vintage: "2026",
};

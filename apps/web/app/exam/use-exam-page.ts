import { useOutletContext } from "react-router";
import type { ExamPage } from "./page-of-exam.ts";

export function useExamPage(): ExamPage {
	return useOutletContext<ExamPage>();
}

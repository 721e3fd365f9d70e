import { useOutletContext } from "react-router";
import type { ExamPage } from "./page-of-exam.ts";

/** What the page of an exam is made of, which its layout has loaded once for all of them. */
export function useExamPage(): ExamPage {
	return useOutletContext<ExamPage>();
}

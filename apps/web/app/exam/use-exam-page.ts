import { useOutletContext } from "react-router";
import type { ExamPage } from "./page-of-exam.ts";

/** Returns the data of an exam's page, which its layout loads once for all of them. */
export function useExamPage(): ExamPage {
	return useOutletContext<ExamPage>();
}

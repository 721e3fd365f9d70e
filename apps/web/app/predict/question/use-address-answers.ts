import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { useMemo } from "react";
import { useLocation } from "react-router";
import type { Applicant } from "#app/applicant/applicant.ts";
import { readAnswers } from "#app/applicant/exam-answers.ts";
import type { PredictSearch } from "#app/predict/search.ts";
import { ranksOf } from "./question-fields.tsx";

/** Returns the address's answers about the visitor: a percentile or marks as given, not the computed rank. */
export function useAddressAnswers(
	exam: Pick<PredictExam, "exam" | "lists">,
	search: PredictSearch,
	name: string,
): Partial<Applicant> | undefined {
	const { search: query } = useLocation();
	return useMemo(() => {
		const typed = new URLSearchParams(query);
		const { category, gender, homeState, rank } = search;
		const { common, own } = ranksOf(exam, { common: typedFigure(typed), rank, category });
		const answers = new URLSearchParams({ category, gender, homeState, rank: own, common });
		const isStated = [...answers.values()].some((value) => value !== "");
		return isStated ? readAnswers(exam, name, answers) : undefined;
	}, [exam, search, name, query]);
}

function typedFigure(typed: URLSearchParams): string {
	const [percentile, marks] = [typed.get("percentile"), typed.get("marks")];
	if (percentile) return `${percentile} percentile`;
	return marks ? `${marks} marks` : (typed.get("common") ?? typed.get("score") ?? "");
}

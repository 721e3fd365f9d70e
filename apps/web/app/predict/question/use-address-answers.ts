import { useMemo } from "react";
import { useLocation } from "react-router";
import type { Applicant } from "#app/applicant/applicant.ts";
import { type ExamLists, readAnswers } from "#app/applicant/exam-answers.ts";
import type { PredictSearch } from "#app/predict/search.ts";

/** What the address says of the visitor. Of a percentile or marks it is these, and not the rank that we work out. */
export function useAddressAnswers(
	exam: ExamLists,
	search: PredictSearch,
	name: string,
): Partial<Applicant> | undefined {
	const { search: query } = useLocation();
	return useMemo(() => {
		const typed = new URLSearchParams(query);
		const { category, gender, homeState, rank } = search;
		const answers = new URLSearchParams({ category, gender, homeState, rank, common: typedFigure(typed) });
		const isSaid = [...answers.values()].some((value) => value !== "");
		return isSaid ? readAnswers(exam, name, answers) : undefined;
	}, [exam, search, name, query]);
}

function typedFigure(typed: URLSearchParams): string {
	const [percentile, marks] = [typed.get("percentile"), typed.get("marks")];
	if (percentile) return `${percentile} percentile`;
	return marks ? `${marks} marks` : (typed.get("common") ?? typed.get("score") ?? "");
}

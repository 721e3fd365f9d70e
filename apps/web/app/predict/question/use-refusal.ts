import type { FieldProblem, PredictCode } from "@uchit/contract/problem.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { QuestionField } from "#app/predict/search.ts";

export type PredictField = QuestionField | "quota";

export type Refused = Pick<FieldProblem, "values"> & { code: PredictCode; field: PredictField };

export function useRefusal(): (refused: Refused) => string {
	const t = useTranslations();
	return ({ code, values }) => t(`predict.refused.${code}`, values);
}

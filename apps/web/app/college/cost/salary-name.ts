import { useLevelWords } from "#app/facts/level-words.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { Salary } from "./add-cost.ts";

/** "Undergraduate, 4 years, NIRF Engineering, 2021–22". */
export function useSalaryName(): (salary: Salary) => string {
	const t = useTranslations();
	const levelWords = useLevelWords();
	return ({ level, list, cohort }) =>
		`${levelWords(level)}, ${t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}, ${cohort}–${String(cohort + 1).slice(2)}`;
}

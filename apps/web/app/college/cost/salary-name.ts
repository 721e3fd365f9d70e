import { levelWords } from "#app/facts/level-words.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { Salary } from "./add-cost.ts";

/** "Undergraduate, 4 years, NIRF Engineering, 2021–22". */
export function salaryName(t: Translate, { level, list, cohort }: Salary): string {
	return `${levelWords(t, level)}, ${t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}, ${cohort}–${String(cohort + 1).slice(2)}`;
}

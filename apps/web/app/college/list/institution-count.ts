import type { CollegeResults } from "@uchit/contract/college.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/**
 * Words the number of institutions in a list by kind: the national directory has each once; entries of other lists may
 * be duplicates until the two are matched.
 */
export function countInstitutions(
	t: Translate,
	{ total, inDirectory }: Pick<CollegeResults, "total" | "inDirectory">,
): string {
	const others = total - inDirectory;
	return others === 0
		? t("college.institutions", { count: total })
		: t("college.inDirectory", { count: inDirectory, others });
}

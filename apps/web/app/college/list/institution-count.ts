import type { CollegeResults } from "@uchit/contract/college.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/**
 * Counts institutions by kind: the national directory has each once, but entries of other lists may duplicate them until they are
 * matched.
 */
export function countInstitutions(
	t: Translate,
	{ total, inDirectory }: Pick<CollegeResults, "total" | "inDirectory">,
): string {
	const others = total - inDirectory;
	return others === 0
		? t("facts.institutions", { count: total })
		: t("facts.inDirectory", { count: inDirectory, others });
}

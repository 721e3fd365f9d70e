import type { CollegeResults } from "@uchit/contract/college.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/**
 * How many institutions a list holds, by what they are: those of the national directory stand once, entries of other lists may
 * be doubles of them until the two are matched.
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

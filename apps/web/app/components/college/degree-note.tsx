import type { DegreeSlug } from "@uchit/contract/degree.ts";
import { useWords } from "#app/i18n/translate.ts";
import { chosen, type Facets } from "#app/lib/college-list.ts";

/** What the list under a degree is, said plainly: no source that we hold says yet which institution teaches it. */
export function DegreeNote({ degree, facets }: { degree: DegreeSlug; facets: Facets }) {
	const t = useWords();
	const category = chosen(facets.category)[0]?.label ?? "";
	return (
		<p className="mt-2 max-w-text text-quiet">
			{t("list.degreeNote", { degree: t(`degree.${degree}`), category: category.toLowerCase() })}
		</p>
	);
}

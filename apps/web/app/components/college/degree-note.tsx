import type { Facets } from "@uchit/contract/facet.ts";
import { useWords } from "#app/i18n/translate.ts";
import { chosen } from "#app/lib/college-list.ts";

/** What the list under such a degree is, said plainly: no source that we hold says which institution teaches it. `facets` have the names of the page. */
export function DegreeNote({ degrees, facets }: { degrees: readonly string[]; facets: Facets }) {
	const t = useWords();
	const category = chosen(facets.category)[0]?.label ?? "";
	const names = facets.degree.filter(({ value }) => degrees.includes(value)).map(({ label }) => label);
	return (
		<p className="mt-2 max-w-text text-quiet">
			{t("list.degreeNote", { degree: names.join(", "), category: category.toLowerCase() })}
		</p>
	);
}

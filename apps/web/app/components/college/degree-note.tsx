import { findDegree } from "@uchit/contract/degree.ts";
import type { Facets } from "@uchit/contract/facet.ts";
import type { ReactNode } from "react";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

/** What the list under a degree is, said plainly: no list that we hold names every institution that teaches it. `facets` have the names of the page. */
export function DegreeNote({
	degrees,
	isAssumed,
	facets,
}: {
	degrees: readonly string[];
	/** No source that we hold says which institution teaches any of them: the list is their category's. */
	isAssumed: boolean;
	facets: Facets;
}) {
	const t = useWords();
	const paths = usePaths();
	const degree = facets.degree
		.filter(({ value }) => degrees.includes(value))
		.map(({ label }) => label)
		.join(", ");
	const id = String(findDegree(degrees[0] ?? "")?.categoryId);
	const category = (facets.category.find(({ value }) => value === id)?.label ?? "").toLowerCase();
	const link = (words: ReactNode) => (
		<Link to={paths.colleges({ category: [id] })} className="link">
			{words}
		</Link>
	);
	return (
		<p className="mt-2 max-w-text text-quiet">
			{isAssumed ? t("list.degreeNote", { degree, category }) : t.rich("list.degreeHeld", { degree, category, link })}
		</p>
	);
}

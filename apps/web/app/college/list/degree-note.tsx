import type { CollegeResults } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { ReactNode } from "react";
import type { CollegeSearch } from "#app/college/search.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link } from "#app/shell/page/link.tsx";
import { listSelected } from "./active-filters.ts";

const NO_SUBJECT = { category: [], degree: [], course: [] } as const satisfies Partial<CollegeSearch>;

export function DegreeNote({
	listed: { facets, assumedDegrees, total, byName },
	search,
}: {
	listed: Pick<CollegeResults, "facets" | "assumedDegrees" | "total" | "byName">;
	search: CollegeSearch;
}) {
	const { t, paths, language } = usePage();
	const shown = listSelected(facets.degree).flatMap(({ value }) => findDegree(value) ?? []);
	const unstated = assumedDegrees.flatMap((slug) => findDegree(slug) ?? []);
	const nameOf = (id: string) => facets.category.find(({ value }) => value === id)?.label.toLowerCase() ?? "";
	const id = String(shown[0]?.categoryId);
	const link = (words: ReactNode) => <InlineLink to={paths.colleges({ category: [id] })}>{words}</InlineLink>;
	const categories = [...new Set(unstated.map(({ categoryId }) => nameOf(String(categoryId))))];
	const degree = joinWithAnd(
		unstated.map(({ slug }) => t(`degree.${slug}`)),
		language,
	);
	return (
		<>
			{shown.length > 0 && (
				<p className="mt-2 max-w-text text-quiet">{t.rich("view.degreeHeld", { category: nameOf(id), link })}</p>
			)}
			{byName !== undefined && (
				<p className="mt-1 max-w-text">
					<Link
						to={paths.colleges({ ...search, ...NO_SUBJECT, q: byName.q, sort: undefined, page: 1 })}
						className="link-line-low"
					>
						{t("view.byName", { count: byName.count, words: byName.q })}
					</Link>
				</p>
			)}
			{unstated.length > 0 && (
				<p className="mt-2 max-w-text font-semibold">
					{t("view.degreeUntold", { degree })}{" "}
					{shown.length === 0 && total > 0 && t("view.degreeInstead", { category: joinWithAnd(categories, language) })}
				</p>
			)}
		</>
	);
}

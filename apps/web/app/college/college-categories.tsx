import type { College } from "@uchit/contract/college.ts";
import { Unknown } from "#app/facts/figure.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";

type CollegeCategoriesProps = { categories: College["categories"]; sourceName: (id: string) => string };

export function CollegeCategories({ categories, sourceName }: CollegeCategoriesProps) {
	const { t, paths } = usePage();
	if (categories.length === 0) return <Unknown reason={t("facts.noCategory")} />;
	return (
		<ul className="space-y-1">
			{categories.map(({ id, name, rule, evidence, sourceId }) => (
				<li key={id}>
					<InlineLink to={paths.colleges({ category: [String(id)] })}>{categoryName(t, { id, name })}</InlineLink>{" "}
					<span className="text-quiet text-sm">
						{t.rich(`college.because.${rule}`, {
							evidence: () => (
								<a
									href={sourceHref(sourceId)}
									data-receipt=""
									title={t("source.of", { source: sourceName(sourceId) })}
									className="underline decoration-dotted underline-offset-4"
								>
									{evidence}
								</a>
							),
						})}
					</span>
				</li>
			))}
		</ul>
	);
}

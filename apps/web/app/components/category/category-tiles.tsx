import type { Catalogue } from "@uchit/contract/catalogue.ts";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { categoryName } from "#app/lib/category-words.ts";
import { usePaths } from "#app/paths.ts";
import { CategoryMark } from "./category-mark.tsx";

/** The categories with their counts, each a way into the list. */
export function CategoryTiles({
	categories,
}: {
	categories: readonly Omit<Catalogue["categories"][number], "topRanked">[];
}) {
	const t = useWords();
	const paths = usePaths();
	return (
		<ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
			{categories.map(({ id, slug, name, count }) => (
				<li key={id}>
					<Link
						to={paths.colleges({ category: [String(id)] })}
						className="flex h-full flex-col gap-2 rounded-lg border border-line bg-raised p-4 transition-colors hover:border-accent"
					>
						<CategoryMark slug={slug} />
						<span className="font-semibold">{categoryName(t, { id, name })}</span>
						<span className="text-quiet text-sm tabular-nums">{t("college.institutions", { count })}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

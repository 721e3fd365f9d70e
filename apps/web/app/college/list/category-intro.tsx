import type { Category } from "@uchit/contract/category.ts";
import { LIST_OF_CATEGORY } from "@uchit/contract/ranking-list.ts";
import type { ReactNode } from "react";
import { categorySlug } from "#app/facts/words/category-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";

export function CategoryBand({ category, children }: { category: readonly string[]; children: ReactNode }) {
	return (
		<div data-category={onlyCategory(category)} className="category-ground">
			<div>{children}</div>
		</div>
	);
}

export function CategoryIntro({ category }: { category: readonly string[] }) {
	const { t, paths } = usePage();
	const slug = onlyCategory(category);
	if (slug === undefined) return null;
	const list = LIST_OF_CATEGORY[slug];
	return (
		<p className="mt-1 max-w-text text-pretty">
			{t(`categoryIntro.${slug}`)}{" "}
			<Link to={paths.newestRanking(list)} className="link whitespace-nowrap">
				{t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}
			</Link>
		</p>
	);
}

function onlyCategory([id, ...others]: readonly string[]): Category["slug"] | undefined {
	const slug = id === undefined || others.length > 0 ? undefined : categorySlug(id);
	return slug === "none" ? undefined : slug;
}

import type { Category } from "@uchit/contract/category.ts";
import { LIST_OF_CATEGORY } from "@uchit/contract/ranking-list.ts";
import type { ReactNode } from "react";
import { categorySlug } from "#app/facts/words/category-words.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** The colour of each category: a band beside its heading. It says nothing of its own. */
const BANDS: Readonly<Record<Category["slug"], string>> = {
	engineering: "border-[oklch(0.62_0.12_250)]",
	management: "border-[oklch(0.62_0.12_300)]",
	medical: "border-[oklch(0.62_0.14_20)]",
	law: "border-[oklch(0.6_0.09_80)]",
	commerce: "border-[oklch(0.62_0.11_150)]",
	sciences: "border-[oklch(0.64_0.1_200)]",
	arts: "border-[oklch(0.64_0.13_350)]",
	architecture: "border-[oklch(0.62_0.07_120)]",
	education: "border-[oklch(0.62_0.11_60)]",
	"general-degree": "border-[oklch(0.62_0.05_270)]",
};

/** The head of a list, with its category's band where it is of one. */
export function CategoryBand({ category, children }: { category: readonly string[]; children: ReactNode }) {
	const slug = onlyCategory(category);
	return slug === undefined ? children : <div className={`border-l-4 pl-3 ${BANDS[slug]}`}>{children}</div>;
}

/** Two sentences to whoever chooses in this category, and the ranking of it. */
export function CategoryIntro({ category }: { category: readonly string[] }) {
	const t = useTranslations();
	const paths = usePaths();
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

/** The category where there is one, and it is one of ours. */
function onlyCategory([id, ...others]: readonly string[]): Category["slug"] | undefined {
	const slug = id === undefined || others.length > 0 ? undefined : categorySlug(id);
	return slug === "none" ? undefined : slug;
}

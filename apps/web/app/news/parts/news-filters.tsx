import { NEWS_CATEGORIES } from "@uchit/contract/news.ts";
import type { NewsSearch } from "#app/news/search.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { SearchForm } from "#app/shell/form/search-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { LinkChip } from "#app/ui/chip.tsx";

export function NewsFilters({ search: { category, q } }: { search: NewsSearch }) {
	const { t, paths } = usePage();
	return (
		<div className="mt-6 space-y-4">
			<nav aria-label={t("news.categories")}>
				<ul className="flex flex-wrap gap-2">
					{[undefined, ...NEWS_CATEGORIES].map((each) => (
						<li key={each ?? ""}>
							<LinkChip
								render={<Link to={paths.news({ category: each, q })} />}
								aria-current={each === category ? "true" : undefined}
							>
								{each === undefined ? t("news.every") : t(`news.category.${each}`)}
							</LinkChip>
						</li>
					))}
				</ul>
			</nav>
			<search>
				<SearchForm
					inputKey={q}
					id="news-words"
					action={paths.news()}
					label={t("news.searchLabel")}
					button={t("news.searchButton")}
					width="max-w-192"
					defaultValue={q}
					also={category === undefined ? {} : { category }}
				/>
			</search>
		</div>
	);
}

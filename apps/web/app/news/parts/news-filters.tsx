import { NEWS_CATEGORIES } from "@uchit/contract/news.ts";
import type { NewsSearch } from "#app/news/search.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { CONTROL_CLASS } from "#app/ui/field.tsx";

const FIELD_ID = "news-words";

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
				<AddressForm action={paths.news()} className="flex max-w-192 gap-2">
					{category !== undefined && <input type="hidden" name="category" value={category} />}
					<label htmlFor={FIELD_ID} className="sr-only">
						{t("news.searchLabel")}
					</label>
					<input
						key={q}
						id={FIELD_ID}
						type="search"
						name="q"
						defaultValue={q}
						maxLength={200}
						placeholder={t("news.searchLabel")}
						className={CONTROL_CLASS}
					/>
					<Button type="submit" look="quiet" className="flex-none">
						{t("news.searchButton")}
					</Button>
				</AddressForm>
			</search>
		</div>
	);
}

import type { ArticleCard as Shown } from "#app/news/article-view.ts";
import { ArticleCard } from "./article-card.tsx";

/** Articles beside each other, as many as fit. */
export function ArticleList({ articles, level }: { articles: readonly Shown[]; level?: 2 | 3 }) {
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
			{articles.map((article) => (
				<li key={`${article.slug} ${article.language}`} className="min-w-0">
					<ArticleCard article={article} level={level} />
				</li>
			))}
		</ul>
	);
}

import { findNewsCategory } from "@uchit/contract/news.ts";
import type { ArticleCard as Shown } from "#app/news/article-view.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { ArticlePicture } from "./article-picture.tsx";

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

/** On a phone the picture is small and beside the text. */
function ArticleCard({ article, level = 2 }: { article: Shown; level?: 2 | 3 }) {
	const { paths } = usePage();
	const Heading = `h${level}` as const;
	return (
		<article lang={article.language} className="article-card">
			{article.picture !== undefined && (
				<ArticlePicture
					picture={{ ...article.picture, alt: "" }}
					sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 6rem"
					most={1_200}
					className="w-24 flex-none bg-sunk sm:aspect-video sm:w-full"
					whole="object-cover sm:object-contain"
				/>
			)}
			<div>
				<p className="text-quiet text-sm">
					<ArticleOrigin category={article.category} publishedAt={article.publishedAt} />
				</p>
				<Heading>
					<InlineLink to={paths.article(article.slug)}>{article.title}</InlineLink>
				</Heading>
				<p className="line-clamp-2 text-pretty max-sm:text-sm sm:line-clamp-none">{article.summary}</p>
			</div>
		</article>
	);
}

function ArticleOrigin({ category, publishedAt }: Pick<Shown, "category" | "publishedAt">) {
	const { t, language } = usePage();
	const known = findNewsCategory(category);
	const parts = [
		known === undefined ? undefined : t(`news.category.${known}`),
		publishedAt === undefined ? undefined : formatDate(language, publishedAt),
	];
	return parts.filter((part) => part !== undefined).join(" · ");
}

import { findNewsCategory } from "@uchit/contract/news.ts";
import type { ReactNode } from "react";
import { type Article, wasUpdated } from "#app/news/article-view.ts";
import { authorName } from "#app/news/author-name.ts";
import { usePaths } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { useSiteName } from "#app/shell/page/page-head.tsx";

/** What an article is, who wrote it and when, and how long reading it takes. */
export function ArticleHeader({ article }: { article: Article }) {
	const t = useTranslations();
	const paths = usePaths();
	const siteName = useSiteName();
	const category = findNewsCategory(article.category);
	return (
		<header>
			{category !== undefined && (
				<p>
					<Link to={paths.news({ category })} className="link">
						{t(`news.category.${category}`)}
					</Link>
				</p>
			)}
			<h1 lang={article.language} className="mt-1 text-3xl md:text-4xl">
				{article.title}
			</h1>
			{article.summary !== "" && (
				<p lang={article.language} className="mt-3 text-lg text-quiet">
					{article.summary}
				</p>
			)}
			<p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-quiet text-sm">
				{article.author !== "" && <span>{t("article.by", { author: authorName(t, article.author, siteName) })}</span>}
				<ArticleDates article={article} />
				<span>{t("article.minutes", { minutes: article.minutes })}</span>
			</p>
		</header>
	);
}

function ArticleDates({ article }: { article: Article }) {
	const t = useTranslations();
	const { publishedAt, updatedAt } = article;
	return (
		<>
			{publishedAt !== undefined && <Day time={publishedAt} words={(date) => t("article.published", { date })} />}
			{updatedAt !== undefined && wasUpdated(article) && (
				<Day time={updatedAt} words={(date) => t("article.updated", { date })} />
			)}
		</>
	);
}

function Day({ time, words }: { time: string; words: (date: string) => ReactNode }) {
	const language = useLanguage();
	return <time dateTime={time}>{words(formatDate(language, time))}</time>;
}

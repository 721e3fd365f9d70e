import { findNewsCategory } from "@uchit/contract/news.ts";
import type { ReactNode } from "react";
import { type Article, wasUpdated } from "#app/news/article-view.ts";
import { authorName } from "#app/news/author-name.ts";
import { formatDate, isIsoDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { useSiteName } from "#app/shell/page/page-head.tsx";
import { Prose } from "#app/shell/page/prose.tsx";
import { TextLanguageNote } from "#app/shell/page/text-language-note.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ArticlePicture } from "./article-picture.tsx";

export function ArticleView({ article }: { article: Article }) {
	const { picture, caption, language, body } = article;
	return (
		<article className="max-w-text">
			<ArticleHeader article={article} />
			<TextLanguageNote language={language} />
			{picture !== undefined && (
				<figure lang={language} className="mt-6">
					<ArticlePicture picture={picture} sizes="(min-width: 48rem) 44rem, 100vw" priority />
					{caption !== undefined && <figcaption className="mt-2 text-quiet text-sm">{caption}</figcaption>}
				</figure>
			)}
			<div className="mt-8">
				<Prose html={body} language={language} />
			</div>
			{article.computedFrom !== undefined && <Query sql={article.computedFrom} />}
			<ArticleCorrections corrections={article.corrections} language={language} />
		</article>
	);
}

function Query({ sql }: { sql: string }) {
	const { t } = usePage();
	return (
		<div className="mt-8">
			<Disclosure title={t("article.query")} isOpen={false}>
				<p className="mt-1 text-quiet text-sm">{t("article.queryNote")}</p>
				<pre className="mt-2 whitespace-pre-wrap break-words rounded-md bg-sunk p-3 text-sm">
					<code>{sql}</code>
				</pre>
			</Disclosure>
		</div>
	);
}

function ArticleCorrections({ corrections, language }: { corrections: Article["corrections"]; language: Language }) {
	const { t, paths } = usePage();
	const pageLanguage = useLanguage();
	return (
		<section aria-label={t("article.corrections")} className="mt-10 border-line border-t pt-4">
			{corrections.length > 0 && (
				<>
					<h2 className="text-lg">{t("article.corrections")}</h2>
					<ul className="mt-2 space-y-2">
						{corrections.map(({ date, text }) => (
							<li key={`${date} ${text}`}>
								<time dateTime={date} className="font-semibold">
									{toDay(pageLanguage, date)}
								</time>{" "}
								<span lang={language}>{text}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<p className="mt-3 text-sm">
				<InlineLink to={paths.page("corrections")}>{t("article.correctIt")}</InlineLink>
			</p>
		</section>
	);
}

/** Text that is not a date is shown as written. */
function toDay(language: Language, date: string): string {
	return isIsoDate(date) ? formatDate(language, date) : date;
}

function ArticleHeader({ article }: { article: Article }) {
	const { t, paths } = usePage();
	const siteName = useSiteName();
	const category = findNewsCategory(article.category);
	return (
		<header>
			{category !== undefined && (
				<p>
					<InlineLink to={paths.news({ category })}>{t(`news.category.${category}`)}</InlineLink>
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
	const { t } = usePage();
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
	const { language } = usePage();
	return <time dateTime={time}>{words(formatDate(language, time))}</time>;
}

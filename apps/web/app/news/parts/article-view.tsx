import type { Article } from "#app/news/article-view.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Prose } from "#app/shell/page/prose.tsx";
import { TextLanguageNote } from "#app/shell/page/text-language-note.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ArticleCorrections } from "./article-corrections.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ArticlePicture } from "./article-picture.tsx";

/** An article whole: also how an editor sees it before others do. */
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
	const t = useTranslations();
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

import type { Part } from "#app/news/contents.ts";
import { type Language, LOCALES } from "#app/platform/i18n/language.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";

/** An article's headings as links, where there is room beside it. */
export function Contents({ parts, language }: { parts: readonly Part[]; language: Language }) {
	const t = useTranslations();
	if (parts.length < 2) return null;
	return (
		<nav aria-labelledby="contents" className="max-lg:hidden print:hidden">
			<h2 id="contents" className="text-lg">
				{t("article.contents")}
			</h2>
			<ol lang={LOCALES[language]} className="mt-1 border-line border-l">
				{parts.map(({ id, heading }) => (
					<li key={id}>
						<a href={`#${id}`} className="flex min-h-9 items-center py-1 pl-3 underline-offset-4 hover:underline">
							{heading}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

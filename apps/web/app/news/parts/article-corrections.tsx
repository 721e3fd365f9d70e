import type { Article } from "#app/news/article-view.ts";
import { usePaths } from "#app/paths.ts";
import { formatDate, isIsoDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** What was wrong in an article and has been put right, and how to say that something is wrong. */
export function ArticleCorrections({
	corrections,
	language,
}: {
	corrections: Article["corrections"];
	language: Language;
}) {
	const t = useTranslations();
	const paths = usePaths();
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
				<Link to={paths.page("corrections")} className="link">
					{t("article.correctIt")}
				</Link>
			</p>
		</section>
	);
}

/** As it was written, where it is no date. */
function toDay(language: Language, date: string): string {
	return isIsoDate(date) ? formatDate(language, date) : date;
}

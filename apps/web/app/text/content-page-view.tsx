import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Prose } from "#app/shell/page/prose.tsx";
import { TextLanguageNote } from "#app/shell/page/text-language-note.tsx";
import type { ContentPage } from "./content-page.ts";

export function ContentPageView({ page }: { page: ContentPage }) {
	const { t, language } = usePage();
	return (
		<div className="max-w-text">
			<h1 lang={page.language} className="text-3xl">
				{page.title}
			</h1>
			{page.summary !== "" && (
				<p lang={page.language} className="mt-3 text-lg text-quiet">
					{page.summary}
				</p>
			)}
			<TextLanguageNote language={page.language} />
			<div className="mt-6">
				{page.body === "" ? <p>{t("text.missing")}</p> : <Prose html={page.body} language={page.language} />}
			</div>
			{page.updatedAt !== undefined && (
				<p className="mt-8 text-quiet text-sm">
					<time dateTime={page.updatedAt}>{t("text.updated", { date: formatDate(language, page.updatedAt) })}</time>
				</p>
			)}
		</div>
	);
}

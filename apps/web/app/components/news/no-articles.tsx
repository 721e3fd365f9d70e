import { Link } from "#app/components/site/link.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { NewsSearch } from "#app/lib/news-search.ts";
import { usePaths } from "#app/paths.ts";

/** An empty list says what it was narrowed by, and the way back. */
export function NoArticles({ search: { category, q, page } }: { search: NewsSearch }) {
	const t = useWords();
	const paths = usePaths();
	const isNarrowed = category !== undefined || q !== "" || page > 1;
	return (
		<Note title={t("news.none")}>
			{q !== "" && <p>{t("news.noneWithWords", { words: q })}</p>}
			{q === "" && category !== undefined && <p>{t("news.noneOfCategory")}</p>}
			{!isNarrowed && <p>{t("news.noneYet")}</p>}
			{isNarrowed && (
				<p>
					<Link to={paths.news()} className="link">
						{t("news.showAll")}
					</Link>
				</p>
			)}
		</Note>
	);
}

import { Link } from "#app/components/site/link.tsx";
import { PageSection } from "#app/components/site/page-section.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { SavedCollege } from "#app/lib/account-view.ts";
import { usePaths } from "#app/paths.ts";

/** The colleges that somebody has put on their shortlist, with their notes. */
export function SavedSection({ total, colleges }: { total: number; colleges: readonly SavedCollege[] }) {
	const t = useWords();
	const paths = usePaths();
	return (
		<PageSection title={t("account.saved.title")}>
			{total === 0 && (
				<p>
					{t("account.saved.none")}{" "}
					<Link to={paths.colleges()} className="link inline-flex min-h-11 items-center">
						{t("problem.seeAll")}
					</Link>
				</p>
			)}
			<ul className="space-y-3 empty:hidden">
				{colleges.map(({ slug, name, note }) => (
					<li key={slug}>
						{name === undefined ? (
							<p>{t("account.saved.gone", { slug })}</p>
						) : (
							<Link to={paths.college(slug)} className="link inline-flex min-h-11 items-center">
								{name}
							</Link>
						)}
						{note !== "" && <p className="whitespace-pre-line break-words text-quiet">{note}</p>}
					</li>
				))}
			</ul>
			{total > colleges.length && (
				<p className="text-quiet">{t("account.saved.more", { count: total - colleges.length })}</p>
			)}
		</PageSection>
	);
}

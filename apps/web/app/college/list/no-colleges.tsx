import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link } from "#app/shell/page/link.tsx";
import { Note } from "#app/ui/note.tsx";

export type RelaxedSearch = { label: string; total: number; to: string };

export function NoColleges({ relaxed }: { relaxed: readonly RelaxedSearch[] }) {
	const { t, paths } = usePage();
	return (
		<Note title={t("list.nothing")}>
			{relaxed.length > 0 && (
				<>
					<p>{t("list.dropOne")}</p>
					<ul className="space-y-2">
						{relaxed.map(({ label, total, to }) => (
							<li key={to}>
								<Link to={to} className="link [overflow-wrap:anywhere]">
									{t("list.without", { filter: label })}
								</Link>{" "}
								<span className="text-quiet tabular-nums">{t("list.found", { count: total })}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<p>{t.rich("list.checkSpelling", { link: (words) => <InlineLink to={paths.colleges()}>{words}</InlineLink> })}</p>
		</Note>
	);
}

export function PageOutOfRange({ page, pages, lastTo }: { page: number; pages: number; lastTo: string }) {
	const { t } = usePage();
	return (
		<Note title={t("list.noPage", { page })}>
			<p>{t("list.endsAt", { pages })}</p>
			<p>
				<InlineLink to={lastTo}>{t("list.lastPage")}</InlineLink>
			</p>
		</Note>
	);
}

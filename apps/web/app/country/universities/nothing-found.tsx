import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { SetFilter } from "#app/shell/page/filter-chips.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Note } from "#app/ui/note.tsx";

export function NothingFound({ filters, all }: { filters: readonly SetFilter[]; all: string }) {
	const t = useTranslations();
	return (
		<Note title={t("list.nothing")}>
			{filters.length > 1 && (
				<>
					<p>{t("list.dropOne")}</p>
					<ul className="space-y-2">
						{filters.map(({ label, without }) => (
							<li key={label}>
								<Link to={without} className="link">
									{t("list.without", { filter: label })}
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
			<p>
				<Link to={all} className="link">
					{t("university.seeAll")}
				</Link>
			</p>
		</Note>
	);
}

import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { RemovableChip } from "#app/ui/chip.tsx";

export type SetFilter = { label: string; without: string };

/** What is set, each with its own way out. */
export function FilterChips({ filters, all }: { filters: readonly SetFilter[]; all: string }) {
	const t = useTranslations();
	if (filters.length === 0) return null;
	return (
		<ul aria-label={t("list.activeFilters")} className="flex flex-wrap items-center gap-2">
			{filters.map(({ label, without }) => (
				<li key={label}>
					<RemovableChip removeLabel={t("list.remove")} render={<Link to={without} preventScrollReset />}>
						{label}
					</RemovableChip>
				</li>
			))}
			{filters.length > 1 && (
				<li>
					<Link to={all} preventScrollReset className="link inline-flex min-h-9 items-center px-2 text-sm">
						{t("list.removeAll")}
					</Link>
				</li>
			)}
		</ul>
	);
}

import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { RemovableChip } from "#app/ui/chip.tsx";

/** `without`: the address of the list without this filter. `id` tells filters with the same label apart. */
export type SetFilter = { id?: string; label: string; without: string };

type Props = {
	filters: readonly SetFilter[];
	all: string;
	isPrinted?: boolean;
};

export function FilterChips({ filters, all, isPrinted = true }: Props) {
	const t = useTranslations();
	if (filters.length === 0) return null;
	return (
		<ul
			aria-label={t("list.activeFilters")}
			className={`flex flex-wrap items-center gap-2${isPrinted ? "" : " print:hidden"}`}
		>
			{filters.map(({ label, id = label, without }) => (
				<li key={id}>
					<RemovableChip removeLabel={t("list.remove")} render={<Link to={without} preventScrollReset />}>
						{label}
					</RemovableChip>
				</li>
			))}
			{filters.length > 1 && (
				<li>
					<Link to={all} preventScrollReset className="link-line-low px-2 text-sm">
						{t("list.removeAll")}
					</Link>
				</li>
			)}
		</ul>
	);
}

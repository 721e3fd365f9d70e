import type { FacetOption } from "@uchit/contract/paging.ts";
import { Link } from "react-router";
import type { CollegeSearch } from "#app/college/search.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

type DistrictCountsProps = { search: CollegeSearch; districts: readonly FacetOption[]; total: number };

export function DistrictCounts({ search, districts, total }: DistrictCountsProps) {
	const { t, paths } = usePage();
	const shown = districts.toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
	// With a chosen district, the total counts that one alone.
	const placed = shown.reduce((sum, { count }) => sum + count, 0);
	const unplaced = search.district.length === 0 ? total - placed : 0;
	return (
		<>
			<p className="max-w-text text-quiet">{t("view.districtsNote")}</p>
			<ul aria-label={t("view.districts")} className="columns-1 gap-8 sm:columns-2 xl:columns-3">
				{shown.map(({ value, label, count }) => (
					<li key={value} className="break-inside-avoid">
						<Link
							to={paths.colleges({ ...search, district: [value], view: "list", page: 1 })}
							className="group flex min-h-11 items-center justify-between gap-3 border-line border-b py-1.5"
						>
							<span className="min-w-0 break-words underline-offset-4 group-hover:underline">{label}</span>
							<span className="text-quiet text-sm tabular-nums">{formatNumber(count)}</span>
						</Link>
					</li>
				))}
			</ul>
			{unplaced > 0 && <p className="text-quiet">{t("view.noDistrict", { count: unplaced })}</p>}
		</>
	);
}

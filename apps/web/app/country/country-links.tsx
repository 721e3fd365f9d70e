import type { CountrySummary } from "@uchit/contract/country.schema.ts";
import { countryName } from "#app/country/values.ts";
import { usePaths } from "#app/paths.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** Countries to study in, each by its flag and name. */
export function CountryLinks({
	countries,
}: {
	countries: readonly Pick<CountrySummary, "slug" | "name" | "name_hi" | "flag">[];
}) {
	const language = useLanguage();
	const paths = usePaths();
	return (
		<ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
			{countries.map((country) => (
				<li key={country.slug}>
					<Link to={paths.country(country.slug)} className="tile">
						<img src={country.flag} alt="" width={28} height={21} loading="lazy" />
						<span>{countryName(country, language)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

import type { CountrySummary } from "@uchit/contract/country.schema.ts";
import { Flag } from "#app/country/flag.tsx";
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
					<Link
						to={paths.country(country.slug)}
						className="flex h-full min-h-13 items-center gap-2.5 rounded-lg border border-line bg-raised px-3 py-2 transition-colors hover:border-accent"
					>
						<Flag address={country.flag} />
						<span className="min-w-0 break-words">{countryName(country, language)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

import type { Country } from "@uchit/contract/country.ts";
import { Figure } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";

/** The only country whose list has tuition and admission rates. */
const COUNTRY_WITH_FIGURES = "us";

export function AvailableLists({ country: { slug, code, held, sources } }: { country: Country }) {
	const { t, paths } = usePage();
	const sourceName = createSourceNamer(sources);
	const lists = [
		{
			key: "universities" as const,
			list: held.universities,
			path: paths.countryUniversities(slug),
			says: t(code === COUNTRY_WITH_FIGURES ? "country.held.withFigures" : "country.held.withoutFees"),
		},
		{
			key: "courses" as const,
			list: held.courses,
			path: paths.countryCourses(slug),
			says: t("country.held.ofRegister"),
		},
	].filter(({ list }) => list !== undefined);
	if (lists.length === 0) return null;
	return (
		<section aria-labelledby="lists" className="mt-10 lg:mt-12">
			<h2 id="lists" className="text-xl">
				{t("country.held.heading")}
			</h2>
			<ul className="mt-3 grid max-w-224 gap-3 sm:grid-cols-2">
				{lists.map(
					({ key, list, path, says }) =>
						list !== undefined && (
							<li key={key} className="rounded-lg border border-line bg-raised px-4 py-3">
								<p>
									<span className="font-semibold text-xl">
										<Figure
											value={formatNumber(list.total)}
											source={sourceName(list.source_id)}
											href={sourceHref(list.source_id)}
										/>
									</span>{" "}
									{t(`country.held.${key}`)}
								</p>
								<p className="text-quiet text-sm">{says}</p>
								<Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
									{t(`country.look.${key}`)}
								</Link>
							</li>
						),
				)}
			</ul>
		</section>
	);
}

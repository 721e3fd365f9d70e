import type { Country } from "@uchit/contract/country.schema.ts";
import { Figure } from "#app/facts/figure.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { ButtonLink } from "#app/ui/link.tsx";

/** What can be looked through beside the record: the universities of public lists, and a register of courses. */
export function HeldLists({ country: { slug, held, sources } }: { country: Country }) {
	const t = useTranslations();
	const paths = usePaths();
	const sourceName = sourceNames(sources);
	const lists = [
		{ key: "universities" as const, list: held.universities, path: paths.countryUniversities(slug) },
		{ key: "courses" as const, list: held.courses, path: paths.countryCourses(slug) },
	];
	if (lists.every(({ list }) => list === undefined)) return null;
	return (
		<ul className="mt-8 grid gap-3 sm:grid-cols-2">
			{lists.map(
				({ key, list, path }) =>
					list !== undefined && (
						<li
							key={key}
							className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-raised p-4"
						>
							<p className="min-w-0 flex-1 basis-48">
								<span className="font-semibold text-2xl">
									<Figure
										value={formatNumber(list.total)}
										source={sourceName(list.source_id)}
										href={sourceHref(list.source_id)}
									/>
								</span>
								<span className="block text-quiet text-sm">{t(`country.held.${key}`)}</span>
							</p>
							<ButtonLink look="quiet" render={<Link to={path} />}>
								{t(`country.look.${key}`)}
							</ButtonLink>
						</li>
					),
			)}
		</ul>
	);
}

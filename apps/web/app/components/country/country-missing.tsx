import type { Country } from "@uchit/contract/country.ts";
import { useWords } from "#app/i18n/translate.ts";
import { listUnpublishedVisaParts } from "#app/lib/country-values.ts";
import { Corrections } from "./correction.tsx";

/** What a visitor may look for in vain here, by name, with the reason where we know one. */
export function CountryMissing({ country }: { country: Country }) {
	const t = useWords();
	const { unpublished, missing } = country;
	const visaParts = listUnpublishedVisaParts(country);
	if (unpublished.length === 0 && visaParts.length === 0) return null;
	return (
		<section aria-labelledby="missing" className="mt-12 lg:mt-16">
			<h2 id="missing" className="text-xl">
				{t("college.missing.heading")}
			</h2>
			<dl className="mt-3 max-w-224 divide-y divide-line border-line border-y">
				{unpublished.map((field) => (
					<div key={field} className="grid gap-x-6 py-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
						<dt>{t(`country.field.${field}`)}</dt>
						<dd className="text-quiet">
							{missing[field] === undefined ? t("source.notPublished") : <span lang="en">{missing[field]}</span>}
							<Corrections country={country} field={field} />
						</dd>
					</div>
				))}
				{visaParts.map(({ name, parts }) => (
					<div key={`visa ${name}`} className="grid gap-x-6 py-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
						<dt>
							{t("country.visas.one")}: <span lang="en">{name}</span>
						</dt>
						<dd className="text-quiet">
							{t("country.visas.without", { parts: parts.map((part) => t(`country.visas.${part}`)).join(", ") })}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

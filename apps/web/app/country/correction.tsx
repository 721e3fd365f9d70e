import type { Country, CountryField } from "@uchit/contract/country.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { countrySource } from "./values.ts";

export function Corrections({ country, field }: { country: Country; field: CountryField }) {
	const { t, language } = usePage();
	const sourceName = createSourceNamer(country.sources);
	const recorded = country[field];
	return country.corrections
		.map((correction, place) => ({ ...correction, place }))
		.filter((correction) => correction.field === field && correction.item === undefined)
		.map(({ place, text, textHi, on, value }) => {
			const { id } = countrySource(country, `corrections.${place}`);
			return (
				<p key={place} className="mt-2 border-edge border-l-4 border-double pl-3 font-normal text-sm">
					<span className="block text-quiet">{t("country.correctedOn", { date: formatDate(language, on) })}</span>
					<SourcedText value={<OwnText text={text} hi={textHi} />} source={sourceName(id)} href={sourceHref(id)} />
					{value !== undefined && typeof recorded === "string" && (
						<span className="block text-quiet">
							{t("country.recordedBefore")} <span lang="en">{recorded}</span>
						</span>
					)}
				</p>
			);
		});
}

import type { Country } from "@uchit/contract/country.ts";
import type { CountryField } from "@uchit/contract/country-options.ts";
import { SourcedText } from "#app/components/site/figure.tsx";
import { OwnText } from "#app/components/site/own-text.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { countrySource } from "#app/lib/country-values.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { sourceHref } from "#app/paths.ts";

/** What editors know better than the record, beside it: with the day and the source, behind the double line of an editor's word. */
export function Corrections({ country, field, item }: { country: Country; field: CountryField; item?: string }) {
	const t = useWords();
	const language = useLanguage();
	const sourceName = sourceNames(country.sources);
	const found = country.corrections
		.map((correction, place) => ({ ...correction, place }))
		.filter((correction) => correction.field === field && correction.item === item);
	return found.map(({ place, text, textHi, on }) => {
		const { id } = countrySource(country, `corrections.${place}`);
		return (
			<p key={place} className="mt-2 border-edge border-l-4 border-double pl-3 font-normal text-sm">
				<span className="block text-quiet">{t("country.correctedOn", { date: formatDate(language, on) })}</span>
				<SourcedText value={<OwnText text={text} hi={textHi} />} source={sourceName(id)} href={sourceHref(id)} />
			</p>
		);
	});
}

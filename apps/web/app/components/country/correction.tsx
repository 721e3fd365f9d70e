import type { Country, CountryCorrection } from "@uchit/contract/country.ts";
import type { CountryField } from "@uchit/contract/country-options.ts";
import { ChevronDown } from "lucide-react";
import { SourcedText, Unknown } from "#app/components/site/figure.tsx";
import { OwnText } from "#app/components/site/own-text.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { countrySource, visaValue } from "#app/lib/country-values.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { sourceHref } from "#app/paths.ts";

/** What editors know better than the record, with the day and the source, behind the double line of an editor's word. Where it is the value shown, this is its receipt. */
export function Corrections({ country, field, item }: { country: Country; field: CountryField; item?: string }) {
	const t = useWords();
	const language = useLanguage();
	const sourceName = sourceNames(country.sources);
	const found = country.corrections
		.map((correction, place) => ({ ...correction, place }))
		.filter((correction) => correction.field === field && correction.item === item);
	return found.map(({ place, text, textHi, on, part, value }) => {
		const { id } = countrySource(country, `corrections.${place}`);
		const title = t("country.correctedOn", { date: formatDate(language, on) });
		const why = (
			<SourcedText value={<OwnText text={text} hi={textHi} />} source={sourceName(id)} href={sourceHref(id)} />
		);
		if (value === undefined)
			return (
				<p key={place} className={LINE}>
					<span className="block text-quiet">{title}</span>
					{why}
				</p>
			);
		return (
			<details key={place} className={`group/correction ${LINE}`}>
				<summary className="link inline-flex min-h-11 items-center gap-1">
					{title}
					<ChevronDown
						size={18}
						aria-hidden="true"
						className="flex-none transition-transform group-open/correction:rotate-180"
					/>
				</summary>
				<p>{why}</p>
				<p className="mt-1 text-quiet">
					{t("country.recordedBefore")} <Recorded country={country} field={field} item={item} part={part} />
				</p>
			</details>
		);
	});
}

const LINE = "mt-2 border-edge border-l-4 border-double pl-3 font-normal text-sm";

/** The value that a correction replaced, with the source that has it. */
function Recorded({
	country,
	field,
	item,
	part,
}: { country: Country } & Pick<CountryCorrection, "field" | "item" | "part">) {
	const visa = country.visa_options?.find(({ name }) => name === item);
	const recorded = field === "visa_options" ? visa && part && visaValue(visa, part) : country[field];
	if (typeof recorded !== "string") return <Unknown />;
	const { id } = countrySource(country, field);
	return (
		<SourcedText
			value={<span lang="en">{recorded}</span>}
			source={sourceNames(country.sources)(id)}
			href={sourceHref(id)}
		/>
	);
}

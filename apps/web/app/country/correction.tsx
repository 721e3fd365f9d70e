import type { Country, CountryCorrection } from "@uchit/contract/country.schema.ts";
import type { CountryField } from "@uchit/contract/country.ts";
import { ChevronDown } from "lucide-react";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { countrySource, visaValue } from "./values.ts";

/** What editors know better than the record, with the day and the source, behind the double line of an editor's word. Where it is the value shown, this is its receipt. */
export function Corrections({ country, field, item }: { country: Country; field: CountryField; item?: string }) {
	const t = useTranslations();
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

import {
	type CorrectedPart,
	type Country,
	type CountryField,
	VISA_PARTS,
	VISA_PLACEHOLDERS,
	type VisaOption,
	type VisaPart,
} from "@uchit/contract/country.ts";
import type { SourceKind } from "@uchit/contract/source.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** A part of a visa option; undefined where the record only holds a placeholder (spec 3): nobody published it. */
export function visaValue(visa: VisaOption, part: VisaPart): string | undefined {
	const value = visa[part].trim();
	return value === "" || value === VISA_PLACEHOLDERS[part] ? undefined : value;
}

/** The visa for students that stands first, as it is called and priced today; undefined without one. */
export function studentVisa(
	country: CorrectedCountry & Pick<Country, "visa_options">,
): { visa: VisaOption; valueOf: (part: CorrectedPart) => VisaText | undefined } | undefined {
	const of = (visa: VisaOption) => (part: CorrectedPart) => visaText(country, visa, part);
	const visa = country.visa_options?.find((each) => of(each)("type")?.text === "STUDENT");
	return visa && { visa, valueOf: of(visa) };
}

/** The displayed words of a visa, in Hindi where they are other ones, and their source. */
export type VisaText = { text: string; textHi: string | undefined; sourceId: string };

/** A part of a visa or its name: what an editor corrected, else what was recorded; undefined where neither says. */
export function visaText(country: CorrectedCountry, visa: VisaOption, part: CorrectedPart): VisaText | undefined {
	const corrected = correctedValue(country, "visa_options", visa.name, part);
	const text = part === "name" ? visa.name : visaValue(visa, part);
	if (corrected !== undefined || text === undefined) return corrected;
	return { text, textHi: undefined, sourceId: countrySource(country, "visa_options").id };
}

/** The visa options with parts that nobody published, and no editor knows. */
export function listUnpublishedVisaParts(
	country: CorrectedCountry & Pick<Country, "visa_options">,
): { name: string; parts: VisaPart[] }[] {
	const { visa_options: visas = [] } = country;
	const isUnknown = (visa: VisaOption, part: VisaPart) => visaText(country, visa, part) === undefined;
	return visas
		.map((visa) => ({
			name: visaText(country, visa, "name")?.text ?? visa.name,
			parts: VISA_PARTS.filter((part) => isUnknown(visa, part)),
		}))
		.filter(({ parts }) => parts.length > 0);
}

type CorrectedCountry = Pick<Country, "corrections" | "receipts" | "source_id" | "sources">;

/** Returns the value that editors put in the place of a recorded one, with its own receipt: the newest where there are several. */
export function correctedValue(
	country: CorrectedCountry,
	field: CountryField,
	item?: string,
	part?: CorrectedPart,
): { text: string; textHi: string | undefined; sourceId: string } | undefined {
	const [newest] = country.corrections
		.map((correction, place) => ({ ...correction, place }))
		.filter((each) => each.field === field && each.item === item && each.part === part && each.value !== undefined)
		.toSorted((one, other) => other.on.localeCompare(one.on));
	if (newest?.value === undefined) return undefined;
	return {
		text: newest.value,
		textHi: newest.valueHi,
		sourceId: countrySource(country, `corrections.${newest.place}`).id,
	};
}

/** Returns the source of a field, a cost or a correction. */
export function countrySource(
	{ receipts, source_id, sources }: Pick<Country, "receipts" | "source_id" | "sources">,
	part: CountryField | `costs.${number}` | `corrections.${number}` | `guide.${string}` | "rate",
): { id: string; kind: SourceKind | undefined } {
	const id = receipts[part] ?? source_id;
	return { id, kind: sources.find((source) => source.id === id)?.kind };
}

/** Returns a country's name in the language of a page. */
export function countryName(
	{ name, name_hi }: { name: string; name_hi?: string | undefined },
	language: Language,
): string {
	return language === "hi" ? (name_hi ?? name) : name;
}

/** English says "in the Netherlands"; these names take the article. */
const WITH_ARTICLE = /^(United |Netherlands|Philippines|Czech Republic|Maldives)/;

/** Returns a country's name inside a sentence: "in the United States". */
export function countryInSentence(country: { name: string; name_hi?: string | undefined }, language: Language): string {
	const name = countryName(country, language);
	return language === "en" && WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

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
import { inSentence } from "#app/facts/words/country-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** Undefined if the record only has a placeholder (spec 3), which means not published. */
export function visaValue(visa: VisaOption, part: VisaPart): string | undefined {
	const value = visa[part].trim();
	return value === "" || value === VISA_PLACEHOLDERS[part] ? undefined : value;
}

export function studentVisa(
	country: CorrectedCountry & Pick<Country, "visa_options">,
): { visa: VisaOption; valueOf: (part: CorrectedPart) => VisaText | undefined } | undefined {
	const textOf = (visa: VisaOption) => (part: CorrectedPart) => visaText(country, visa, part);
	const visa = country.visa_options?.find((each) => textOf(each)("type")?.text === "STUDENT");
	return visa && { visa, valueOf: textOf(visa) };
}

/** The displayed words of a visa, in Hindi if they differ, and their source. */
export type VisaText = { text: string; textHi: string | undefined; sourceId: string };

/** The editor's correction, else the record; undefined without either. */
export function visaText(country: CorrectedCountry, visa: VisaOption, part: CorrectedPart): VisaText | undefined {
	const corrected = correctedValue(country, "visa_options", visa.name, part);
	const text = part === "name" ? visa.name : visaValue(visa, part);
	if (corrected !== undefined || text === undefined) return corrected;
	return { text, textHi: undefined, sourceId: countrySource(country, "visa_options").id };
}

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

/** The newest correction of a recorded value, with its own receipt. */
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

export function countrySource(
	{ receipts, source_id, sources }: Pick<Country, "receipts" | "source_id" | "sources">,
	part: CountryField | `costs.${number}` | `corrections.${number}` | `guide.${string}` | "rate",
): { id: string; kind: SourceKind | undefined } {
	const id = receipts[part] ?? source_id;
	return { id, kind: sources.find((source) => source.id === id)?.kind };
}

export function countryName(
	{ name, name_hi }: { name: string; name_hi?: string | undefined },
	language: Language,
): string {
	return language === "hi" ? (name_hi ?? name) : name;
}

/** The name within a sentence: "in the United States". */
export function countryInSentence(country: { name: string; name_hi?: string | undefined }, language: Language): string {
	return inSentence(countryName(country, language), language);
}

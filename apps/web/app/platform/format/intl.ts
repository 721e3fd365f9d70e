import { type Language, LOCALES } from "#app/platform/i18n/language.ts";

/** Formatters by language and manner, each made once: on a phone, making one takes a hundred times as long as using it. */
export const dateFormat = once(
	(language: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[language], options),
);
const listFormat = once(
	(language: Language, options: Intl.ListFormatOptions) => new Intl.ListFormat(LOCALES[language], options),
);
export const numberFormat = once(
	(locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** "A, B and C" as the language says it. One alone needs no formatter, which a slow phone takes a tenth of a second to make. */
export function together(names: readonly string[], language: Language): string {
	const [only = "", ...others] = names;
	if (others.length === 0) return only;
	// Hindi has no comma before its "and", which the browsers' data puts there.
	return listFormat(language, { type: "conjunction" })
		.format(names)
		.replace(/, (?=और )/, " ");
}

/** "A, B or C" as the language says it. */
export function eitherOf(names: readonly string[], language: Language): string {
	return listFormat(language, { type: "disjunction" }).format(names);
}

/** Keyed by the text of both, so that options may be written where they are used. */
function once<Of extends string, Options extends object, Format>(
	make: (of: Of, options: Options) => Format,
): (of: Of, options: Options) => Format {
	const made = new Map<string, Format>();
	return (of, options) => {
		const key = of + JSON.stringify(options);
		const known = made.get(key);
		if (known !== undefined) return known;
		const format = make(of, options);
		made.set(key, format);
		return format;
	};
}

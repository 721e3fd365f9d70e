import { type Language, LOCALES } from "#app/platform/i18n/language.ts";

/** Cached formatters: on a phone, creating one takes a hundred times as long as using it. */
export const dateFormat = once(
	(language: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[language], options),
);
const listFormat = once(
	(language: Language, options: Intl.ListFormatOptions) => new Intl.ListFormat(LOCALES[language], options),
);
export const numberFormat = once(
	(locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** "A, B and C" in the language. A single name skips the formatter, which takes a slow phone 0.1 s to create. */
export function joinWithAnd(names: readonly string[], language: Language): string {
	const [only = "", ...others] = names;
	if (others.length === 0) return only;
	// The browsers' data puts a comma before "and" in Hindi, which is wrong.
	return listFormat(language, { type: "conjunction" })
		.format(names)
		.replace(/, (?=और )/, " ");
}

export function joinWithOr(names: readonly string[], language: Language): string {
	return listFormat(language, { type: "disjunction" }).format(names);
}

/** Keyed by the options' text, so that they may be written inline. */
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

/** What people call a country in an address, beside its two-letter code. */
const CODES: Readonly<Record<string, string>> = {
	america: "us",
	usa: "us",
	britain: "gb",
	england: "gb",
	"great-britain": "gb",
	uk: "gb",
	uae: "ae",
	holland: "nl",
};

/** The slug of the country that somebody means by its code or by another name, if it is one of these. */
export function findAlsoCalled(
	called: string,
	countries: readonly { slug: string; code: string }[],
): string | undefined {
	const code = CODES[called] ?? called;
	return countries.find((country) => country.code === code)?.slug;
}

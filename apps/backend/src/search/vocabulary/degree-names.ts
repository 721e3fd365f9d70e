import { parseMeant, readRows, type WordMeaning } from "./question-words.ts";

/** The pronunciations of short forms' letters in Devanagari; several if people differ. */
const SPELLED: Readonly<Record<string, readonly string[]>> = {
	a: ["ए"],
	b: ["बी"],
	c: ["सी"],
	d: ["डी"],
	e: ["ई"],
	g: ["जी"],
	h: ["एच"],
	j: ["जे"],
	l: ["एल"],
	m: ["एम"],
	n: ["एन"],
	p: ["पी"],
	s: ["एस"],
	t: ["टी"],
	u: ["यू"],
	w: ["डब्ल्यू"],
	ph: ["पीएच"],
	sc: ["एससी", "एस सी"],
	com: ["कॉम", "काम", "कोम"],
	tech: ["टेक"],
	ed: ["एड"],
	el: ["एल"],
	arch: ["आर्क"],
	pharm: ["फार्म"],
	pharma: ["फार्मा"],
	pharmacy: ["फार्मेसी", "फार्मेसि"],
	des: ["डेस", "डिज़ाइन"],
	voc: ["वोक"],
	lib: ["लिब"],
	plan: ["प्लान"],
	nursing: ["नर्सिंग"],
	phil: ["फिल"],
};
const LEVELS: Readonly<Record<string, readonly string[]>> = {
	bachelor: ["bachelor", "bachelors", "bachelor s", "bachelor degree", "bachelors degree"],
	master: ["master", "masters", "master s", "master degree", "masters degree"],
	diploma: ["diploma"],
	doctor: ["doctor", "doctorate"],
};
const MAX_SEPARATE_LETTERS = 6;
/** Letters that also form everyday words or other names. */
const NOT_A_DEGREE: ReadonlySet<string> = new Set(["be", "bed", "med", "bot", "ma", "m a", "b e"]);

/** The typed forms of degrees: `msc`, `m sc`, `ms c`, `master of science`, `एमएससी`, `एम एस सी`. */
export const DEGREE_NAMES: readonly WordMeaning[] = readRows("degree-names.csv").map(
	([kind, value = "", letters = "", level = "", fields = ""]) => {
		const parts = letters.split(" ");
		const inFull = (LEVELS[level] ?? []).flatMap((before) =>
			fields
				.split("|")
				.filter((field) => field !== "")
				.flatMap((field) => [`${before} of ${field}`, `${before} in ${field}`]),
		);
		const meant = parseMeant("degree-names.csv", kind, value);
		return { ...meant, phrases: [...listShort(parts), ...listSpellings(parts), ...inFull] };
	},
);

function listShort(parts: readonly string[]): string[] {
	const [first = "", ...rest] = parts;
	const gaps = parts.length > MAX_SEPARATE_LETTERS ? [""] : ["", " "];
	const joined = rest.reduce<string[]>(
		(begun, part) => begun.flatMap((before) => gaps.map((gap) => `${before}${gap}${part}`)),
		[first],
	);
	return joined.filter((phrase) => !NOT_A_DEGREE.has(phrase));
}

function listSpellings(parts: readonly string[]): string[] {
	if (parts.length > MAX_SEPARATE_LETTERS) return [];
	const spellings = parts.map((part) => SPELLED[part] ?? []);
	const spoken = spellings.reduce<string[][]>(
		(begun, ways) => begun.flatMap((before) => ways.map((way) => [...before, way])),
		[[]],
	);
	return spoken
		.flatMap((words) => [
			words.join(""),
			words.join(" "),
			words.length > 2 ? `${words.slice(0, -1).join("")} ${words.at(-1)}` : "",
		])
		.filter((phrase) => phrase !== "");
}

import { choicesOf } from "#studio/facts/choices-of.ts";

const LABELS: Readonly<Record<string, string>> = {
	name: "Name",
	nameHi: "Name in Hindi",
	textHi: "Text in Hindi",
	noteHi: "Note in Hindi",
	shortHi: "Short in Hindi",
	titleHi: "Title in Hindi",
	valueHi: "Value in Hindi",
	summaryHi: "Summary in Hindi",
	details_hi: "Details in Hindi (four lines)",
	details: "Details (four lines)",
	description_hi: "Description in Hindi",
	hi: "Recorded words in Hindi",
	body: "Who conducts it",
	otherNames: "Former names and other spellings",
	officialSite: "Official site",
	official_sites: "Official sites",
	scope: "Whose seats it fills",
	cycle: "Year of admission",
	lifecycle: "Is it still held?",
	timesAYear: "How many times a year",
	fees: "Fees",
	items: "Who pays what",
	who: "Who",
	amountInr: "Rupees",
	inr: "Rupees",
	writeNow: "Exams to write instead",
	languages: "Languages (codes: en, hi)",
	states: "States",
	colleges: "Colleges",
	anyOf: "One of",
	allOf: "All of",
	oneOfEach: "One of each list",
	of: "Of what",
	appearing: "Final-year students may apply",
	leastPercent: "At least, in per cent",
	orTopPercentile: "Or in the top per cent of the board",
	leastYears: "At least, in years",
	mostYears: "At most, in years",
	relaxedByYears: "Extra years for",
	onDay: "Counted on (MM-DD)",
	most: "At most",
	inYears: "Within years",
	yearsBack: "Years back",
	correct: "Marks for a right answer",
	wrong: "Marks for a wrong answer (0 or below)",
	rounds: "How many rounds",
	roundsHi: "How many rounds in Hindi",
	acceptedBy: "Accepted by",
	validYears: "Valid for years",
	links: "The authority’s pages and documents",
	apply: "What the form asks to upload",
	leastKb: "At least, in kB",
	mostKb: "At most, in kB",
	statistics: "Candidates and qualifying marks",
	least: "At least",
	test_required: "English tests",
	visa_options: "Visas",
	costs: "Costs of the first year, in the country’s currency",
	per: "For a year, or once",
	rate: "Rupees for one unit of the currency",
	guide: "Guide: summary, and steps with months",
	from: "From (months before)",
	to: "To (months before)",
	stepsReceipt: "Document for the steps",
	on: "On",
	gdp: "GDP",
	code: "Code of the country (two letters)",
	banner: "Picture on top",
	flag: "Flag, if not that of the country code",
	international_students: "Students from abroad (a percentage)",
	slug: "Slug",
	ews: "EWS",
	"obc-ncl": "OBC-NCL",
	sc: "SC",
	st: "ST",
	pwd: "PwD",
	key: "Key",
	source_id: "Source",
	college_id: "College",
	says: "What a newer file says",
	...{ picture_alt: "What the picture shows", picture_caption: "Caption of the picture" },
	...{ publish_at: "Publish at", date_published: "Published on", correction_log: "Corrections that readers see" },
	...{ related_colleges: "Colleges that it is about", related_exams: "Exams that it is about" },
	...{ "lifecycle.state": "Held, or no longer", "lifecycle.since": "Since which year" },
	...{ "lifecycle.text": "What changed, in words", "lifecycle.textHi": "What changed, in Hindi" },
	...{ "score.text": "What the result says, in words", "score.textHi": "What the result says, in Hindi" },
	...{ "acceptedBy.text": "Who accepts it, in words", "acceptedBy.textHi": "Who accepts it, in Hindi" },
	...{ "rule.text": "The rule, in words", "rule.textHi": "The rule, in Hindi" },
	...{ "counselling.text": "How it works, in words", "counselling.textHi": "How it works, in Hindi" },
	user_created: "Who wrote it",
	_and: "Who wrote it",
};

const ONES: Readonly<Record<string, string>> = {
	items: "fee",
	events: "event",
	eligibility: "rule",
	papers: "paper",
	sections: "section",
	syllabus: "part",
	counselling: "counselling",
	links: "link",
	uploads: "upload",
	candidates: "count",
	qualifying: "table",
	rows: "row",
	test_required: "test",
	visa_options: "visa",
	costs: "cost",
	corrections: "correction",
	official_sites: "site",
	steps: "step",
	oneOfEach: "list",
};

const LONG = /^(?:text|note|summary|description|details)(?:Hi|_hi)?$/;

/** `leastPercent` → "At least, in per cent", `processing_time` → "Processing time". Some names mean another thing in each part. */
export function labelOf(name: string, part = ""): string {
	return LABELS[`${part}.${name}`] ?? LABELS[name] ?? LABELS[camel(name)] ?? wordsOf(name);
}

/** An exam's `body` is its conducting organisation; elsewhere it is the text. */
export function labelOfField(collection: string, field: string): string {
	return field === "body" && collection !== "exams" ? "Text" : labelOf(field);
}

/** `events.1.starts` → Events · row 2 · Starts. */
export function labelOfPath(collection: string, path: string): string {
	const words = path
		.split(".")
		.map((name) => (/^\d+$/.test(name) ? `row ${Number(name) + 1}` : labelOfField(collection, name)));
	return words.join(" · ");
}

export function nounOfRow(name: string): string {
	return ONES[name] ?? "row";
}

export function isLongText(name: string): boolean {
	return LONG.test(name);
}

export function choicesIn(words: readonly string[]) {
	return choicesOf(words).map((choice) => ({ ...choice, name: LABELS[choice.id] ?? choice.name }));
}

/** Whether a help text says more than the label beside it: two words or more. */
export function addsTo(label: string, help: string): boolean {
	const longWordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
	const known = longWordsOf(label);
	const repeats = label.includes(" ") && help.startsWith(label);
	return !repeats && longWordsOf(help).filter((word) => !known.includes(word)).length > 1;
}

function wordsOf(name: string): string {
	const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `official_site` → officialSite. */
function camel(name: string): string {
	return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

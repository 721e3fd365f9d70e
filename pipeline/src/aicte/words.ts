import { toCityKey, toNameWords } from "#pipeline/match/normalise.ts";

/**
 * Common words of institute names, singular: kinds, fields, courses. They tell the institutes of a campus apart ("… Polytechnic", "…
 * College of Pharmacy") but identify none alone.
 */
const FIELD_WORDS = new Set(
	`institute university college technology engineering science research education management medical pharmacy pharmaceutical deemed
	government art commerce study law dental agricultural agriculture polytechnic polytechniqu degree pg ug postgraduate graduate
	first grade school academy centre department faculty computer application information business administration professional
	higher advanced training teacher nursing architecture planning design hotel catering hospitality women girl men boy mahila evening
	night junior senior group technical applied vocational communication media mba mca bba bca bcom pgdm btech bed hospital
	paramedical physiotherapy homoeopathic ayurvedic programme diploma constituent development social economic
	electronic software system engineer food home library sport physical fine music
	tool room fashion skill finance banking mahavidyalaya vidyalaya mahavidyapeeth vishwavidyalaya degreecollege ii iii shift second
	international national global indian india model regional central autonomous coed co ed`.split(/\s+/),
);

const EMPTY_WORDS = new Set(
	`po post tal taluka tq tk ta dist distt district road rd near nr opp opposite village vill via pin no ph phone no at ap autonomou campu formerly known
	as estd code state block sector phase plot km milestone by pas bypas highway nh street main cros crossing mandal tehsil teh h o be urban rural town city cantt cantonment area`.split(
		/\s+/,
	),
);

const SPELLINGS: Record<string, string> = {
	womens: "women",
	woman: "women",
	girls: "women",
	girl: "women",
	mahila: "women",
	kanya: "women",
	balika: "women",
	ladies: "women",
	polytechinc: "polytechnic",
	polytecnic: "polytechnic",
	politechnic: "polytechnic",
	polytehnic: "polytechnic",
	polytechnics: "polytechnic",
	polytechnique: "polytechnic",
	center: "centre",
	mahavidhyalaya: "college",
	mahavidhyalay: "college",
	mahavidyalay: "college",
	mahavidhalaya: "college",
	mahavidyala: "college",
	mahavidyalaya: "college",
	collge: "college",
	dept: "department",
	depts: "department",
	enginering: "engineering",
	engneering: "engineering",
	managment: "management",
	cooprative: "cooperative",
	instt: "institute",
	late: "",
	pvt: "",
	private: "",
	saint: "st",
	sant: "sant",
	vishwa: "vishva",
	dayanand: "dayananda",
	rly: "railway",
	hyd: "hyderabad",
	banglor: "bangalore",
	blore: "bangalore",
};

/** `text` as compared; `fold` with spellings of Indian words folded (`Himmatnagar` = `Himatnagar`). */
export type Word = { text: string; fold: string };

/** The words of a name in order: singular, initials joined (`J. N. N.` → `jnn`), without numbers and codes. */
export function toInstituteWords(name: string): Word[] {
	const joined = joinInitials(
		name
			.replace(/([a-z])([A-Z])/g, "$1 $2")
			.toLowerCase()
			.replace(/['’`]/g, "")
			.replace(/\(\s*formerly[^)]*\)/g, " "),
	);
	return toNameWords(joined).flatMap((word) => toCachedWord(word) ?? []);
}

const settled = new Map<string, Word | undefined>();

function toCachedWord(printed: string): Word | undefined {
	if (!settled.has(printed)) settled.set(printed, toWord(printed));
	return settled.get(printed);
}

function toWord(printed: string): Word | undefined {
	const text = singular(toCityKey(SPELLINGS[printed] ?? printed));
	const isCode = /^\d+[a-z]?$/.test(text) || /^[a-z]?\d+$/.test(text);
	return text === "" || isCode ? undefined : { text, fold: foldSpelling(text) };
}

export function isFieldWord({ text }: Word): boolean {
	return FIELD_WORDS.has(text);
}

export function isEmptyWord({ text }: Word): boolean {
	return text.length === 1 || EMPTY_WORDS.has(text) || /\d/.test(text);
}

function joinInitials(name: string): string {
	return name.replace(/\b[a-z](?:[.\s]+[a-z]\b)+\.?/g, (run) => ` ${run.replace(/[^a-z]/g, "")} `);
}

function singular(word: string): string {
	return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Folds letters that transliterations swap or double, and final vowels: `Suddhananda` = `Sudhananda`, `Adarsha` = `Adarsh`. */
function foldSpelling(word: string): string {
	return word
		.replace(/ksh/g, "x")
		.replace(/([bcdgjkpst])h/g, "$1")
		.replace(/aa/g, "a")
		.replace(/ee|ie|ea/g, "i")
		.replace(/oo|ou/g, "u")
		.replace(/ph/g, "f")
		.replace(/w/g, "v")
		.replace(/y/g, "i")
		.replace(/z/g, "j")
		.replace(/e/g, "i")
		.replace(/(.)\1+/g, "$1")
		.replace(/(?<=..)[aiu]+$/, "");
}

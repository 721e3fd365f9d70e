import type { BenchQuestion } from "./question.ts";

/**
 * `right`: the figure with its year and pool, or that nothing is published. `half`: the figure, without its year or pool. `made up`: a
 * figure where nothing is published. `none`: no figure where there is one.
 */
export const GRADES = ["right", "half", "wrong", "made up", "none"] as const;
export type Grade = (typeof GRADES)[number];

const NO_ANSWER_WORDS =
	/\bnot? (?:short answer|answer|official(?:ly)? publish|publish|available|ranked|in (?:the|that) list|held|known|listed|given|data)|do(?:es)? not (?:have|publish|know)|don.t (?:have|know)|unknown|withheld|नहीं|nahi|nahin/;
const NO = /fake|not (?:a )?recogni[sz]ed|unrecogni[sz]ed|फ़?र्जी|farzi|मान्यता (?:प्राप्त )?नहीं/;
const YES = /\byes\b|\bhaa?n\b|हाँ|हां|listed|approved|recogni[sz]ed|list|मान्यता|सूची|लिस्ट/;

const PATTERNS: Readonly<Record<string, RegExp>> = {
	OPEN: /\bopen\b|\bgeneral\b|\bunreserved\b|\bgen\b|सामान्य|जनरल/,
	"OBC-NCL": /\bobc\b|ओबीसी/,
	SC: /\bsc\b|एससी/,
	ST: /\bst\b|एसटी/,
	"all India": /all[ -]india|\bai\b|\baiq\b|अखिल भारतीय|ऑल इंडिया/,
	"home state": /home[ -]state|\bhs\b|होम स्टेट|गृह राज्य/,
	"other state": /other[ -]state|\bos\b|outside|अन्य राज्य|दूसरे राज्य/,
	"Gender-Neutral": /neutral|सबके लिए|जेंडर न्यूट्रल/,
	"Female-only": /female|women|girl|महिला|लड़कि/,
	UG: /\bug\b|undergraduate|b\.?tech|bachelor|यूजी/,
	PG: /\bpg\b|postgraduate|m\.?tech|mba|master|पीजी/,
	fake: /fake|फ़?र्जी|farzi/,
	UGC: /\bugc\b|यूजीसी/,
	engineering: /engineering|इंजीनियरिंग/,
	management: /management|मैनेजमेंट|प्रबंधन/,
	university: /universit|विश्वविद्यालय|यूनिवर्सिटी/,
	pharmacy: /pharmacy|फ़ार्मेसी|फार्मेसी/,
	college: /college|कॉलेज/,
	medical: /medical|मेडिकल/,
	overall: /overall|कुल|ओवरऑल/,
};

export function gradeAnswer({ value, unit, year, pool }: BenchQuestion, answer: string): Grade {
	const text = fold(answer);
	const numbers = listNumbers(text);
	if (value === null) return NO_ANSWER_WORDS.test(text) ? "right" : numbers.length > 0 ? "made up" : "none";
	if (!hasValue(text, { value, unit, numbers }))
		return numbers.length === 0 || (NO_ANSWER_WORDS.test(text) && unit !== "text") ? "none" : "wrong";
	const hasYear = year === undefined || unit === "day" || text.includes(year);
	return hasYear && pool.every((piece) => (PATTERNS[piece] ?? literal(piece)).test(text)) ? "right" : "half";
}

type Wanted = { value: string | number; unit: string; numbers: readonly Printed[] };

function hasValue(text: string, { value, unit, numbers }: Wanted): boolean {
	if (value === "no") return NO.test(text);
	if (value === "yes") return YES.test(text) && !NO.test(text);
	if (unit === "day") return hasDay(text, `${value}`);
	if (typeof value === "string") return text.includes(fold(value));
	return numbers.some(({ number, step }) => Math.abs(number - value) <= (step > 1 ? step / 2 : 0));
}

/** `step` is the value of the last printed digit: 8.99 lakh is 8,99,000 with step 1,000. */
type Printed = { number: number; step: number };
const SCALES: Readonly<Record<string, number>> = {
	lakh: 100_000,
	lac: 100_000,
	lpa: 100_000,
	लाख: 100_000,
	crore: 10_000_000,
};

function listNumbers(text: string): Printed[] {
	return [...text.matchAll(/(\d+(?:\.\d+)?)\s*(lakh|lac|lpa|लाख|crore)?/g)].map(([, digits = "", scale]) => {
		const times = SCALES[scale ?? ""] ?? 1;
		return { number: Number(digits) * times, step: times / 10 ** (digits.split(".")[1]?.length ?? 0) };
	});
}

function hasDay(text: string, day: string): boolean {
	const at = new Date(`${day}T00:00:00Z`);
	const months = (["long", "short"] as const).flatMap((month) =>
		["en", "hi"].map((locale) => at.toLocaleString(locale, { month, timeZone: "UTC" }).toLowerCase()),
	);
	const date = at.getUTCDate();
	const isNamed = months.some((month) => text.includes(`${date} ${month}`) || text.includes(`${month} ${date}`));
	return text.includes(day) || (isNamed && text.includes(`${at.getUTCFullYear()}`));
}

function fold(text: string): string {
	return text
		.toLowerCase()
		.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`)
		.replace(/(\d),(?=\d)/g, "$1")
		.replace(/[,’']/g, " ");
}

function literal(piece: string): RegExp {
	return new RegExp(RegExp.escape(fold(piece)));
}

import type { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import type { Phrase } from "./words.ts";

export type Range = { least: number; most: number };

export const DIMENSIONS = {
	year: "year",
	report: "year",
	list: "list",
	authority: "list",
	level: "pool",
	exam: "pool",
	programme: "pool",
	seatType: "pool",
	gender: "pool",
	pool: "pool",
	round: "pool",
	space: "pool",
	measure: "pool",
	quota: "pool",
	covers: "pool",
} as const satisfies Record<string, "year" | "list" | "pool">;
export type Dimension = keyof typeof DIMENSIONS;
export type NamedDimensions = { readonly [Each in Dimension]?: string };

export type ReadClaim = {
	range?: Range | undefined;
	band?: string | undefined;
	graduated?: number | undefined;
	named: NamedDimensions;
};

export const CUTOFF_WORDS = / (?:clos(?:ing|ed|es)|cut ?offs?|last rank|कटऑफ|कट ऑफ|क्लोजिंग|अंतिम रैंक|बंद हुई|बंद हुआ) /;
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const MONEY = new RegExp(` (?:rs |inr )?${NUMBER} (lakh|lpa|l|crore|cr|k|thousand|hazaar|लाख|करोड|हजार) `);
const BARE_RUPEES = new RegExp(` (?:rs |inr )${NUMBER} `);
const UNITS: Readonly<Record<string, number>> = {
	...{ lakh: 1e5, lpa: 1e5, l: 1e5, लाख: 1e5, crore: 1e7, cr: 1e7, करोड: 1e7 },
	...{ k: 1e3, thousand: 1e3, hazaar: 1e3, हजार: 1e3 },
};
const AT_LEAST = / (?:plus|over|above|more than|at least|minimum|nearly all|se zyada|से ज्यादा|से अधिक|से ऊपर) /;
const AT_MOST = / (?:top|within|among top|under|शीर्ष|टॉप) /;
/** "Around" gives no figure that could be right or wrong. */
const ABOUT = / (?:about|around|approx(?:imately)?|nearly|almost|upto|up to|lagbhag|लगभग|करीब|तक) /;

/** A figure at its own precision: "8.99 lakh" is between 8.985 and 8.995 lakh. */
function toRange(digits: string, unit: number): Range {
	const decimals = digits.split(".")[1]?.length ?? 0;
	const half = unit / 2 / 10 ** decimals;
	const value = Number(digits) * unit;
	return unit === 1 ? { least: value, most: value } : { least: value - half, most: value + half };
}

function applyBounds(phrase: Phrase, range: Range | undefined): Range | undefined {
	if (range === undefined || phrase.has(ABOUT)) return undefined;
	if (phrase.take(AT_LEAST) !== undefined)
		return { least: (range.least + range.most) / 2, most: Number.POSITIVE_INFINITY };
	return range;
}

export function readMoney(phrase: Phrase): Range | undefined {
	const amount = phrase.take(MONEY) ?? phrase.take(BARE_RUPEES);
	if (amount === undefined) return undefined;
	const [, digits = "", unit = ""] = amount;
	return applyBounds(phrase, toRange(digits, UNITS[unit] ?? 1));
}

/** The only number left; of several it is unclear which is meant. */
function readNumber(phrase: Phrase): number | undefined {
	const numbers = phrase.left.match(/(?<= )\d+(?:\.\d+)?(?= )/g) ?? [];
	const [only, second] = numbers;
	if (only === undefined || second !== undefined) return undefined;
	phrase.take(new RegExp(` ${only.replace(".", "\\.")} `));
	return Number(only);
}

/** "2023-24" is the academic year 2023; a single year may not be one. */
function readSchoolYear(phrase: Phrase): NamedDimensions {
	const school = phrase.take(/ (20[0-3]\d) to (?:20)?(\d\d) /);
	if (school !== undefined) {
		const [, first = "", second = ""] = school;
		return (Number(first) + 1) % 100 === Number(second) ? { year: first } : {};
	}
	const alone = phrase.take(/ (20[0-3]\d) /);
	return alone === undefined ? {} : { year: alone[1] ?? "" };
}

/** Colloquial names of NIRF's lists; longer names first. */
const LIST_WORDS: readonly (readonly [(typeof RANKING_LISTS)[number], RegExp])[] = [
	["state-public-university", / state public universit(?:y|ies) /],
	["research", / research(?: institutions?)? | अनुसंधान | शोध /],
	["innovation", / innovation | नवाचार /],
	["university", / universit(?:y|ies) | विश्वविद्यालय /],
	["engineering", / engineering | engg | इंजीनियरिंग /],
	["management", / management | mba | b schools? | प्रबंधन | मैनेजमेंट /],
	["pharmacy", / pharmacy | फार्मेसी /],
	["medical", / medical | मेडिकल | चिकित्सा /],
	["dental", / dental | डेंटल /],
	["law", / law | विधि | लॉ /],
	["architecture", / architecture(?: and planning)? | आर्किटेक्चर /],
	["agriculture", / agriculture(?: and allied sectors?)? | कृषि /],
	["college", / colleges? | कॉलेज(?:ों)? /],
	["overall", / overall | ओवरऑल | समग्र /],
];

function readList(phrase: Phrase): NamedDimensions {
	const lists = LIST_WORDS.filter(([, pattern]) => phrase.take(pattern) !== undefined).map(([list]) => list);
	const [only, second] = lists;
	return only === undefined || second !== undefined ? {} : { list: only };
}

export function readRank(phrase: Phrase): ReadClaim {
	phrase.take(/ (?:nirf|india rankings?|एनआईआरएफ) (?:ranking )?/);
	const year = phrase.take(/ (20[12]\d) /)?.[1];
	const named = { ...readList(phrase), ...(year !== undefined && { year }) };
	phrase.take(/ (?:ranked|ranks|rankings?|rank|number|no|position|place|स्थान|रैंकिंग|रैंक|नंबर|sthan) /);
	phrase.take(/ (?<=\d )(?:st|nd|rd|th|वां|वीं|वें|वा|वी|ले|पहला) /);
	const band = phrase.take(/ (\d{2,3}) to (\d{2,3}) /);
	if (band !== undefined) return { band: `${band[1]}-${band[2]}`, named };
	const isTop = phrase.take(AT_MOST) !== undefined;
	const value = readNumber(phrase) ?? (phrase.take(/ (?:पहले|पहला|first|pehla|pehle) /) === undefined ? undefined : 1);
	const range = value === undefined ? undefined : { least: isTop ? 1 : value, most: value };
	return { range: phrase.has(ABOUT) ? undefined : range, named };
}

function readLevel(phrase: Phrase): NamedDimensions {
	const years =
		phrase.take(/ (ug|undergraduate|pg|postgraduate) (\d) years? /) ??
		phrase.take(/ (\d) years? (ug|undergraduate|pg|postgraduate) /);
	const [, first = "", second = ""] = years ?? [];
	if (years !== undefined) {
		const [level, count] = /\d/.test(first) ? [second, first] : [first, second];
		return { level: `${/^u/.test(level) ? "ug" : "pg"}-${count}` };
	}
	const alone = phrase.take(/ (ug|undergraduates?|pg|postgraduates?) /);
	if (alone !== undefined) return { level: /^u/.test(alone[1] ?? "") ? "ug" : "pg" };
	const degree = phrase.take(/ (b(?:tech|e|arch|pharm|ba|ca|com|sc|des)|mtech|mca|pgdm|msc) /)?.[1];
	return degree === undefined ? {} : { level: degree.startsWith("b") ? "ug" : "pg" };
}

function readGraduates(phrase: Phrase): NamedDimensions {
	phrase.take(/ (?:programmes?|programs?|courses?|batch|graduates?|students?|छात्र(?:ों)?|bachche|bachchon) /);
	const school = phrase.take(/ (20[0-3]\d) to (?:20)?(\d\d) /);
	const report = phrase.take(/ nirf (?:[a-z]+ )?(20[12]\d) /) ?? phrase.take(/ (20[12]\d) nirf /);
	if (report !== undefined) phrase.left = `${phrase.left}${report[0].replace(/nirf|20[12]\d/g, "")}`;
	const alone = school === undefined && report === undefined ? phrase.take(/ (20[0-3]\d) /) : undefined;
	phrase.take(/ nirf /);
	return {
		...(school?.[1] !== undefined && { year: school[1] }),
		...(report?.[1] !== undefined && { report: report[1] }),
		// A single year may be that of the report or of the degree.
		...(alone?.[1] !== undefined && { year: `${alone[1]}?` }),
		...readLevel(phrase),
		...readList(phrase),
	};
}

export function readMedian(phrase: Phrase): ReadClaim {
	phrase.take(/ (?:median|मीडियन|माध्यिका|माध्य) /);
	phrase.take(/ (?:package|salary|ctc|pay|वेतन|पैकेज) /);
	return { range: readMoney(phrase), named: readGraduates(phrase) };
}

const SHARE_OF_GRADUATES =
	/ (\d+)(?:\.0)? (?:(?:students?|graduates?|were|[a-z]+|में) )?(?:out of|outof|of|marks) (?:the )?(\d+)(?:\.0)? /;
const HINDI_SHARE = / (\d+)(?:\.0)? (?:me se|mein se|में से) (\d+)(?:\.0)? /;

export function readPlaced(phrase: Phrase): ReadClaim {
	phrase.take(/ (?:placements?|placed|प्लेसमेंट) /);
	const named = readGraduates(phrase);
	const english = phrase.take(SHARE_OF_GRADUATES);
	const hindi = english === undefined ? phrase.take(HINDI_SHARE) : undefined;
	if (english !== undefined || hindi !== undefined) {
		const [placed, graduated] = english === undefined ? [hindi?.[2], hindi?.[1]] : [english[1], english[2]];
		return { range: toRange(placed ?? "", 1), graduated: Number(graduated), named };
	}
	const share = phrase.take(new RegExp(` ${NUMBER} (?:plus )?(?:percent|प्रतिशत|per cent) `));
	if (share === undefined) return { named };
	const digits = share[1] ?? "";
	const half = 0.5 / 10 ** (digits.split(".")[1]?.length ?? 0);
	const value = Number(digits);
	const range = value === 100 ? { least: 99.95, most: 100 } : { least: value - half, most: value + half };
	const isPlus = share[0].includes("plus");
	return {
		range: isPlus ? { least: value, most: 100 } : applyBounds(phrase, range),
		named: { ...named, measure: "share" },
	};
}

export function readCutoff(phrase: Phrase): ReadClaim {
	phrase.take(CUTOFF_WORDS);
	const isScore = phrase.take(/ (?:marks|percentile|score|अंक|पर्सेंटाइल) /) !== undefined;
	const isRank = phrase.take(/ (?:ranks?|रैंक) /) !== undefined;
	const space = phrase.take(/ (?:crl|air|common rank list|common|category)(?: rank list)? /)?.[0].trim();
	const isLast = phrase.take(/ (?:last|final|अंतिम|आखिरी|aakhri) (?:round|राउंड|दौर) /) !== undefined;
	const round =
		phrase.take(/ (?:round|राउंड|दौर) (\d) /) ?? phrase.take(/ (\d) (?:st |nd |rd |th )?(?:round|राउंड|दौर) /);
	const { year } = readSchoolYear(phrase);
	phrase.take(/ \d years? /);
	const value = readNumber(phrase);
	return {
		range: value === undefined || phrase.has(ABOUT) ? undefined : { least: value, most: value },
		named: {
			...(year !== undefined && { year }),
			...(isLast ? { round: "last" } : round?.[1] !== undefined ? { round: round[1] } : {}),
			...(isScore ? { measure: "score" } : isRank ? { measure: "rank" } : {}),
			...(space !== undefined && { space: space.startsWith("category") ? "category" : "common" }),
		},
	};
}

export function readSeats(phrase: Phrase): ReadClaim {
	phrase.take(/ (?:seats?|intake|सीटें|सीटों|सीट) /);
	const { year } = readSchoolYear(phrase);
	const authority = phrase.take(/ (aicte|nmc) /)?.[1];
	const isTotal = phrase.take(/ (?:total|sanctioned|कुल|kul) /) !== undefined;
	const level = phrase.take(/ (ug|undergraduate|pg|postgraduate|diploma) /)?.[1];
	const value = readNumber(phrase);
	return {
		range:
			value === undefined || phrase.has(ABOUT)
				? undefined
				: (applyBounds(phrase, { least: value, most: value }) ?? undefined),
		named: {
			...(year !== undefined && { year }),
			...(authority !== undefined && { authority }),
			...(isTotal && { programme: "" }),
			...(level !== undefined && {
				level: /^u/.test(level) ? "undergraduate" : /^p/.test(level) ? "postgraduate" : level,
			}),
		},
	};
}

export function readFee(phrase: Phrase): ReadClaim {
	const isTuition = phrase.take(/ tuition /) !== undefined;
	phrase.take(/ (?:fees?|फीस|शुल्क) /);
	const isYearly =
		phrase.take(/ (?:per year|per annum|a year|yearly|annual(?:ly)?|pa|सालाना|प्रति वर्ष|हर साल|saalana) /) !== undefined;
	const { year } = readSchoolYear(phrase);
	const quota = phrase.take(/ (convener|management)(?: quota)? /)?.[1];
	const money = readMoney(phrase);
	const value = money === undefined ? readNumber(phrase) : undefined;
	const range = money ?? (value === undefined ? undefined : { least: value, most: value });
	return {
		range: phrase.has(ABOUT) ? undefined : range,
		named: {
			...(year !== undefined && { year }),
			...(quota !== undefined && { quota }),
			...(isTuition && { covers: "tuition" }),
			...(isYearly && { measure: "year" }),
		},
	};
}

export function readFounded(phrase: Phrase): ReadClaim {
	phrase.take(/ (?:estd?|established|establishment|founded|since|स्थापना|स्थापित|sthapana|sthapit) /);
	const year = phrase.take(/ ((?:1[789]|20)\d\d) /)?.[1];
	return { range: year === undefined ? undefined : toRange(year, 1), named: {} };
}

const BODIES: readonly (readonly [string, RegExp])[] = [
	["ugc", / (?:ugc|यूजीसी) /],
	["aicte", / (?:aicte|एआईसीटीई) /],
	["nmc", / (?:nmc|mci|एनएमसी) /],
	["deemed", / deemed (?:to be )?university /],
	["national-importance", / institute of national importance /],
	["central", / central university (?!of )/],
	["state", / state (?:government |public )?university (?!of )/],
	["private", / private (?:university|college|institute) /],
	["government", / (?:government|govt) (?:university|college|institute) (?!of )/],
];

/** Kinds of institution, which are more specific than the approving body. */
const TYPES = ["deemed", "central", "state", "private", "government"];

export function readRecognition(phrase: Phrase): ReadClaim {
	const bodies = BODIES.filter(([, pattern]) => phrase.take(pattern) !== undefined).map(([body]) => body);
	phrase.take(
		/ (?:approved|approval|recogni[sz]ed|recognition|manyata|maanyata|मान्यता|अनुमोदित|स्वीकृत)(?: prapt| प्राप्त)? /,
	);
	const { year } = readSchoolYear(phrase);
	const [only, second] = bodies;
	return {
		band: TYPES.find((type) => bodies.includes(type)) ?? (second === undefined ? only : undefined),
		named: year === undefined ? {} : { year },
	};
}

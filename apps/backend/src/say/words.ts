import type { AskCard } from "@uchit/contract/answer.ts";
import type { ExamEventKind, ExamEventStatus } from "@uchit/contract/exam.ts";
import { FACT_NAMES } from "@uchit/contract/fact-names.ts";
import { EXAM_CHANGE_WORDS } from "#backend/account/letters/exam-change-words.ts";

export type CardOf<Kind extends AskCard["kind"]> = Extract<AskCard, { kind: Kind }>;

type Rank = Pick<CardOf<"rank">, "list" | "year" | "rank" | "band">;
/** What a closing rank is of, in words of one length. */
type SeatWords = { programme: string; exam: string; pool: string };

/**
 * Shorter than the sentences of the page (`answerCard` in the web's messages), of which in Hindi only half fit one message: 28 of 52
 * measured. English uses only the GSM alphabet, so "Rs" instead of the sign.
 */
const en = {
	none: "No short answer: open the link.",
	source: (by: string) => `Source: ${by}.`,
	when: whenIn("en-US", "to"),
	pools: { neutral: "gender-neutral", female: "female only", single: "one pool for all" },
	seatQuotas: new Map([
		["AI", "All India"],
		["HS", "Home state"],
		["OS", "Other state"],
	]),
	covers: {
		tuition: "tuition fee",
		"tuition-and-development": "tuition and development fee",
		"all-charges": "all charges of the college",
	},
	quotas: {
		convener: "convener quota",
		management: "management quota",
		all: "all quotas",
		unstated: "quota not stated",
	},
	kinds: {
		notification: "notification",
		application: "form",
		"correction-window": "correction of forms",
		"admit-card": "admit card",
		exam: "exam",
		"answer-key": "answer key",
		result: "result",
		counselling: "counselling",
	} satisfies Record<ExamEventKind, string>,
	statuses: {
		official: "official",
		copied: "official, from a public copy",
		expected: "expected, not announced",
		lapsed: "the usual time, now over",
		past: "took place",
		cancelled: "cancelled",
	} satisfies Record<ExamEventStatus | "lapsed", string>,
	cutoff: (who: string, card: CardOf<"cutoff">, { programme, exam, pool }: SeatWords) => {
		const figure = card.isScore ? "score" : card.ofCategory ? "category rank" : "rank";
		const round = card.round === undefined ? "" : ` round ${card.round}`;
		return `${who}, ${programme}${card.isHardest ? " (hardest branch)" : ""}: ${exam} ${card.year}${round} closing ${figure} ${formatNumber(card.closing)} (${pool}).`;
	},
	rank: (who: string, { list, year, rank, band }: Rank) =>
		`${who}: NIRF ${year} ${rank === undefined ? `band ${band}` : `rank ${rank}`} in ${FACT_NAMES.en.lists[list]}.`,
	first: (sentence: string) => `First of these: ${sentence}`,
	salary: (who: string, { medianInr, placed, cohort, level, instead }: CardOf<"salary">) =>
		`${who}: ${instead === "highest" ? "no official highest package; " : instead === "average" ? "average not published; " : ""}median salary Rs ${formatNumber(medianInr)} a year${instead === "branch" ? " over all branches" : ""}, of ${formatNumber(placed)} placed, ${formatSchoolYear(cohort)}, ${formatLevel(level, "years")}.`,
	seats: (who: string, { count, year }: CardOf<"seats">, degree: string) =>
		`${who}: ${formatNumber(count)} approved ${degree === "" ? "" : `${degree} `}seats a year, ${formatSchoolYear(year)}.`,
	fee: (who: string, amount: string, { year }: CardOf<"fee">, covers: string, quota: string) =>
		`${who}: ${covers} ${amount} a year, ${formatSchoolYear(year)}, ${quota}.`,
	rupees: ({ least, most }: { least: number; most: number }) =>
		`Rs ${formatNumber(least)}${least === most ? "" : ` to ${formatNumber(most)}`}`,
	founded: (who: string, year: number) => `${who}: founded in ${year}.`,
	byAct: (who: string) => `${who}: an institute of national importance by Act of Parliament.`,
	listed: (who: string, body: string, year: number | undefined) =>
		`${who} is in the list of ${body}${year === undefined ? "" : `, ${year}`}.`,
	fake: (who: string, month: string) => `${who}: on UGC's list of fake universities, in a public copy of ${month}.`,
	site: (who: string, address: string) => `${who}: website ${address}`,
	date: (what: string, when: string, status: string) => `${what}: ${when}, ${status}.`,
	form: (exam: string, year: string, amount: string) => `${exam} ${year}: form fee ${amount}, by who applies.`,
};

export type SayWords = typeof en;

const hi: SayWords = {
	none: "छोटा जवाब नहीं है: लिंक खोलें।",
	source: (by) => `(स्रोत ${by})`,
	when: whenIn("hi-IN", "से"),
	pools: { neutral: "सबके लिए", female: "सिर्फ़ महिला", single: "एक पूल" },
	seatQuotas: new Map(),
	covers: { tuition: "ट्यूशन", "tuition-and-development": "ट्यूशन और डेवलपमेंट", "all-charges": "पूरी फ़ीस" },
	quotas: { convener: "कन्वीनर कोटा", management: "मैनेजमेंट कोटा", all: "सभी कोटे", unstated: "कोटा अज्ञात" },
	kinds: FACT_NAMES.hi.events,
	statuses: {
		...EXAM_CHANGE_WORDS.hi.statuses,
		copied: "आधिकारिक, कॉपी में देखी",
		expected: "संभावित, घोषित नहीं",
		lapsed: "आम समय, बीत चुका",
	},
	cutoff: (who, card, { programme, exam, pool }) => {
		const figure = card.isScore ? "स्कोर" : card.ofCategory ? "वर्ग रैंक" : "रैंक";
		const round = card.round === undefined ? "" : ` R${card.round}`;
		return `${who} ${programme}${card.isHardest ? " (सबसे कठिन)" : ""}: ${exam} ${card.year}${round} क्लोज़िंग ${figure} ${formatNumber(card.closing)} (${pool})`;
	},
	rank: (who, { list, year, rank, band }) =>
		`${who}: NIRF ${year} ${FACT_NAMES.hi.lists[list]} ${rank === undefined ? `बैंड ${band}` : `रैंक ${rank}`}`,
	first: (sentence) => `इनमें पहला: ${sentence}`,
	salary: (who, { medianInr, placed, cohort, level, instead }) =>
		`${who}: ${instead === "highest" ? "सबसे बड़ा पैकेज छपा नहीं; " : instead === "average" ? "औसत छपा नहीं; " : ""}${instead === "branch" ? "सब ब्रांच, " : ""}मीडियन सैलरी ₹${formatNumber(medianInr)}, ${formatNumber(placed)} प्लेसमेंट, ${formatSchoolYear(cohort)}, ${formatLevel(level, "साल")}`,
	seats: (who, { count, year }, degree) =>
		`${who}: ${degree === "" ? "" : `${degree} `}मंज़ूर सीटें ${formatNumber(count)}, ${formatSchoolYear(year)}`,
	fee: (who, amount, { year }, covers, quota) => `${who}: ${covers} ${amount}/साल, ${formatSchoolYear(year)} ${quota}`,
	rupees: ({ least, most }) => `₹${formatNumber(least)}${least === most ? "" : ` से ${formatNumber(most)}`}`,
	founded: (who, year) => `${who}: स्थापना ${year}`,
	byAct: (who) => `${who}: संसद के कानून से राष्ट्रीय महत्व का`,
	listed: (who, body, year) => `${who}: ${body} की लिस्ट में${year === undefined ? "" : `, ${year}`}`,
	fake: (who, month) => `${who}: UGC की फ़र्ज़ी लिस्ट में, प्रति ${month}`,
	site: (who, address) => `${who}: वेबसाइट ${address}`,
	date: (what, when, status) => `${what}: ${when}, ${status}`,
	form: (exam, year, amount) => `${exam} ${year}: फ़ॉर्म फ़ीस ${amount}, आवेदक के हिसाब से`,
};

export const SAY_WORDS = { en, hi };

/** "22 Jan to 30 Jan 2027"; a month alone where no day is known. */
function whenIn(locale: string, to: string) {
	const partsOf = (date: string) => {
		const [, , day] = date.split("-");
		const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }).format(new Date(date));
		return { text: day === undefined ? month : `${Number(day)} ${month}`, year: date.slice(0, 4) };
	};
	return (starts: string, ends = starts): string => {
		const [first, last] = [partsOf(starts), partsOf(ends)];
		if (starts === ends) return `${last.text} ${last.year}`;
		const begins = first.year === last.year ? first.text : `${first.text} ${first.year}`;
		return `${begins} ${to} ${last.text} ${last.year}`;
	};
}

function formatNumber(value: number): string {
	return value.toLocaleString("en-IN", { maximumFractionDigits: 10 });
}

/** 2023 → 2023-24. */
function formatSchoolYear(year: number): string {
	return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

/** ug-4 → UG 4 years. */
function formatLevel(level: string, years: string): string {
	return `${level.toUpperCase().replace("-", " ")} ${years}`;
}

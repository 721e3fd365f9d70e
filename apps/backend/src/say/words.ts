import type { ExamEventKind, ExamEventStatus } from "@uchit/contract/exam.ts";
import type { Fee } from "@uchit/contract/fee.ts";
import { CHANGE_WORDS } from "#backend/account/letters/change-words.ts";
import { EXAM_CHANGE_WORDS } from "#backend/account/letters/exam-change-words.ts";

type Who = { who: string };

/** English uses only the GSM alphabet, so "Rs" instead of the sign. */
export type SayWords = {
	isHindi: boolean;
	none: string;
	source: (by: string) => string;
	lists: Readonly<Record<string, string>>;
	level: (kind: string, years: string) => string;
	rupees: (least: string, most: string | undefined) => string;
	when: (starts: string, ends?: string) => string;
	pools: Readonly<Record<"neutral" | "female" | "single", string>>;
	seatQuotas: Readonly<Record<string, string>>;
	covers: Readonly<Record<Fee["covers"], string>>;
	quotas: Readonly<Record<Fee["quota"], string>>;
	kinds: Readonly<Record<ExamEventKind, string>>;
	statuses: Readonly<Record<ExamEventStatus | "lapsed", string>>;
	cutoff: (
		values: Who & {
			programme: string;
			exam: string;
			year: number;
			round: number | undefined;
			closing: string;
			figure: "rank" | "category-rank" | "score";
			isHardest: boolean;
			pool: string;
		},
	) => string;
	rank: (
		values: Who & { list: string; year: number; rank: number | undefined; band: string | undefined; isFirst: boolean },
	) => string;
	salary: (
		values: Who & {
			median: string;
			placed: string;
			cohort: string;
			level: string;
			instead: "highest" | "average" | "branch" | undefined;
		},
	) => string;
	seats: (values: Who & { count: string; degree: string; year: string }) => string;
	fee: (values: Who & { amount: string; year: string; covers: string; quota: string }) => string;
	founded: (who: string, year: number) => string;
	listed: (values: Who & { body: string; year: number | undefined }) => string;
	fake: (who: string, month: string) => string;
	site: (who: string, address: string) => string;
	date: (values: { what: string; when: string; status: string }) => string;
	form: (exam: string, year: string, amount: string) => string;
};

export const SAY_WORDS: Readonly<Record<"en" | "hi", SayWords>> = {
	en: {
		isHindi: false,
		none: "No short answer: open the link.",
		source: (by) => `Source: ${by}.`,
		lists: CHANGE_WORDS.en.lists,
		level: (kind, years) => `${kind} ${years} years`,
		rupees: (least, most) => (most === undefined ? `Rs ${least}` : `Rs ${least} to ${most}`),
		when: whenIn("en-US", "to"),
		pools: { neutral: "gender-neutral", female: "female only", single: "one pool for all" },
		seatQuotas: { AI: "All India", HS: "Home state", OS: "Other state" },
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
		},
		statuses: {
			official: "official",
			copied: "official, from a public copy",
			expected: "expected, not announced",
			lapsed: "the usual time, now over",
			past: "took place",
			cancelled: "cancelled",
		},
		cutoff: ({ who, programme, exam, year, round, closing, figure, isHardest, pool }) =>
			`${who}, ${programme}${isHardest ? " (hardest branch)" : ""}: ${exam} ${year}${round === undefined ? "" : ` round ${round}`} closing ${figure.replace("-", " ")} ${closing} (${pool}).`,
		rank: ({ who, list, year, rank, band, isFirst }) =>
			`${isFirst ? "First of these: " : ""}${who}: NIRF ${year} ${rank === undefined ? `band ${band}` : `rank ${rank}`} in ${list}.`,
		salary: ({ who, median, placed, cohort, level, instead }) =>
			`${who}: ${instead === "highest" ? "no official highest package; " : instead === "average" ? "average not published; " : ""}median salary Rs ${median} a year${instead === "branch" ? " over all branches" : ""}, of ${placed} placed, ${cohort}, ${level}.`,
		seats: ({ who, count, degree, year }) =>
			`${who}: ${count} approved ${degree === "" ? "" : `${degree} `}seats a year, ${year}.`,
		fee: ({ who, amount, year, covers, quota }) => `${who}: ${covers} ${amount} a year, ${year}, ${quota}.`,
		founded: (who, year) => `${who}: founded in ${year}.`,
		listed: ({ who, body, year }) =>
			body === "national-importance"
				? `${who}: an institute of national importance by Act of Parliament.`
				: `${who} is in the list of ${body.toUpperCase()}${year === undefined ? "" : `, ${year}`}.`,
		fake: (who, month) => `${who}: on UGC's list of fake universities, in a public copy of ${month}.`,
		site: (who, address) => `${who}: website ${address}`,
		date: ({ what, when, status }) => `${what}: ${when}, ${status}.`,
		form: (exam, year, amount) => `${exam} ${year}: form fee ${amount}, by who applies.`,
	},
	hi: {
		isHindi: true,
		none: "छोटा जवाब नहीं है: लिंक खोलें।",
		source: (by) => `(स्रोत ${by})`,
		lists: CHANGE_WORDS.hi.lists,
		level: (kind, years) => `${kind} ${years} साल`,
		rupees: (least, most) => (most === undefined ? `₹${least}` : `₹${least} से ${most}`),
		when: whenIn("hi-IN", "से"),
		pools: { neutral: "सबके लिए", female: "सिर्फ़ महिला", single: "एक पूल" },
		seatQuotas: {},
		covers: { tuition: "ट्यूशन", "tuition-and-development": "ट्यूशन और डेवलपमेंट", "all-charges": "पूरी फ़ीस" },
		quotas: { convener: "कन्वीनर कोटा", management: "मैनेजमेंट कोटा", all: "सभी कोटे", unstated: "कोटा अज्ञात" },
		kinds: EXAM_CHANGE_WORDS.hi.kinds,
		statuses: {
			...EXAM_CHANGE_WORDS.hi.statuses,
			copied: "आधिकारिक, कॉपी में देखी",
			expected: "संभावित, घोषित नहीं",
			lapsed: "आम समय, बीत चुका",
		},
		cutoff: ({ who, programme, exam, year, round, closing, figure, isHardest, pool }) =>
			`${who} ${programme}${isHardest ? " (सबसे कठिन)" : ""}: ${exam} ${year}${round === undefined ? "" : ` R${round}`} क्लोज़िंग ${{ rank: "रैंक", "category-rank": "वर्ग रैंक", score: "स्कोर" }[figure]} ${closing} (${pool})`,
		rank: ({ who, list, year, rank, band, isFirst }) =>
			`${isFirst ? "इनमें पहला: " : ""}${who}: NIRF ${year} ${list} ${rank === undefined ? `बैंड ${band}` : `रैंक ${rank}`}`,
		salary: ({ who, median, placed, cohort, level, instead }) =>
			`${who}: ${instead === "highest" ? "सबसे बड़ा पैकेज छपा नहीं; " : instead === "average" ? "औसत छपा नहीं; " : ""}${instead === "branch" ? "सब ब्रांच, " : ""}मीडियन सैलरी ₹${median}, ${placed} प्लेसमेंट, ${cohort}, ${level}`,
		seats: ({ who, count, degree, year }) => `${who}: ${degree === "" ? "" : `${degree} `}मंज़ूर सीटें ${count}, ${year}`,
		fee: ({ who, amount, year, covers, quota }) => `${who}: ${covers} ${amount}/साल, ${year} ${quota}`,
		founded: (who, year) => `${who}: स्थापना ${year}`,
		listed: ({ who, body, year }) =>
			body === "national-importance"
				? `${who}: संसद के कानून से राष्ट्रीय महत्व का`
				: `${who}: ${body.toUpperCase()} की लिस्ट में${year === undefined ? "" : `, ${year}`}`,
		fake: (who, month) => `${who}: UGC की फ़र्ज़ी लिस्ट में, प्रति ${month}`,
		site: (who, address) => `${who}: वेबसाइट ${address}`,
		date: ({ what, when, status }) => `${what}: ${when}, ${status}`,
		form: (exam, year, amount) => `${exam} ${year}: फ़ॉर्म फ़ीस ${amount}, आवेदक के हिसाब से`,
	},
};

/** "22 Jan to 30 Jan 2027"; a month alone where no day is known. */
function whenIn(locale: string, to: string): SayWords["when"] {
	const partsOf = (date: string) => {
		const [, , day] = date.split("-");
		const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }).format(new Date(date));
		return { text: day === undefined ? month : `${Number(day)} ${month}`, year: date.slice(0, 4) };
	};
	return (starts, ends = starts) => {
		const [first, last] = [partsOf(starts), partsOf(ends)];
		if (starts === ends) return `${last.text} ${last.year}`;
		const begins = first.year === last.year ? first.text : `${first.text} ${first.year}`;
		return `${begins} ${to} ${last.text} ${last.year}`;
	};
}

import type { AskCard, AskLink } from "@uchit/contract/answer.ts";
import { SCHOLARSHIP_LEVELS, SCHOLARSHIP_STREAM_OF } from "@uchit/contract/scholarship.ts";
import type { ScholarshipQuery } from "@uchit/contract/scholarship-list.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import type { Reading } from "#backend/search/question/reading.ts";
import { findUnknownScheme } from "#backend/search/question/subjects/schemes.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import type { ReadingsOf } from "./card-seat.ts";

const STUDENT_CATEGORY = { open: "general", ews: "ews", "obc-ncl": "obc", sc: "sc", st: "st" } as const;
/** Categories by the numbers of spec 2. */
const STREAM_OF_CATEGORY: Readonly<Record<string, ScholarshipQuery["stream"]>> = {
	1: "engineering",
	2: "management",
	3: "law",
};

export function toScholarships(
	countries: readonly PublishedCountry[],
	readingsOf: ReadingsOf,
	question: Reading,
): AskCard {
	const { bounds, tokens } = question;
	const [country] = readingsOf("country");
	const text = tokens.map((token) => token.text.normalize("NFC")).join(" ");
	const isAbroad = readingsOf("intent").some(({ value }) => value === "abroad") || /\boverseas\b/.test(text);
	if (country !== undefined || isAbroad) {
		const record = countries.find((each) => each.record.slug === country?.value)?.record;
		const [body] = readingsOf("seat-category").flatMap(({ value }) => bodyOf(`abroad ${value}`) ?? []);
		const of: AskLink | undefined = country && { kind: "country", value: country.value, label: country.label };
		const site = body?.site ?? record?.official_sites[0]?.address;
		if ((body ?? of) !== undefined) return { kind: "not-held", intent: "scholarship", of, by: body?.body, site };
	}
	const unknown = findUnknownScheme(question);
	const seats = readingsOf("seat-category").map(({ value }) => value);
	const known = (["open", "ews", "obc-ncl", "sc", "st"] as const).find((each) => seats.includes(each));
	const schemes = readingsOf("scheme").filter(
		({ value, label }) => unknown === undefined && value !== "" && !isOfOtherCategory(label, known),
	);
	return {
		kind: "scholarships",
		unknown,
		schemes: schemes.length === 0 ? undefined : schemes.map(({ value: slug, label: name }) => ({ slug, name })),
		state: readingsOf("state")[0]?.value,
		category: known && STUDENT_CATEGORY[known],
		gender: readingsOf("gender").length > 0 ? "female" : undefined,
		disability: readingsOf("wish").some(({ value }) => value === "pwd") || undefined,
		minority: tokens.some(({ text }) => isOfMinority(text)) || undefined,
		unkept: ONLY_DAUGHTER.test(text) ? "only-daughter" : known === "obc-ncl" ? "obc" : undefined,
		requested: REQUESTS.find(([, words]) => words.test(text))?.[0],
		level: levelOf(text),
		income: bounds.income,
		stream:
			SCHOLARSHIP_STREAM_OF[readingsOf("degree")[0]?.value ?? ""] ??
			STREAM_OF_CATEGORY[readingsOf("category")[0]?.value ?? ""],
	};
}

/** "Post-Matric Scholarship for SC Students" is not open to a student who says OBC. */
function isOfOtherCategory(name: string, known: keyof typeof STUDENT_CATEGORY | undefined): boolean {
	const named = /\b(?:SC|ST|OBC|EWS)\b/g;
	const categories = name.match(named)?.map((each) => each.toLowerCase()) ?? [];
	return known !== undefined && categories.length > 0 && !categories.includes(STUDENT_CATEGORY[known]);
}

const ONLY_DAUGHTER = /single (?:girl|daughter)|only (?:girl|daughter)|ikl?auti|इकलौती/u;
const STATUS =
	/\bstatus\b|kab (?:aa?y|mil)|not (?:received|credited|paid|come)|nahi (?:aa?y|mil)|स्थिति|कब (?:आए|मिले)|नहीं (?:आई|मिली)/u;
const LAST_DATE = /last date|kab tak|कब तक|deadline|closing date|aakhri|akhri|antim|अंतिम|आखिरी|आखरी/u;
const INCOME_LIMIT =
	/income (?:limit|criteria|kitn[aie]|certificate)|(?:max(?:imum)?|kitn[aie]) income|aay seema|आय सीमा|कितनी आय/u;
const REQUESTS = [
	["status", STATUS],
	["last-date", LAST_DATE],
	["income", INCOME_LIMIT],
] as const;
const LEVELS = [
	["pg", /\b(?:pg|post ?graduat\w*|masters?|msc|mcom|mtech)\b|स्नातकोत्तर/u],
	["diploma", /\b(?:diploma|polytechnic)\b|डिप्लोमा/u],
	["ug", /\b(?:ug|graduation|undergraduate|bachelors?)\b|स्नातक/u],
] as const;

function levelOf(text: string): ScholarshipQuery["level"] {
	const found = /(?:^| )(?:(?:class|std|standard|कक्षा) (1[012])|(1[012]) (?:th|class|वीं|वी))(?= |$)/u.exec(text);
	if (found === null) return LEVELS.find(([, words]) => words.test(text))?.[0];
	const level = SCHOLARSHIP_LEVELS.find((each) => each === (found[1] ?? found[2]));
	const isOver = /(?:^| )(?:after|pass|passed|baad|बाद|पास)(?: |$)/u.test(text);
	return isOver ? (AFTER_CLASS[level ?? ""] ?? level) : level;
}

/** "10th pass" wants scholarships for the next stage. */
const AFTER_CLASS: Readonly<Record<string, ScholarshipQuery["level"]>> = { "10": "11", "12": "12-pass" };

const MINORITY =
	/^(?:minorit(?:y|ies)|alpsankhyak|muslims?|musalman|christians?|sikhs?|buddhists?|jains?|parsis?|अल्पसंख्यक|मुस्लिम|मुसलमान|ईसाई|सिख|बौद्ध|जैन|पारसी)$/u;

export function isOfMinority(word: string): boolean {
	return MINORITY.test(word.normalize("NFC"));
}

import type { AskCard, AskLink } from "@uchit/contract/answer.ts";
import { SCHOLARSHIP_LEVELS, SCHOLARSHIP_STREAM_OF } from "@uchit/contract/scholarship.ts";
import type { ScholarshipQuery } from "@uchit/contract/scholarship-list.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import type { Reading } from "#backend/search/question/reading.ts";
import { findUnknownScheme } from "#backend/search/question/subjects/schemes.ts";
import { toPhrase } from "#backend/search/question/tokens.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";
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
	const isMinority = isOfMinority(text);
	const schemes = readingsOf("scheme").filter(
		({ value, label }) =>
			unknown === undefined && value !== "" && !isOfOtherCategory(label, known) && !isOfOtherState(label, question),
	);
	return {
		kind: "scholarships",
		unknown,
		schemes: schemes.length === 0 ? undefined : schemes.map(({ value: slug, label: name }) => ({ slug, name })),
		state: readingsOf("state")[0]?.value,
		category: known && STUDENT_CATEGORY[known],
		gender: readingsOf("gender").length > 0 ? "female" : undefined,
		disability: readingsOf("wish").some(({ value }) => value === "pwd") || undefined,
		minority: isMinority || undefined,
		unkept: (["only-daughter", "orphan"] as const).find((each) => says(each)(text)) ?? groupOf(known, isMinority),
		requested: REQUESTS.find((each) => says(`scholarship-${each}`)(text)),
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

/** "Merit Cum Means Scholarship for Minorities, Karnataka" is not for a student who says Bihar. */
function isOfOtherState(name: string, { lexicon, reads }: Reading): boolean {
	const own = reads.filter(({ kind }) => kind === "state").map(({ value }) => value);
	const named = name
		.split(/[,()]/)
		.slice(1)
		.flatMap((part) => lexicon.phrases.get(toPhrase(part)) ?? []);
	const states = named.filter(({ kind }) => kind === "state").map(({ value }) => value);
	return own.length > 0 && states.length > 0 && !states.some((state) => own.includes(state));
}

function groupOf(known: string | undefined, isMinority: boolean) {
	if (isMinority) return "minority";
	return known === "obc-ncl" ? "obc" : undefined;
}

const REQUESTS = ["status", "last-date", "income"] as const;
const LEVELS = ["pg", "diploma", "ug"] as const;

function levelOf(text: string): ScholarshipQuery["level"] {
	const found = /(?:^| )(?:(?:class|std|standard|कक्षा) (1[012])|(1[012]) (?:th|class|वीं|वी))(?= |$)/u.exec(text);
	if (found === null) return LEVELS.find((each) => says(`level-${each}`)(text));
	const level = SCHOLARSHIP_LEVELS.find((each) => each === (found[1] ?? found[2]));
	const isOver = /(?:^| )(?:after|pass|passed|baad|बाद|पास)(?: |$)/u.test(text);
	return isOver ? (AFTER_CLASS[level ?? ""] ?? level) : level;
}

/** "10th pass" wants scholarships for the next stage. */
const AFTER_CLASS: Readonly<Record<string, ScholarshipQuery["level"]>> = { "10": "11", "12": "12-pass" };

export const isOfMinority = says("minority");

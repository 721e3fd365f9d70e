import { readBareFigure } from "@uchit/contract/bare-figure.ts";
import { COUNSELLINGS } from "@uchit/predictor/counsellings.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";
import { isNearMe, when } from "./conditions.ts";
import { hasKind, idOf, type Kind, PLACE_KINDS } from "./meaning.ts";
import {
	filterByKind,
	hasMeaning,
	isOfKind,
	joinTokens,
	type Reading,
	type ReadMeaning,
	type Span,
} from "./reading.ts";

const isMeaningless = (span: Span | undefined) => isOfKind(span, "filler", "generic", "student-word", "average");

/** In Hindi "पास" means both "passed" and "near": alone it is "near" only directly behind a place. */
const NEAR_BEHIND_PLACE = /^(?:पास|paas)$/u;

/** In English "near" refers to what follows, in Hindi to what precedes; else to the only named place. */
export function markNear(reading: Reading): Reading {
	const { spans, reads } = reading;
	const marked = new Set<number>();
	const others = new Set<number>();
	const hasPlace = reads.some((read) => hasKind(read, ...PLACE_KINDS, "pin"));
	const isNearable = (at: number) =>
		reads.some((read) => read.at === at && hasKind(read, ...PLACE_KINDS, "college", "pin"));
	for (const [place, span] of spans.entries()) {
		if (!isOfKind(span, "near") || isOfKind(spans[place + 1], "no")) continue;
		if (reads.some((read) => read.at === place && isNearMe(read))) continue;
		if (NEAR_BEHIND_PLACE.test(span.words) && !isNearable(place - 1)) {
			others.add(place);
			continue;
		}
		const beside = [1, -1].flatMap((step) =>
			isMeaningless(spans[place + step]) ? [place + step, place + 2 * step] : place + step,
		);
		const places = [...spans.keys()].filter((at) => isNearable(at) && !hasMeaning(spans[at], "state"));
		const at = beside.find(isNearable) ?? (places.length === 1 ? places[0] : undefined);
		if (at !== undefined) marked.add(at);
	}
	return {
		...reading,
		reads: reads
			.filter((read) => !others.has(read.at) && (!isNearMe(read) || !hasPlace))
			.map((read) => (marked.has(read.at) ? { ...read, isNear: true } : read)),
	};
}

const EXCLUDABLE = [
	...(["exam", "ownership", "gender", "college", "group", "degree", "category", "course", "state"] as const),
	...(["district", "other-exam"] as const),
];
/** Before these, "no" is a negation, not "number": "No private colleges". */
const DENIED_BY_NO: ReadonlySet<Kind | undefined> = new Set(["ownership", "gender", "exam"]);
const DENIED_WITHIN = 4;

const isSkippable = (span: Span | undefined) =>
	isMeaningless(span) ||
	isOfKind(span, "compare", "explain", "marks-word", "rank-word", "doing", "can", "percent-word");

/** "Without" and "bina" exclude the next things of one kind, "X ke bina" and "nahi" what stands before. */
export function markExcluded(reading: Reading): Reading {
	const { spans, reads } = reading;
	const marked = new Set<number>();
	const kindAt = (at: number) =>
		reads.find((read) => read.at === at && hasKind(read, ...EXCLUDABLE) && read.isNear === undefined)?.kind;
	const mark = (start: number, step: 1 | -1) => {
		for (let at = start; at >= 0 && at < spans.length && Math.abs(at - start) <= DENIED_WITHIN; at += step) {
			if (kindAt(at) === kindAt(start)) marked.add(at);
			else if (!isSkippable(spans[at])) break;
		}
	};
	const findAfter = (place: number) => {
		for (let at = place + 1; at < spans.length && at <= place + DENIED_WITHIN; at++) {
			if (kindAt(at) !== undefined) return at;
			if (!isSkippable(spans[at])) return undefined;
		}
		return undefined;
	};
	for (const [place, span] of spans.entries()) {
		const isPlainNo = hasMeaning(span, "without") && DENIED_BY_NO.has(kindAt(place + 1));
		if (isOfKind(span, "without") || isPlainNo) {
			const first = findAfter(place);
			// "NEET without maths" excludes a school subject, not the exam.
			const isOfExam =
				kindAt(place - 1) === "exam" && kindAt(first ?? -1) !== "exam" && !isOfKind(spans[place + 1], "topic");
			const isBehind = hasMeaning(span, "without", "behind") || isOfExam;
			if (isBehind && kindAt(place - 1) !== undefined) mark(place - 1, -1);
			else if (first !== undefined) mark(first, 1);
		}
		if (isOfKind(span, "no") && !spans.slice(0, place).some((before) => isOfKind(before, "bound"))) {
			const before = [place - 1, ...(isMeaningless(spans[place - 1]) ? [place - 2] : [])].find(
				(at) => kindAt(at) !== undefined,
			);
			if (before !== undefined && reads.some((read) => read.at !== before && hasKind(read, ...STUDIED, "ownership")))
				marked.add(before);
		}
	}
	return { ...reading, reads: reads.map((read) => (marked.has(read.at) ? { ...read, isNot: true } : read)) };
}

const areReserved = says("reserved");
const isOfReservation = when("says:reserved");

/** "SC seats percent in IIT": one reservation rule for all central institutes; states have their own. */
export function readShare(reading: Reading): Reading {
	const { spans, reads } = reading;
	const at = spans.findIndex((span) => hasMeaning(span, "percent-plain") || areReserved(span.words));
	const isOfSomebody = isOfCategory(reading) || (isOfTerm(reading) && (at !== -1 || isOfDegree(reading)));
	const isOfShare = isOfReservation(reading) || (at !== -1 && isOfSeats(reading));
	const hasNumber = spans.some((span) => span.number !== undefined);
	if (!isOfSomebody || !isOfShare || hasNumber || hasOtherAnswer(reading)) return reading;
	const words = spans[at]?.words ?? "";
	return { ...reading, reads: [...reads, { kind: "line", value: "reservation", label: words, words, at, others: [] }] };
}

const isOfCategory = when("seat-category~open");
/** "EWS reservation" is a glossary term; with "percent" the share is meant. */
const isOfTerm = when("term:ews/obc-ncl");
const isOfDegree = when("any:degree");
const isOfSeats = when("intent:seats|any:group");
const hasOtherAnswer = when(
	"any:line/college/rank-word/marks-word/state/district/town|intent~seats/counselling/admission/definition",
);

const STUDIED = ["degree", "category", "course", "unheld"] as const;
const isWhether = when("span:can span:doing");
const isAboutEligibility = when("intent:eligibility/may");

/**
 * A completed course is not what is wanted: "mba after btech", "can commerce students do bca". It stays as a topic that narrows nothing.
 */
export function markBackground(reading: Reading): Reading {
	const { spans, reads } = reading;
	const isAfter = (span: Span | undefined, value: "" | "behind") =>
		isOfKind(span, "after") && span?.meanings[0]?.value === value;
	const studied = [...new Set(reads.flatMap((read) => (hasKind(read, ...STUDIED) ? read.at : [])))];
	const isOfEligibility = isWhether(reading) || isAboutEligibility(reading);
	const exam = isOfEligibility ? filterByKind(reads, "exam")[0] : undefined;
	const before = (at: number) => reads.find((read) => read.at === at - 1)?.words ?? "";
	const marked = new Set<number>();
	for (const at of studied) {
		const next = spans.findIndex((span, place) => place > at && !isOfKind(span, "filler"));
		const isDone =
			isAfter(spans[at - 1], "") ||
			(isOfKind(spans[at - 1], "filler") && isAfter(spans[at - 2], "")) ||
			isAfter(spans[at + 1], "behind");
		const isOfStudent =
			isOfEligibility &&
			isOfKind(spans[next], "student-word") &&
			(exam !== undefined || studied.some((other) => other > at));
		// "CSIR NET dene ke liye MSc zaruri hai": the exam's requirement stands behind it.
		const isFor = /\bfor$/.test(before(at)) && reads.some((read) => read.at === at && read.kind === "degree");
		const isOfExam = exam !== undefined && exam.at < at && !isFor;
		const isOfAnother = studied.length > 1 || !reads.some(({ kind }) => kind === "college");
		if ((isDone && isOfAnother) || isOfStudent || isOfExam) marked.add(at);
	}
	return {
		...reading,
		reads: reads.map(({ label, words, at, ...read }) =>
			marked.has(at) && hasKind(read, ...STUDIED)
				? { kind: "topic", value: `studied-${read.value}`, label, words, at, others: [] }
				: { ...read, label, words, at },
		),
	};
}

type Order = "salary" | "intake" | "fee";

/** A superlative and the figure beside it form one sort order: "highest average package", "fees sabse kam". */
export function readSuperlatives(reading: Reading): Reading {
	const { tokens, spans, reads } = reading;
	const found: ReadMeaning[] = [];
	for (const [place, span] of spans.entries()) {
		const isMost = isOfKind(span, "most") || hasMeaning(span, "sort", "nirf");
		const isLeast = isOfKind(span, "least") || hasMeaning(span, "sort", "fee");
		if (!isMost && !isLeast) continue;
		const at = [place + 1, place + 2, place + 3, place - 1, place - 2].find(
			(each) => orderOf(spans[each], isMost) !== undefined && isBetweenSilent(spans, place, each),
		);
		const order = orderOf(spans[at ?? -1], isMost);
		if (at === undefined || order === undefined) continue;
		const words = joinTokens(tokens, spans[Math.min(at, place)]?.from ?? 0, spans[Math.max(at, place)]?.to ?? 0);
		found.push({ kind: "sort", value: order, label: order, words, at: place, others: [] });
	}
	const isReplaced = (read: ReadMeaning) => read.kind === "sort" && found.some(({ at }) => at === read.at);
	return { ...reading, reads: [...reads.filter((read) => !isReplaced(read)), ...found] };
}

function orderOf(span: Span | undefined, isMost: boolean): Order | undefined {
	if (isMost && hasMeaning(span, "intent", "salary", "placement")) return "salary";
	if (isMost && hasMeaning(span, "intent", "seats")) return "intake";
	return !isMost && hasMeaning(span, "intent", "fee") ? "fee" : undefined;
}

function isBetweenSilent(spans: readonly Span[], a: number, b: number): boolean {
	return spans.slice(Math.min(a, b) + 1, Math.max(a, b)).every(isMeaningless);
}

export function isStudentWord(span: Span | undefined): boolean {
	return (
		hasMeaning(span, "student-word") && /^(?:students?|bach+h?e|children|kids|बच्चे|बच्चों|छात्रों)$/u.test(span?.words ?? "")
	);
}

const MAX_PERCENT = 100;

export function areSchoolMarks(
	spans: readonly Span[],
	{ from, to, value }: { from: number; to: number; value: number },
): boolean {
	const isPercent = hasMeaning(spans[to], "percent-plain") && hasMeaning(spans[to + 1], "marks-word");
	const isOfClass =
		spans.some((span) => isOfKind(span, "class-word")) && !spans.some((span) => isOfKind(span, "exam", "other-exam"));
	const isMarks = hasMeaning(spans[to], "marks-word") || hasMeaning(spans[from - 1], "marks-word");
	return isPercent || (isOfClass && isMarks && value <= MAX_PERCENT);
}

const isOfFigures = when("span:rank-word/marks-word/tool.predict");
const isOfTeacher = when("says:teacher");
const isOfWholeClass = when("says:of-class");

/** "Jee ranks of 30 students": a whole class is meant, which has its own tool. */
export function readClass(reading: Reading): Reading {
	const { spans, reads, rejected, used } = reading;
	const isTeacher = isOfTeacher(reading);
	const isWholeClass = isOfWholeClass(reading);
	const at = spans.findIndex((span, at) => {
		if (isWholeClass && span.number !== undefined && !used.has(at)) return true;
		return (
			isStudentWord(spans[at + 1]) &&
			(isTeacher || (span.number !== undefined && !hasMeaning(spans[at - 1], "class-word")))
		);
	});
	const words = `${spans[at]?.words} ${spans[at + 1]?.words}`;
	const read: ReadMeaning = { kind: "tool", value: "class", label: "class", words, at, others: [] };
	if (at === -1 || !isOfFigures(reading) || rejected.has(idOf(read))) return reading;
	return { ...reading, reads: [...reads.filter(({ kind }) => kind !== "tool"), read] };
}

/** "Marks vs rank 600" wants the marks at a rank. */
export function isMarksAgainstRank(spans: readonly Span[]): boolean {
	return spans.some(
		(span, at) =>
			hasMeaning(span, "compare") && hasMeaning(spans[at - 1], "marks-word") && hasMeaning(spans[at + 1], "rank-word"),
	);
}

const ANY_PERCENT = 30;
const OF_A_SCORE = ["predict", "cutoff", "list", "counselling", "admission"] as const;

/** "CLAT 500": directly beside an exam whose results are not percentiles alone a number is a rank where the rank box would read one. */
export function isRankBesideExam(
	spans: readonly Span[],
	{ from, to, value }: { from: number; to: number; value: number },
): boolean {
	const before = isOfKind(spans[from - 1], "filler") ? spans[from - 2] : spans[from - 1];
	const [exam] = [before, spans[to]].flatMap((span) => span?.meanings.filter(({ kind }) => kind === "exam") ?? []);
	const isOfOther = spans.some((span) => hasMeaning(span, "intent") && !hasMeaning(span, "intent", ...OF_A_SCORE));
	return (
		exam !== undefined &&
		(COUNSELLINGS.some((each) => each.exam === exam.value) ||
			readBareFigure(`${exam.value}`, ANY_PERCENT) === "rank") &&
		readBareFigure(`${exam.value}`, value) === "rank" &&
		!isOfOther
	);
}

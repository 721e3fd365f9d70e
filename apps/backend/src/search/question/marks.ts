import { PLACE_KINDS } from "./places.ts";
import type { Read } from "./read.ts";
import { type Span, wordsOf } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** Kinds of words that say nothing by themselves. */
const SILENT: ReadonlySet<string> = new Set(["filler", "generic", "student-word", "average"]);

const has = (span: Span | undefined, kind: string) => span?.meanings[0]?.kind === kind;
const says = (span: Span | undefined, kind: string, value?: string) =>
	span?.meanings.some((meaning) => meaning.kind === kind && (value === undefined || meaning.value === value)) ?? false;
const isSilent = (span: Span | undefined) => SILENT.has(span?.meanings[0]?.kind ?? "");

/** What "near" is near to: in English what follows, in Hindi what stands before; else the one place that is named. */
export function markNear(spans: readonly Span[], reads: readonly Read[]): Read[] {
	const marked = new Set<number>();
	const hasPlace = reads.some(({ kind }) => PLACE_KINDS.has(kind) || kind === "pin");
	// "BBA near me Noida": where they are is said.
	const isOfMe = ({ kind, words }: Read) => kind === "near" && / me$/.test(words);
	const isPlace = (at: number) =>
		reads.some(
			(read) => read.at === at && (PLACE_KINDS.has(read.kind) || read.kind === "college" || read.kind === "pin"),
		);
	for (const [place, span] of spans.entries()) {
		if (!has(span, "near") || has(spans[place + 1], "no") || reads.some((read) => read.at === place && isOfMe(read)))
			continue;
		const after = [place + 1, place + 2].find((at) => isPlace(at) && (at === place + 1 || isSilent(spans[place + 1])));
		const before = [place - 1, place - 2].find((at) => isPlace(at) && (at === place - 1 || isSilent(spans[place - 1])));
		const places = [...spans.keys()].filter((at) => isPlace(at) && !says(spans[at], "state"));
		const at = after ?? before ?? (places.length === 1 ? places[0] : undefined);
		if (at !== undefined) marked.add(at);
	}
	return reads
		.filter((read) => !isOfMe(read) || !hasPlace)
		.map((read) => (marked.has(read.at) ? { ...read, isNear: true as const } : read));
}

const EXCLUDABLE: ReadonlySet<string> = new Set([
	"exam",
	"ownership",
	"gender",
	"college",
	"group",
	"degree",
	"category",
	"course",
	"state",
	"district",
]);

/** "No private colleges": before these it is no number. */
const DENIED_BY_NO: ReadonlySet<string> = new Set(["ownership", "gender", "exam"]);
/** What is left out stands at most so many spans behind the word that says so. */
const DENIED_WITHIN = 4;
/** What may stand beside it: other tests, what they ask for. */
const PASSED: ReadonlySet<string> = new Set([
	"compare",
	"explain",
	"marks-word",
	"rank-word",
	"doing",
	"can",
	"percent-word",
]);
const isPassed = (span: Span | undefined) => isSilent(span) || PASSED.has(span?.meanings[0]?.kind ?? "");

/**
 * What "without" and "bina" leave out: the next things of one kind, or in Hindi ("X ke bina") what stands before; and what "nahi" denies,
 * which stands before it.
 */
export function markExcluded(spans: readonly Span[], reads: readonly Read[]): Read[] {
	const marked = new Set<number>();
	const kindAt = (at: number) =>
		reads.find((read) => read.at === at && EXCLUDABLE.has(read.kind) && read.isNear === undefined)?.kind;
	const mark = (start: number, step: 1 | -1) => {
		for (let at = start; at >= 0 && at < spans.length && Math.abs(at - start) <= 4; at += step) {
			if (kindAt(at) === kindAt(start)) marked.add(at);
			else if (!isPassed(spans[at])) break;
		}
	};
	const findAfter = (place: number) => {
		for (let at = place + 1; at < spans.length && at <= place + DENIED_WITHIN; at++) {
			if (kindAt(at) !== undefined) return at;
			if (!isPassed(spans[at])) return undefined;
		}
		return undefined;
	};
	for (const [place, span] of spans.entries()) {
		const isPlainNo = says(span, "without") && DENIED_BY_NO.has(kindAt(place + 1) ?? "");
		if (has(span, "without") || isPlainNo) {
			const first = findAfter(place);
			const isBehind =
				says(span, "without", "behind") || (kindAt(place - 1) === "exam" && kindAt(first ?? -1) !== "exam");
			if (isBehind && kindAt(place - 1) !== undefined) mark(place - 1, -1);
			else if (first !== undefined) mark(first, 1);
		}
		if (has(span, "no") && !spans.slice(0, place).some((before) => has(before, "bound"))) {
			const before = [place - 1, place - 2].find(
				(at) => kindAt(at) !== undefined && (at === place - 1 || isSilent(spans[place - 1])),
			);
			if (before !== undefined && reads.some((read) => read.at !== before && SUBJECTS.has(read.kind)))
				marked.add(before);
		}
	}
	return reads.map((read) => (marked.has(read.at) ? { ...read, isNot: true as const } : read));
}

const isAfter = (span: Span | undefined, value: string) =>
	span?.meanings[0]?.kind === "after" && span.meanings[0].value === value;

const SUBJECTS: ReadonlySet<string> = new Set(["degree", "category", "course", "unheld", "ownership"]);
const STUDIED: ReadonlySet<string> = new Set(["degree", "category", "course", "unheld"]);

/**
 * What somebody has studied is not what they look for: "mba after btech", "bcom ke baad mba", "can commerce students do bca". It stays
 * said, as a topic that narrows nothing.
 */
export function markBackground(spans: readonly Span[], reads: readonly Read[]): Read[] {
	const studied = [...new Set(reads.filter(({ kind }) => STUDIED.has(kind)).map(({ at }) => at))];
	const isWhether = spans.some((span) => says(span, "can")) && spans.some((span) => says(span, "doing"));
	const isAsked =
		isWhether || reads.some(({ kind, value }) => kind === "intent" && (value === "eligibility" || value === "may"));
	const exam = isAsked ? reads.find(({ kind, isNot }) => kind === "exam" && isNot === undefined) : undefined;
	const before = (at: number) => reads.find((read) => read.at === at - 1)?.words ?? "";
	const marked = new Set<number>();
	for (const at of studied) {
		const next = spans.findIndex((span, place) => place > at && !has(span, "filler"));
		const isDone =
			isAfter(spans[at - 1], "") ||
			(has(spans[at - 1], "filler") && isAfter(spans[at - 2], "")) ||
			(isAfter(spans[next], "behind") && next === at + 1);
		const isOfStudent =
			isAsked && has(spans[next], "student-word") && (exam !== undefined || studied.some((other) => other > at));
		// "CSIR NET dene ke liye MSc zaruri hai": what an exam asks for stands behind it.
		const isFor = /\bfor$/.test(before(at)) && reads.some((read) => read.at === at && read.kind === "degree");
		const isOfExam = exam !== undefined && exam.at < at && !isFor;
		const isOfAnother = studied.length > 1 || !reads.some(({ kind }) => kind === "college");
		if ((isDone && isOfAnother) || isOfStudent || isOfExam) marked.add(at);
	}
	return reads.map((read) =>
		marked.has(read.at) && STUDIED.has(read.kind)
			? { kind: "topic", value: `studied-${read.value}`, label: read.label, words: read.words, at: read.at, others: [] }
			: read,
	);
}

/** A superlative and the figure beside it are one order: "highest average package", "fees sabse kam". */
export function readSuperlatives(tokens: readonly Token[], spans: readonly Span[], reads: readonly Read[]): Read[] {
	const found: Read[] = [];
	const taken = new Set<number>();
	for (const [place, span] of spans.entries()) {
		const isMost = has(span, "most") || says(span, "sort", "nirf");
		const isLeast = has(span, "least") || says(span, "sort", "fee");
		if (!isMost && !isLeast) continue;
		const at = [place + 1, place + 2, place + 3, place - 1, place - 2].find(
			(each) => orderOf(spans[each], isMost) !== undefined && isBetweenSilent(spans, place, each),
		);
		const order = at === undefined ? undefined : orderOf(spans[at], isMost);
		if (at === undefined || order === undefined) continue;
		const [from, to] = at > place ? [span, spans[at]] : [spans[at], span];
		if (from === undefined || to === undefined) continue;
		taken.add(place);
		found.push({
			kind: "sort",
			value: order,
			label: order,
			words: wordsOf(tokens, from.from, to.to),
			at: place,
			others: [],
		});
	}
	const isReplaced = (read: Read) => read.kind === "sort" && taken.has(read.at);
	return [...reads.filter((read) => !isReplaced(read)), ...found];
}

function orderOf(span: Span | undefined, isMost: boolean): string | undefined {
	if (isMost && (says(span, "intent", "salary") || says(span, "intent", "placement"))) return "salary";
	if (isMost && says(span, "intent", "seats")) return "intake";
	return !isMost && says(span, "intent", "fee") ? "fee" : undefined;
}

function isBetweenSilent(spans: readonly Span[], a: number, b: number): boolean {
	const between = spans.slice(Math.min(a, b) + 1, Math.max(a, b));
	return between.every((span) => isSilent(span));
}

const TIMED: ReadonlySet<string> = new Set(["form", "date", "admission", "counselling", "result", "admit-card"]);
const SEATED: ReadonlySet<string> = new Set(["cutoff", "seats", "predict"]);

/** "Which forms are open now": where a time is asked and no seat, nobody means the category. */
export function withoutVerbOpen(reads: readonly Read[]): readonly Read[] {
	const wants = reads.flatMap(({ kind, value }) => (kind === "intent" ? value : []));
	if (!wants.some((want) => TIMED.has(want)) || wants.some((want) => SEATED.has(want))) return reads;
	return reads.filter(({ kind, words }) => !(kind === "seat-category" && words === "open"));
}

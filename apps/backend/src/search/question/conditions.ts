import { INTENTS } from "@uchit/contract/ask.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import { listDecisions, parseCondition, UnknownCondition } from "#backend/search/vocabulary/decisions.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";
import { hasKind, type Kind, type Meaning, MeaningValue, PLACE_KINDS } from "./meaning.ts";
import { filterByKind, hasMeaning, isOfKind, isPlace, type Reading, type ReadMeaning, type Span } from "./reading.ts";
import { bodyExamOf, findNamedCounselling } from "./subjects/counselling.ts";

type Test = (question: Reading) => boolean;
type Count = (question: Reading) => number;

/**
 * A condition on a question: `exam` counts readings of a kind, `college/group` of several, `topic:naac/dci` those with these values,
 * `tool~news` with others; `any:exam` excluded ones too; `span:intent.form` words that may mean it; `want:fee` what is wanted; `is:list`
 * the intent; `bound:year` numbers; `says:score` words. `decisions.csv` names longer conditions.
 */
export function when(condition: string): Test {
	return parseCondition(condition, { prefixes: PREFIXES, named: countNamed, valued: countValues });
}

function countValues(kindNames: string, values: readonly string[], isAmong: boolean): Count {
	const kinds = kindNames.split("/").map(toKind);
	for (const value of values)
		if (!kinds.some((kind) => MeaningValue.safeParse({ kind, value }).success)) throw new UnknownCondition(value);
	return ({ reads }) =>
		filterByKind(reads, ...kinds).filter(({ value }) => values.includes(`${value}`) === isAmong).length;
}

const KINDS: readonly Kind[] = MeaningValue.options.flatMap(({ shape: { kind } }) =>
	"options" in kind ? kind.options : [...kind.values],
);

function toKind(name: string): Kind {
	const kind = KINDS.find((each) => each === name);
	if (kind === undefined) throw new UnknownCondition(name);
	return kind;
}

function countNamed(name: string): Count {
	const test = TESTS[name] ?? CONDITIONS.get(name);
	if (test !== undefined) return (question) => Number(test(question));
	return COUNTS[name] ?? countKinds(toKind(name));
}

const countKinds =
	(...kinds: readonly Kind[]): Count =>
	({ reads }) =>
		filterByKind(reads, ...kinds).length;

const PREFIXES: Readonly<Record<string, (name: string) => Count>> = {
	any: (name) => {
		const kind = toKind(name);
		return ({ reads }) => reads.filter((read) => read.kind === kind).length;
	},
	span: countSpans,
	want: (name) => {
		if (!MeaningValue.safeParse({ kind: "intent", value: name }).success) throw new UnknownCondition(name);
		return (question) => Number(listWanted(question).has(name));
	},
	is: (name) => {
		if (!INTENTS.some((intent) => intent === name)) throw new UnknownCondition(name);
		return (question) => Number(question.intent === name);
	},
	bound:
		(name) =>
		({ bounds }) =>
			Number(Object.hasOwn(bounds, name)),
	says: (name) => {
		const hasPhrase = says(name);
		return ({ tokens }) => Number(hasPhrase(tokens.map(({ text }) => text).join(" ")));
	},
};

/** Spans that may mean a kind, or a value of it: `intent.form`. */
export function countSpans(name: string): (subject: Pick<Reading, "spans">) => number {
	const [kindName = "", value] = name.split(".");
	const kind = toKind(kindName);
	const isMeant = (each: Meaning) => each.kind === kind && (value ?? each.value) === each.value;
	return ({ spans }) => spans.filter(({ meanings }) => meanings.some(isMeant)).length;
}

const wantedIn = new WeakMap<Reading["reads"], ReadonlySet<string>>();

/** The cost of a place in India is its fee. */
export function listWanted({ reads }: Reading): ReadonlySet<string> {
	const known = wantedIn.get(reads);
	if (known !== undefined) return known;
	const wanted = new Set<string>(filterByKind(reads, "intent").map(({ value }) => value));
	wantedIn.set(reads, wanted);
	const isOfIndia = filterByKind(reads, "college", "group", "degree", "category", "course", ...PLACE_KINDS).length > 0;
	if (wanted.has("cost") && filterByKind(reads, "country").length === 0 && isOfIndia) wanted.add("fee").delete("cost");
	return wanted;
}

/** What a question can want of an exam, of a college, or alone: the first of the list comes first. */
const EXAM_INTENTS =
	"fee result answer-key admit-card form documents counselling syllabus pattern papers eligibility date".split(" ");
const COLLEGE_INTENTS = [
	..."cutoff fee hostel seats placement salary recognition rank website reviews".split(" "),
	..."established owner courses documents admission".split(" "),
];
export const INTENTS_OF: Readonly<Record<string, readonly string[]>> = {
	"exam-intents": EXAM_INTENTS,
	"college-intents": COLLEGE_INTENTS,
	"bare-intents": ["fee", "seats", "hostel", "recognition", "reviews", "cutoff"],
};
const OTHER_INTENTS = [...EXAM_INTENTS, ...COLLEGE_INTENTS].filter(
	(intent) => intent !== "eligibility" && intent !== "admission",
);

/** Near an institution people look for another. */
const countColleges: Count = ({ reads }) =>
	new Set(filterByKind(reads, "college").flatMap(({ isNear, value }) => (isNear ? [] : value))).size;

const COUNTS: Readonly<Record<string, Count>> = {
	college: countColleges,
	institution: countKinds("college"),
	named: (question) => countColleges(question) + countKinds("group", "exam")(question),
	subject: countKinds("degree", "category", "course", "unheld"),
	place: countKinds(...PLACE_KINDS, "pin"),
	noun: countKinds("generic", "kind"),
	facet: countKinds(...PLACE_KINDS, "pin", "ownership", "gender", "approval"),
	intent: (question) => listWanted(question).size,
	"other-want": (question) => OTHER_INTENTS.filter((intent) => listWanted(question).has(intent)).length,
	unread: ({ unread }) => unread.length,
	/** How many things of the kind that occurs most: 2 in "BCA vs BSc". */
	alike: (question) =>
		Math.max(
			...(["exam", "country", "degree", "course", "category"] as const).map((kind) => countKinds(kind)(question)),
		),
};

const TESTS: Readonly<Record<string, Test>> = {
	body: (question) => bodyExamOf(question) !== undefined,
	"counselling-name": (question) => findNamedCounselling(question) !== undefined,
	many: ({ reads }) =>
		filterByKind(reads, "generic").some(({ words }) =>
			/^(?:colleges|institutes|universities|clgs|कॉलेजों|कॉलेज$|college$)/u.test(words.normalize("NFC")),
		),
	studied: ({ reads }) => filterByKind(reads, "topic").some(({ value }) => /^(?:studied-|diploma-12$)/.test(value)),
	"most-budget": ({ bounds }) => bounds.budgetInr?.max !== undefined,
	/** No reading is of anything but a body and what is wanted of it. */
	"body-alone": ({ reads }) => reads.every((read) => hasKind(read, "term", "intent", "filler", "generic", "explain")),
	"near-me": ({ reads }) => reads.some(isNearMe),
	/** "Colleges near me" is not a name, nor is an everyday word: "कम" sounds like KEM. */
	everyday: ({ unread, reads }) =>
		unread.length === 0 && reads.every((read) => hasKind(read, "filler", "least", "most", "no", "bound")),
	/** "How many marks" alone are those of the paper. */
	"paper-marks": ({ reads }) =>
		filterByKind(reads, "intent").some(
			({ value, words }) =>
				value === "pattern" &&
				!(words === "how many marks" && filterByKind(reads, "generic", "kind", "ownership").length > 0),
		),
	/** "GATE 2027", "CUET 2027 exam": an exam and a year alone want its dates. */
	"exam-of-year": ({ bounds, reads, unread }) =>
		bounds.year !== undefined &&
		new Set(filterByKind(reads, "exam").map(({ value }) => value)).size === 1 &&
		unread.length === 0 &&
		reads.every(
			(read) => hasKind(read, "exam", "filler", "event") || (read.kind === "generic" && read.value === "course"),
		),
	/** Dates of exams, and no word of a calendar itself. */
	"exam-dates": ({ bounds, reads }) =>
		filterByKind(reads, "tool").some(
			({ value, words }) => value === "calendar" && (bounds.year !== undefined || !/cal[ae]nd|कैले/u.test(words)),
		),
	"ranking-sort": ({ reads }) => filterByKind(reads, "sort").some(({ words }) => words.includes("rank")),
	/** "All NITs", and "central universities" by the whole name. */
	"whole-family": ({ reads }) =>
		filterByKind(reads, "filler").some(({ words }) => areAll(words)) ||
		filterByKind(reads, "group").some(({ words }) => words.includes(" ")),
	/** "KIIT placement real hai ya fake": behind the placements, the words doubt these and not the institution. */
	doubted: ({ reads }) => {
		const intents = filterByKind(reads, "intent");
		const doubt = intents.find(({ value, words }) => value === "recognition" && isDoubt(words));
		const isOfPlacement = ({ value, at }: (typeof intents)[number]) =>
			(value === "placement" || value === "salary") && at < (doubt?.at ?? 0);
		return doubt !== undefined && !intents.some(isOfPlacement);
	},
	/** How approval is checked, and no list of approved colleges. */
	checking: ({ tokens }) => CHECKING.test(tokens.map(({ text }) => text.normalize("NFC")).join(" ")),
	/** X in "X or VIT": VIT's figure alone would not answer. */
	"compared-with-unknown": (question) =>
		countColleges(question) === 1 &&
		question.spans.some((span, at) => {
			const [before, after] = [question.spans[at - 1], question.spans[at + 1]];
			if (!hasMeaning(span, "compare")) return false;
			return (isOfKind(before, "college") && isStrange(after)) || (isStrange(before) && isOfKind(after, "college"));
		}),
	/** "From Delhi to Goa". */
	journey: ({ spans, reads }) =>
		filterByKind(reads, "generic", "kind").length === 0 &&
		spans.some(({ words }, at) => /^(?:to|se|से)$/u.test(words) && isPlace(spans[at - 1]) && isPlace(spans[at + 1])),
	/** Even if no counselling lists an exam's seats, the question may be for colleges of the place and degree. */
	"unlisted-exam": ({ reads }) => {
		const [exam] = filterByKind(reads, "exam", "other-exam");
		const isOfPlace =
			filterByKind(reads, "degree").length > 0 && reads.some((read) => hasKind(read, "state", "district"));
		return exam !== undefined && isOfPlace && (exam.kind === "other-exam" || !isExamAcceptedByColleges(exam.value));
	},
};

const areAll = says("all");
export const isDoubt = says("doubt");
const CHECKING =
	/\b(?:how (?:to|do i|can i|do we|can we) (?:know|check|find|verify|tell|see)|(?:kaise|kese|kahan?) (?:pata|check|jan[eu]|maloom|verify)|(?:pata|check|verify) (?:kaise|kese|kahan?))|कैसे (?:पता|जाँच|जांच|जान|चेक)/u;

const isStrange = (span: Span | undefined) =>
	span !== undefined &&
	span.number === undefined &&
	(span.meanings.length === 0 || isOfKind(span, "unheld", "explain"));

export function isNearMe({ kind, words }: ReadMeaning): boolean {
	return kind === "near" && / me$/.test(words);
}

export function isExamAcceptedByColleges(slug: string): boolean {
	return EXAMS.some((exam) => exam.slug === slug);
}

/** By name; one with several rows is true where a row is. A row may use those above it. */
const CONDITIONS = new Map<string, Test>();
for (const { gives: name, condition } of listDecisions("condition")) {
	const [above, row] = [CONDITIONS.get(name), when(condition)];
	CONDITIONS.set(name, above === undefined ? row : (question) => above(question) || row(question));
}

export const isAboutFurtherStudy = when("further-study");
export const isAboutLowFees = when("low-fees");
export const hasExamOnlyIntent = when("exam-only");
export const isAboutNursing = when("nursing");
export const isAboutTeacherTraining = when("teacher-training");

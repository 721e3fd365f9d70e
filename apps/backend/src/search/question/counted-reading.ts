import type { Intent } from "@uchit/contract/answer.ts";
import { type Kind, PLACE_KINDS } from "./meaning.ts";
import { filterByKind, hasMeaning, isOfKind, isPlace, type Reading, type ReadMeaning, type Span } from "./reading.ts";
import { bodyExamOf, findNamedCounselling, isAboutSeatUpgrade, isAboutSteps } from "./subjects/counselling.ts";

export type Counts = ReturnType<typeof countReadings>;
type Want = (ReadMeaning & { kind: "intent" })["value"];

export const EXAM_INTENTS = [
	...(["fee", "result", "answer-key", "admit-card", "form"] as const),
	...(["documents", "counselling", "syllabus", "pattern", "papers"] as const),
	...(["eligibility", "date"] as const),
];
export const COLLEGE_INTENTS = [
	...(["cutoff", "fee", "hostel", "seats", "placement", "salary", "recognition", "rank", "website"] as const),
	...(["reviews", "established", "owner", "courses", "documents", "admission"] as const),
];

const BARE_INTENTS = ["fee", "seats", "hostel", "recognition", "reviews", "cutoff"] as const;

export function countReadings(reading: Reading) {
	const { spans, reads, unread } = reading;
	const count = (...kinds: readonly Kind[]) => filterByKind(reads, ...kinds).length;
	const wanted = new Set(filterByKind(reads, "intent").map(({ value }) => value));
	const isOfIndia = count("college", "group", "degree", "category", "course", ...PLACE_KINDS) > 0;
	if (wanted.has("cost") && count("country") === 0 && isOfIndia) wanted.add("fee").delete("cost");
	const wants = (...each: readonly Want[]) => each.some((want) => wanted.has(want));
	const has = (kind: Kind, value?: string) =>
		spans.some(({ meanings }) => meanings.some((each) => each.kind === kind && (value ?? each.value) === each.value));
	const named = filterByKind(reads, "college").filter(({ isNear }) => isNear === undefined);
	const colleges = new Set(named.map(({ value }) => value)).size;
	const [groups, exams, places] = [count("group"), count("exam"), count(...PLACE_KINDS, "pin")];
	return {
		...reading,
		wants,
		count,
		has,
		colleges,
		groups,
		exams,
		places,
		wantedCount: wanted.size,
		named: colleges + groups + exams,
		subjects: count("degree", "category", "course", "unheld"),
		isOdd: unread.length > 0,
		isOfMany: filterByKind(reads, "generic").some(({ words }) => MANY.test(words.normalize("NFC"))),
		hasNoun: count("generic", "kind") > 0,
		facets: places + count("ownership", "gender", "approval"),
		bare: BARE_INTENTS.find((each) => wants(each)),
		isExamOfYear: isExamOfYear(reading),
	};
}

/** "GATE 2027", "CUET 2027 exam": an exam and a year alone want its dates. */
function isExamOfYear({ bounds, reads, unread }: Reading): boolean {
	const isOfExam = ({ kind, value }: ReadMeaning) => OF_EXAM.has(kind) || (kind === "generic" && value === "course");
	const exams = new Set(filterByKind(reads, "exam").map(({ value }) => value));
	return bounds.year !== undefined && exams.size === 1 && unread.length === 0 && reads.every(isOfExam);
}
const OF_EXAM: ReadonlySet<Kind> = new Set(["exam", "filler", "event"]);

const MANY = /^(?:colleges|institutes|universities|clgs|कॉलेजों|कॉलेज$|college$)/u;

/** Whether it wants the exam score for a seat, not the class 12 marks needed to sit the exam. */
export function isAboutRequiredScore(counts: Counts): boolean {
	const { tokens, reads, exams, colleges, places, count, hasNoun, has, wants, isOdd } = counts;
	const isOfSeat = hasNoun || count("ownership", "group", "degree") > 0;
	const isScoreNeeded = [SCORE, NEEDED].every((words) => tokens.some(({ text }) => words.test(text)));
	const isOfPaper = filterByKind(reads, "intent").some(
		({ value, words }) => value === "pattern" && !(words === "how many marks" && (hasNoun || count("ownership") > 0)),
	);
	const isOther =
		isOfPaper ||
		tokens.some(({ text }) => text === "colleges") ||
		places > 0 ||
		has("class-word") ||
		wants("fee", "seats", "syllabus", "result") ||
		isOdd;
	return exams === 1 && colleges === 0 && isOfSeat && isScoreNeeded && !isOther;
}
const NEEDED = /^(?:for|need|needed|required|require|minimum|chahiye|liye|चाहिए|लिए)$/u;

export const isAboutQualifyingMarks = ({ tokens, colleges }: Counts) =>
	colleges === 0 && tokens.some(({ text }) => /^qualif(?:y|ying)$|^क्वालिफाइंग$/u.test(text));
const SCORE = /^(?:score|scores|marks?|numbers?|nambar|percentile|स्कोर|अंक|नंबर|पर्सेंटाइल)$/u;

/** Whether it wants to know if one institution is good; "best" and "top" choose among several. */
export const isAboutQuality = ({ tokens }: Counts) =>
	tokens.some(({ text }) => WORTH.test(text)) && !tokens.some(({ text }) => OTHER_COLLEGES_WORD.test(text));
const OTHER_COLLEGES_WORD = /^(?:colleges|like|jais[aei]|near|paas|alternatives?|जैस[ाेी])$/u;
const WORTH = /^(?:good|bad|worth|quality|join|ac+h+[aei]|badhiya|bekar|अच्छ[ाीे]|बढ़िया|बेकार)$/u;

const hasWord = ({ tokens }: Counts, words: RegExp) => tokens.some(({ text }) => words.test(text.normalize("NFC")));
export const mentionsCertificate = (q: Counts) => hasWord(q, /^(?:certificates?|praman|प्रमाण)$/u);
/** "Is its degree valid for a government job" is not about placements. */
export const mentionsDegree = (q: Counts) => hasWord(q, /^(?:degree|valid|manya|डिग्री|मान्य|वैध)$/u);
/** "Galgotias real or fake placement": a person who doubts an institution wants its recognition first. */
export const doubtsGenuineness = (q: Counts) => listDoubts(q).length > 0 && !doubtsPlacements(q);
const listDoubts = ({ reads }: Counts) =>
	filterByKind(reads, "intent").filter(({ value, words }) => value === "recognition" && DOUBT.test(words));
/** "KIIT placement real hai ya fake": behind the placements, the words doubt these and not the institution. */
function doubtsPlacements(q: Counts): boolean {
	const first = Math.min(...listDoubts(q).map(({ at }) => at));
	return filterByKind(q.reads, "intent").some(
		({ value, at }) => (value === "placement" || value === "salary") && at < first,
	);
}
const DOUBT = /\b(?:fake|real|nakli|farzi|farji|asli|bogus|genuine|fraud)\b|फर्जी|नकली|असली/u;

/** "Kaise pata kare college UGC approved hai": how approval is checked, and no list of approved colleges. */
export const isAboutChecking = (q: Counts) =>
	q.colleges + q.exams + q.subjects === 0 &&
	(q.count("approval") > 0 || q.wants("recognition")) &&
	CHECKING.test(q.tokens.map(({ text }) => text.normalize("NFC")).join(" "));
const CHECKING =
	/\b(?:how (?:to|do i|can i|do we|can we) (?:know|check|find|verify|tell|see)|(?:kaise|kese|kahan?) (?:pata|check|jan[eu]|maloom|verify)|(?:pata|check|verify) (?:kaise|kese|kahan?))|कैसे (?:पता|जाँच|जांच|जान|चेक)/u;

/** What is asked of one institution in other words: "DTU me B.Tech ke liye konsa exam", "Barkatullah University BA form". */
function findLooseIntent(q: Counts): Intent | undefined {
	if (q.colleges !== 1 || q.exams > 0 || q.wantedCount > 1) return undefined;
	const isOfEntrance = hasWord(q, /^(?:exams?|entrance|परीक्षा|एग्जाम)$/u) && hasWord(q, WHICH);
	if (q.wants("form") || isOfEntrance) return "admission";
	return hasWord(q, /^courses$/) && q.subjects === 0 ? "courses" : undefined;
}
const WHICH = /^(?:which|what|kon|kaun|kon[sa]+|konsi|kaunsa|kaunsi|कौन|कौनसा|कौनसी)$/u;

/** "Home state quota in NITs": a rule for the whole family; no single college has a figure for it. */
export const isAboutQuotaRule = (q: Counts) =>
	filterByKind(q.reads, "term").some(({ value }) => SEAT_TERMS.includes(value)) &&
	q.groups > 0 &&
	q.colleges + q.places + q.subjects === 0 &&
	!q.wants("cutoff", "fee", "placement", "salary", "rank");
const SEAT_TERMS: readonly string[] = ["home-state-quota", "supernumerary-seat", "all-india-quota", "pwd"];
export const isAboutDegreeValidity = (q: Counts) => q.colleges === 1 && q.wants("recognition") && mentionsDegree(q);
/** How a counselling works, not its dates or its name. */
export const isAboutCounsellingRounds = (q: Counts) =>
	(isAboutSteps(q) || isAboutSeatUpgrade(q)) &&
	(q.wants("counselling") || bodyExamOf(q) !== undefined || (isAboutSteps(q) && isAboutSeatUpgrade(q))) &&
	(q.exams === 1 || bodyExamOf(q) !== undefined) &&
	q.colleges === 0 &&
	!q.wants("cutoff", "documents", "fee", "form") &&
	(isAboutSeatUpgrade(q) || !hasWord(q, /^(?:what|meaning|matlab|mean|last|\d+)$/));

/** "UPTAC documents": the counselling itself, and none of its colleges. */
export const isAboutNamedCounselling = (q: Counts) =>
	findNamedCounselling(q) !== undefined && !(q.hasNoun || q.colleges > 0 || q.wants("fee", "seats", "cutoff"));

/** "Law exam last date": when the forms of a subject's exams close, and no list of colleges. */
export const isOfExamsOfSubject = (q: Counts) =>
	q.count("category", "degree") > 0 &&
	q.named + q.places + q.count("ownership") === 0 &&
	q.wants("date", "form") &&
	hasWord(q, /^(?:exams?|entrance|परीक्षाए?ँ?|एग्जाम)$/u);

export function isComparison({ has, count, colleges, groups, exams, places, isOfMany }: Counts): boolean {
	if (!has("compare") || colleges + groups > 0) return has("compare") && colleges + groups > 1;
	const most = Math.max(exams, count("country"), count("degree"), count("course"), count("category"));
	return most >= 2 && (has("compare", "") || (places === 0 && !isOfMany));
}

/** Whether one side of a comparison is unknown, as X in "X or VIT": the other's figure alone would not answer. */
export function isComparedWithUnknown({ spans, colleges }: Counts): boolean {
	const isStrange = (span: Span | undefined) =>
		span !== undefined &&
		span.number === undefined &&
		(span.meanings.length === 0 || isOfKind(span, "unheld", "explain"));
	return spans.some((span, at) => {
		const [before, after] = [spans[at - 1], spans[at + 1]];
		if (colleges !== 1 || !hasMeaning(span, "compare")) return false;
		return (isOfKind(before, "college") && isStrange(after)) || (isStrange(before) && isOfKind(after, "college"));
	});
}

/** "From Delhi to Goa": a route without a college. */
export const isJourney = ({ spans, hasNoun }: Counts) =>
	!hasNoun &&
	spans.some(({ words }, at) => /^(?:to|se|से)$/u.test(words) && isPlace(spans[at - 1]) && isPlace(spans[at + 1]));

export const isAboutLowFees = ({ bounds, reads }: Pick<Reading, "bounds" | "reads">) =>
	bounds.budgetInr?.max !== undefined || filterByKind(reads, "sort").some(({ value }) => value === "fee");

export const hasExamOnlyIntent = ({ intent }: Pick<Reading, "intent">) => EXAM_ONLY_INTENTS.includes(intent);
const EXAM_ONLY_INTENTS: readonly string[] = [
	...["date", "form", "admit-card", "result", "answer-key", "syllabus", "pattern", "papers"],
];

const ALL_WORDS: readonly string[] = [
	...["all", "list", "saare", "sare", "sabhi", "sab", "sabke", "every", "suchi", "सभी", "सारे", "सब", "सूची"],
	...["many", "kitne", "कितने"],
];

export function isAboutWholeFamily({ hasNoun, places, count, reads }: Counts): boolean {
	if (hasNoun || places + count("sort") > 0) return true;
	const isAll = filterByKind(reads, "filler").some(({ words }) => ALL_WORDS.includes(words));
	return isAll || filterByKind(reads, "group").some(({ words }) => words.includes(" "));
}

export const isAbroad = ({ count, wants, colleges }: Counts) =>
	count("country") > 0 || (wants("visa", "language-test", "abroad", "cost") && colleges === 0);
/** Without an intent a country must stand alone: no institution, no score and no unread word. */
export const isAboutCountry = ({ wantedCount, colleges, has, isOdd }: Counts) =>
	wantedCount > 0 || (colleges === 0 && !has("marks-word") && !isOdd);
export const hasYearOrCourse = ({ bounds, reads }: Counts) =>
	bounds.year !== undefined || filterByKind(reads, "generic").some(({ value }) => value === "course");

export function toolIntent({
	wants,
	count,
	reads,
	colleges,
	groups,
	exams,
	subjects,
	isOdd,
	bounds,
}: Counts): Intent | false {
	const isBare = colleges + subjects + groups + count("country") === 0 && !wants("loan", "scholarship");
	const tools = filterByKind(reads, "tool");
	if (tools.length === 0 || !isBare || (wants("date") && exams > 0)) return false;
	if (tools.every(({ value }) => value === "study-abroad")) return "country";
	const isCalendar = (words: string) => bounds.year === undefined && /cal[ae]nd|कैले/u.test(words);
	if (tools.some(({ value, words }) => value === "calendar" && !isCalendar(words))) return "date";
	return isOdd && exams === 0 && tools.every(({ value }) => value === "news" || value === "data") ? "none" : "tool";
}

export const findExamIntent = ({ wants }: Counts) => EXAM_INTENTS.find((each) => wants(each));

export function findCollegeIntent(counts: Counts): Intent | undefined {
	const { wants, reads, colleges } = counts;
	const sorts = filterByKind(reads, "sort");
	const isRanked = wants("rank") || (colleges > 0 && sorts.some(({ words }) => words.includes("rank")));
	const isPaid = sorts.some(({ value }) => value === "salary");
	const known = COLLEGE_INTENTS.find((each) => wants(each)) ?? (isPaid ? "salary" : isRanked ? "rank" : undefined);
	return known ?? findLooseIntent(counts);
}

import type { Intent } from "@uchit/contract/ask.schema.ts";
import type { Bounds } from "./numbers.ts";
import type { Read } from "./read.ts";
import type { Span } from "./spans.ts";

type Heard = { spans: readonly Span[]; reads: readonly Read[]; bounds: Bounds; unread: readonly string[] };

/** What is asked of an exam, what of an institution, in the order in which one of several is meant. */
const OF_EXAMS = [
	"fee",
	"result",
	"answer-key",
	"admit-card",
	"form",
	"counselling",
	"syllabus",
	"pattern",
	"papers",
	"eligibility",
	"date",
] as const;
const OF_COLLEGES = [
	"cutoff",
	"hostel",
	"fee",
	"seats",
	"placement",
	"salary",
	"recognition",
	"rank",
	"website",
	"reviews",
	"established",
	"owner",
	"courses",
	"admission",
] as const;
const ABROAD = ["visa", "language-test", "abroad", "cost"];

/** What somebody wants to know; `none` where what is left unread outweighs what was read. */
export function readIntent({ spans, reads, bounds, unread }: Heard): Intent {
	const of = (kind: string) => reads.filter((read) => read.kind === kind && read.isNot === undefined);
	const wants = new Set(of("intent").map(({ value }) => value));
	if (wants.has("cost") && of("country").length === 0 && isOfIndia(of)) wants.add("fee").delete("cost");
	const colleges = new Set(of("college").flatMap(({ isNear, value }) => (isNear === undefined ? value : []))).size;
	const groups = of("group").length;
	const exams = of("exam").length;
	const subjects = [...of("degree"), ...of("category"), ...of("course"), ...of("unheld")];
	const isOdd = unread.length > 0;
	const hasCompare = hasMeaning(spans, "compare");
	const hasNumber = bounds.rank !== undefined || bounds.marks !== undefined || bounds.percentile !== undefined;

	if (hasMeaning(spans, "elsewhere")) return "none";
	if (isAfterSomething(reads)) return "none";
	if (of("scheme").length > 0) return "scholarship";
	if (
		of("explain").length > 0 &&
		colleges + exams + groups + subjects.length === 0 &&
		of("country").length === 0 &&
		wants.size < 2
	)
		return "definition";
	if (hasNumber) return "predict";
	if (wants.has("definition") && of("term").length > 0 && colleges + exams + groups === 0) return "definition";
	const isAbout = exams + groups + subjects.length > 0;
	const isPlaced = ["state", "district", "town", "pin"].some((kind) => of(kind).length > 0);
	const isWhether = hasMeaning(spans, "can") && hasMeaning(spans, "doing") && colleges === 0 && !isPlaced;
	const isListed = isPlaced || of("sort").length > 0 || bounds.budgetInr !== undefined || hasNoun(of);
	const isPercent = hasMeaning(spans, "percent-plain") && exams > 0 && wants.size === 0;
	const may = isPercent || (wants.has("may") && (!isListed || (exams > 0 && subjects.length === 0))) || isWhether;
	const mayAsk = may && isAbout && !OTHER_WANTS.some((want) => wants.has(want));
	if ((wants.has("eligibility") || mayAsk) && !wants.has("cutoff") && !wants.has("scholarship") && !wants.has("loan"))
		return of("tool").some(({ value }) => value === "eligibility") && !isAbout ? "tool" : "eligibility";
	const isOfMoney = wants.has("loan") || wants.has("scholarship");
	const isTool = of("tool").length > 0 && colleges === 0 && subjects.length === 0 && !isOfMoney;
	if (isTool && of("country").length === 0 && groups === 0 && !(wants.has("date") && exams > 0))
		return toolIntent(of("tool"), { exams, isOdd, isOfYear: bounds.year !== undefined });
	if (isComparison({ spans, of, colleges, groups, exams, hasCompare })) return "compare";
	if (colleges === 1 && isHalfCompared(spans)) return "compare";
	const isExplained = hasMeaning(spans, "compare", "") && of("term").length > 0 && colleges + groups === 0;
	if (isExplained) return "definition";
	const isBetter = of("sort").length > 0 || wants.has("predict");
	if (colleges === 2 && isBetter && !hasNoun(of)) return "compare";
	if (wants.has("definition") && colleges === 0 && !isPlaced && !wants.has("fee") && !wants.has("rank")) {
		if (of("term").length > 0 || of("degree").length > 0 || of("unheld").length > 0 || isOdd) return "definition";
	}
	if (wants.has("scholarship")) return "scholarship";
	if (wants.has("loan")) return "loan";
	if (of("country").length > 0 || (ABROAD.some((want) => wants.has(want)) && colleges === 0)) {
		const isOfUs = unread.length < 2 && !(hasCompare && isOdd);
		const isSaid = isOfUs || wants.size > 0;
		return isSaid ? "country" : "none";
	}
	if (colleges + groups > 0 || of("name").length > 0) {
		const isRanked = wants.has("rank") || (colleges > 0 && of("sort").some(({ words }) => /rank/.test(words)));
		const isOrdered = colleges === 0 && of("sort").length > 0;
		if (isOrdered) return "list";
		const isPaid = of("sort").some(({ value }) => value === "salary");
		const want =
			OF_COLLEGES.find((each) => wants.has(each)) ?? (isPaid ? "salary" : undefined) ?? (isRanked ? "rank" : undefined);
		if (want === "rank" && subjects.length > 0 && colleges === 0) return "list";
		if (want !== undefined) return want;
		const isOfSeats = colleges > 0 && (of("course").length > 0 || exams > 0 || of("degree").length > 0);
		if (isOfSeats && SCORES.some((kind) => hasMeaning(spans, kind))) return "cutoff";
		if (hasMeaning(spans, "fee-asked")) return "fee";
		if (colleges > 0 && hasRankWord(spans)) return "rank";
		const isTyped = of("ownership").length > 0 || of("topic").some(({ value }) => value === "deemed");
		if (colleges === 1 && isTyped && subjects.length === 0 && !isPlaced) return "owner";
		const isRecognition = of("approval").length > 0 || of("topic").some(({ value }) => value === "naac");
		if (colleges > 0 && isRecognition) return "recognition";
	}
	if (exams === 0 && of("other-exam").length > 0) return OF_EXAMS.find((each) => wants.has(each)) ?? "none";
	if (exams > 0) {
		const want = OF_EXAMS.find((each) => wants.has(each));
		if (want !== undefined) return want;
		if (wants.has("cutoff")) return "cutoff";
		if (wants.has("admission") && !hasNoun(of) && !isPlaced) return "eligibility";
		// For how long a score holds stands on the exam's page.
		if (wants.has("recognition") && subjects.length === 0) return "name";
	}
	return listIntent({ reads, bounds, of, wants, colleges, groups, exams, isOdd, spans, subjects });
}

/** Whether it is only said what somebody has studied, or asked what there is to do after it. */
export function isAfterSomething(reads: readonly Read[]): boolean {
	const of = (kind: string) => reads.some((read) => read.kind === kind && read.isNot === undefined);
	const isStudied = reads.some(({ kind, value }) => kind === "topic" && /^(?:studied-|diploma-12$)/.test(value));
	if (of("college") || of("exam") || of("group") || of("country")) return false;
	// "10th ke baad polytechnic ya 11th" asks what to do, and where nothing.
	if (isStudied && of("compare") && !["state", "district", "town"].some(of)) return true;
	return of("guidance") ? isStudied || of("after") : isStudied && !OF_SUBJECTS.some(of);
}

const OF_SUBJECTS = ["degree", "category", "course", "unheld", "scheme", "intent"];

/** What is asked more plainly than whether somebody may do it: "kya fees lagti hai". */
const OTHER_WANTS: readonly string[] = [...OF_EXAMS, ...OF_COLLEGES].filter(
	(want) => want !== "eligibility" && want !== "admission",
);

/** What is told of a seat where a number is asked for. */
const SCORES = ["rank-word", "percent-word", "marks-word"];

type Compared = {
	spans: readonly Span[];
	of: (kind: string) => Read[];
	colleges: number;
	groups: number;
	exams: number;
	hasCompare: boolean;
};

/** Two of one kind beside a word that compares; "or" alone compares courses only where no place is named. */
function isComparison({ spans, of, colleges, groups, exams, hasCompare }: Compared): boolean {
	if (!hasCompare) return false;
	if (colleges + groups >= 2) return true;
	if (colleges + groups > 0) return false;
	const isPlain = hasMeaning(spans, "compare", "");
	const isOfList = ["state", "district", "town", "pin"].some((kind) => of(kind).length > 0) || hasNoun(of);
	const most = Math.max(
		of("country").length,
		exams,
		...["degree", "course", "category"].map((kind) => of(kind).length),
	);
	return most >= 2 && (isPlain || !isOfList);
}

/** "X or VIT", where nobody knows X: the other's figure answers nothing. */
function isHalfCompared(spans: readonly Span[]): boolean {
	const isCollege = (span: Span | undefined) => span?.meanings[0]?.kind === "college";
	const isStrange = (span: Span | undefined) =>
		span !== undefined &&
		span.number === undefined &&
		(span.meanings.length === 0 || span.meanings[0]?.kind === "unheld" || span.meanings[0]?.kind === "explain");
	return spans.some(({ meanings }, at) => {
		const [before, after] = [spans[at - 1], spans[at + 1]];
		if (!meanings.some(({ kind }) => kind === "compare")) return false;
		return (isCollege(before) && isStrange(after)) || (isStrange(before) && isCollege(after));
	});
}

/** Institutions in the plural, or any where it is said what takes them: "clat se admission dene wale college". */
function hasNoun(of: (kind: string) => Read[]): boolean {
	return of("generic").some(({ words }) =>
		/^(?:colleges|institutes|universities|clgs|कॉलेजों|कॉलेज$|college$)/u.test(words.normalize("NFC")),
	);
}

/** A kind of institution, or a place here: what it costs is its fee. */
function isOfIndia(of: (kind: string) => Read[]): boolean {
	return ["college", "group", "degree", "category", "course", "state", "district", "town"].some(
		(kind) => of(kind).length > 0,
	);
}

function hasMeaning(spans: readonly Span[], kind: string, value?: string): boolean {
	return spans.some(({ meanings }) =>
		meanings.some((meaning) => meaning.kind === kind && (value === undefined || meaning.value === value)),
	);
}

function hasRankWord(spans: readonly Span[]): boolean {
	return spans.some(({ meanings }) => meanings.some(({ kind }) => kind === "rank-word"));
}

type Tooled = { exams: number; isOdd: boolean; isOfYear: boolean };

function toolIntent(tools: readonly Read[], { exams, isOdd, isOfYear }: Tooled): Intent {
	if (tools.every(({ value }) => value === "study-abroad")) return "country";
	if (tools.some(({ value, words }) => value === "calendar" && (isOfYear || !/cal[ae]nd|कैले/u.test(words))))
		return "date";
	return isOdd && exams === 0 && tools.every(({ value }) => value === "news" || value === "data") ? "none" : "tool";
}

type Listed = Pick<Heard, "reads" | "spans" | "bounds"> & {
	of: (kind: string) => Read[];
	wants: ReadonlySet<string>;
	colleges: number;
	groups: number;
	exams: number;
	isOdd: boolean;
	subjects: readonly Read[];
};

const ALL: ReadonlySet<string> = new Set([
	"all",
	"list",
	"saare",
	"sare",
	"sabhi",
	"sab",
	"sabke",
	"every",
	"suchi",
	"सभी",
	"सारे",
	"सब",
	"सूची",
]);

/** Where nothing is asked of one institution or exam: a list, a name, a bare word, or nothing of ours. */
function listIntent({ bounds, of, wants, colleges, groups, exams, isOdd, subjects }: Listed): Intent {
	const places = [...of("state"), ...of("district"), ...of("town"), ...of("pin")].length;
	const hasNoun = of("generic").length > 0 || of("kind").length > 0;
	const facets = places + [...of("ownership"), ...of("gender"), ...of("approval")].length;
	const bare = ["fee", "seats", "hostel", "recognition", "reviews", "cutoff"] as const;
	const want = bare.find((each) => wants.has(each));
	if (
		subjects.length > 0 &&
		bounds.budgetInr === undefined &&
		(want === "fee" || want === "seats" || want === "cutoff")
	)
		return want;
	const isHowTo = wants.has("admission") && places === 0 && !hasNoun && of("exam").length === 0;
	if (colleges === 0 && subjects.length > 0 && isHowTo) return "eligibility";
	if (colleges === 0 && subjects.length > 0) return "list";
	if (colleges > 0) return isOdd ? "none" : "name";
	const isAll =
		of("filler").some(({ words }) => ALL.has(words)) || hasNoun || of("group").some(({ words }) => / /.test(words));
	if (groups > 0) return isAll || places + subjects.length + of("sort").length > 0 ? "list" : "name";
	if (want === "recognition") return want;
	if (want !== undefined && !isOdd && !hasNoun) return want;
	if (of("term").length > 0) return "definition";
	if (exams > 0 && (facets > 0 || hasNoun) && !isOdd) return "list";
	if (exams > 0) return isOdd || exams > 2 ? "none" : "name";
	if (places > 1 && of("topic").some(({ value }) => value === "distance")) return "none";
	if (hasNoun && facets > 0) return "list";
	if (facets > 0 && !isOdd) return "list";
	const isOfExam = bounds.year !== undefined || of("generic").some(({ value }) => value === "course");
	if (wants.has("date") || wants.has("form") || wants.has("counselling")) return isOdd && !isOfExam ? "none" : "date";
	return "none";
}

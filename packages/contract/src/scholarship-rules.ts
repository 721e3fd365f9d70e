import { SCHOLARSHIP_LIST_DAY, type Scholarship, type ScholarshipLevel } from "./scholarship.ts";
import type { ScholarshipQuery } from "./scholarship-list.ts";

/** An absent fact was not given, but an unticked box means "no" once a category is given. */
export type Student = ScholarshipQuery;

export type RuledScheme = Pick<
	Scholarship,
	| "levels"
	| "genders"
	| "groups"
	| "states"
	| "incomeInr"
	| "streams"
	| "cities"
	| "nirfTop"
	| "isForUnranked"
	| "further"
>;

/** The order of rules: if several fail, the first one is named. */
export const SCHOLARSHIP_RULES = [
	"level",
	"gender",
	"category",
	"state",
	"income",
	"stream",
	"place",
	"nirf",
	"further",
] as const;
export type ScholarshipRule = (typeof SCHOLARSHIP_RULES)[number];

/**
 * The verdict for one student: `fits` if every known rule is met, `no` with the first rule that is not, else
 * `cannot-tell` with the first rule that cannot be judged: the student did not give the fact (`isUnanswered`), or the rule
 * is not published.
 */
export type Verdict =
	| { kind: "fits" }
	| { kind: "no"; rule: ScholarshipRule }
	| { kind: "cannot-tell"; rule: ScholarshipRule; isUnanswered: boolean };

type Answer = "met" | "failed" | "unanswered" | "unknown";

export function judgeScholarship(scheme: RuledScheme, student: Student): Verdict {
	const answers = SCHOLARSHIP_RULES.map((rule) => ({ rule, answer: JUDGES[rule](scheme, student) }));
	const failed = answers.find(({ answer }) => answer === "failed");
	if (failed !== undefined) return { kind: "no", rule: failed.rule };
	const open = answers.find(({ answer }) => answer !== "met");
	if (open === undefined) return { kind: "fits" };
	return { kind: "cannot-tell", rule: open.rule, isUnanswered: open.answer === "unanswered" };
}

const JUDGES: Record<ScholarshipRule, (scheme: RuledScheme, student: Student) => Answer> = {
	level: ({ levels }, { level }) => among(levels, level, false),
	gender: ({ genders }, { gender }) => among(genders, gender, true),
	category: judgeGroup,
	state: ({ states }, { state }) => among(states, state, true),
	income: ({ incomeInr }, { income }) => {
		if (incomeInr === undefined) return "unknown";
		if (income === undefined) return "unanswered";
		return income <= incomeInr ? "met" : "failed";
	},
	stream: judgeStream,
	place: ({ cities }) => (cities.length === 0 ? "met" : "unknown"),
	nirf: ({ nirfTop, isForUnranked }) => (nirfTop === undefined && !isForUnranked ? "met" : "unknown"),
	further: judgeFurther,
};

function among(allowed: readonly string[] | undefined, own: string | undefined, isEmptyAny: boolean): Answer {
	if (allowed === undefined) return "unknown";
	if (allowed.length === 0 && isEmptyAny) return "met";
	if (own === undefined) return "unanswered";
	return allowed.includes(own) ? "met" : "failed";
}

/** A scheme for several groups accepts a member of any of them. */
function judgeGroup({ groups }: RuledScheme, { category, disability, minority }: Student): Answer {
	if (groups === undefined) return "unknown";
	if (groups.length === 0) return "met";
	if ((disability && groups.includes("pwd")) || (minority && groups.includes("minority"))) return "met";
	// A student who gives no category has not looked at the ticks beside it either.
	return among(groups, category, true);
}

/** The communities that schemes name are of no scheduled caste or tribe. */
function judgeFurther({ further }: RuledScheme, { category }: Student): Answer {
	const isOfTribeOrCaste = category === "sc" || category === "st";
	if (isOfTribeOrCaste && further.includes("community")) return "failed";
	return further.length === 0 ? "met" : "unknown";
}

const AT_SCHOOL: readonly (ScholarshipLevel | undefined)[] = ["10", "11", "12"];

/** Streams describe studies after school; a diploma is a stream of its own. */
function judgeStream({ streams }: RuledScheme, { level, stream }: Student): Answer {
	if (AT_SCHOOL.includes(level)) return "met";
	const isInDiploma = level === "diploma" && stream === undefined;
	if (isInDiploma && streams?.some((each) => each === "diploma" || each === "iti")) return "met";
	return among(streams, stream, true);
}

/** Scores how specific a scheme is to students like this one; the most specific come first. */
export function closenessOf(scheme: RuledScheme, student: Student): number {
	const isOwn = (allowed: readonly string[] | undefined, own: string | undefined) =>
		own !== undefined && allowed?.includes(own) === true;
	const isOfItsGroup = (scheme.groups?.length ?? 0) > 0 && judgeGroup(scheme, student) === "met";
	return (
		(isOfItsGroup ? 4 : 0) +
		(isOwn(scheme.states, student.state) ? 2 : 0) +
		(isOwn(scheme.genders, student.gender) ? 1 : 0)
	);
}

type Round = Pick<Scholarship, "providerKind" | "lastDate" | "readOn">;

const YEARS_KNOWN = 2;

/**
 * `open`: its last date is ahead or unknown, or a government opens it each year. `expected`: its round is over, and our list of August 2026
 * expects another: it does so for each scheme whose last date it has and which was over by then. `closed`: nothing says that it opens
 * again. What is older than two years counts as closed. Days as `2026-11-29`.
 */
export function roundOf({ providerKind, lastDate, readOn }: Round, today: string): "open" | "expected" | "closed" {
	if (lastDate === undefined || lastDate >= today) return "open";
	if (lastDate < `${Number(today.slice(0, 4)) - YEARS_KNOWN}${today.slice(4)}`) return "closed";
	if (providerKind === "government" || providerKind === "state") return "open";
	return readOn === undefined && lastDate < SCHOLARSHIP_LIST_DAY ? "expected" : "closed";
}

export function isClosed(scheme: Round, today: string): boolean {
	return roundOf(scheme, today) !== "open";
}

const ROUNDS: readonly ReturnType<typeof roundOf>[] = ["open", "expected", "closed"];

type OrderedScheme = RuledScheme & Round & Pick<Scholarship, "amount" | "per" | "name">;

/**
 * The order of every list: those that are open or open each year, then those expected again, then closed ones. Within each those for a
 * few come last, and the others by how well they fit the student, then by the amount.
 */
export function compareSchemes(student: Student, today: string): (a: OrderedScheme, b: OrderedScheme) => number {
	return (a, b) =>
		ROUNDS.indexOf(roundOf(a, today)) - ROUNDS.indexOf(roundOf(b, today)) ||
		Number(isForFew(a)) - Number(isForFew(b)) ||
		fitOf(b, student) - fitOf(a, student) ||
		Number(a.lastDate === undefined) - Number(b.lastDate === undefined) ||
		compareAmounts(b, a) ||
		a.name.localeCompare(b.name);
}

const CONDITIONS_OF_A_FEW = ["named-colleges", "named-places", "serviceman", "driver", "sports", "special"] as const;

function isForFew({ further }: RuledScheme): boolean {
	return CONDITIONS_OF_A_FEW.some((each) => further.includes(each));
}

/** A scheme that names the student's group, state, gender or subject; then one whose rules are all met. */
function fitOf(scheme: RuledScheme, student: Student): number {
	const isOfStream = student.stream !== undefined && scheme.streams?.includes(student.stream) === true;
	const isSure = judgeScholarship(scheme, student).kind === "fits";
	// Told a category or state and no gender, a scheme for girls may be for somebody else.
	const isOfUntoldGender =
		student.gender === undefined &&
		(student.category ?? student.state) !== undefined &&
		(scheme.genders?.length ?? 0) > 0;
	return 2 * (closenessOf(scheme, student) + Number(isOfStream) - LESS_BY * Number(isOfUntoldGender)) + Number(isSure);
}

/** More than a group, a state and a gender together. */
const LESS_BY = 8;

const MONTHS = 12;

/** Whole fees count as more than any amount, as fees of private colleges are; an unpublished amount as less. */
function compareAmounts(a: OrderedScheme, b: OrderedScheme): number {
	const [left, right] = [yearlyOf(a), yearlyOf(b)];
	return left === right ? 0 : left - right;
}

function yearlyOf({ amount, per }: OrderedScheme): number {
	if (amount === undefined) return 0;
	const most = amount.mostInr ?? amount.leastInr;
	if (most === undefined) return amount.isOfFees ? Number.POSITIVE_INFINITY : 0;
	return per === "month" ? most * MONTHS : most;
}

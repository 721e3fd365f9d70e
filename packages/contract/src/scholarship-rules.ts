import type { Scholarship, ScholarshipLevel } from "./scholarship.ts";
import type { ScholarshipQuery } from "./scholarship-list.ts";

/** What a student told of themselves; absent is not told, and a tick that is not set is "no" once a category is told. */
export type Student = ScholarshipQuery;

/** What of a scheme its rules are judged by. */
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

/** The rules in the order in which one of several that fail is named. */
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
 * What the facts held say of one student: `fits` where every rule that is held is met, `no` with the first rule that is not, else
 * `cannot-tell` with the first rule that nobody can judge: the student did not tell (`isUntold`), or it is not published.
 */
export type Verdict =
	| { kind: "fits" }
	| { kind: "no"; rule: ScholarshipRule }
	| { kind: "cannot-tell"; rule: ScholarshipRule; isUntold: boolean };

type Answer = "met" | "failed" | "untold" | "unknown";

export function judgeScholarship(scheme: RuledScheme, student: Student): Verdict {
	const answers = SCHOLARSHIP_RULES.map((rule) => ({ rule, answer: JUDGES[rule](scheme, student) }));
	const failed = answers.find(({ answer }) => answer === "failed");
	if (failed !== undefined) return { kind: "no", rule: failed.rule };
	const open = answers.find(({ answer }) => answer !== "met");
	if (open === undefined) return { kind: "fits" };
	return { kind: "cannot-tell", rule: open.rule, isUntold: open.answer === "untold" };
}

const JUDGES: Record<ScholarshipRule, (scheme: RuledScheme, student: Student) => Answer> = {
	level: ({ levels }, { level }) => among(levels, level, false),
	gender: ({ genders }, { gender }) => among(genders, gender, true),
	category: judgeGroup,
	state: ({ states }, { state }) => among(states, state, true),
	income: ({ incomeInr }, { income }) => {
		if (incomeInr === undefined) return "unknown";
		if (income === undefined) return "untold";
		return income <= incomeInr ? "met" : "failed";
	},
	stream: judgeStream,
	place: ({ cities }) => (cities.length === 0 ? "met" : "unknown"),
	nirf: ({ nirfTop, isForUnranked }) => (nirfTop === undefined && !isForUnranked ? "met" : "unknown"),
	further: ({ further }) => (further.length === 0 ? "met" : "unknown"),
};

function among(allowed: readonly string[] | undefined, own: string | undefined, isEmptyAny: boolean): Answer {
	if (allowed === undefined) return "unknown";
	if (allowed.length === 0 && isEmptyAny) return "met";
	if (own === undefined) return "untold";
	return allowed.includes(own) ? "met" : "failed";
}

/** A scheme for several groups is for anyone who belongs to one of them. */
function judgeGroup({ groups }: RuledScheme, { category, disability, minority }: Student): Answer {
	if (groups === undefined) return "unknown";
	if (groups.length === 0) return "met";
	if ((disability && groups.includes("pwd")) || (minority && groups.includes("minority"))) return "met";
	// Who tells no category has not looked at the ticks beside it either.
	return among(groups, category, true);
}

const AT_SCHOOL: readonly (ScholarshipLevel | undefined)[] = ["10", "11", "12"];

/** Streams are of what is studied after school; a diploma is a stream of its own. */
function judgeStream({ streams }: RuledScheme, { level, stream }: Student): Answer {
	if (AT_SCHOOL.includes(level)) return "met";
	const isInDiploma = level === "diploma" && stream === undefined;
	if (isInDiploma && streams?.some((each) => each === "diploma" || each === "iti")) return "met";
	return among(streams, stream, true);
}

/** How narrowly a scheme is kept for students like this one: what is theirs alone stands first. */
export function closenessOf(scheme: RuledScheme, student: Student): number {
	const isOwn = (allowed: readonly string[] | undefined, own: string | undefined) =>
		own !== undefined && allowed?.includes(own) === true;
	const isOfGroup = (scheme.groups?.length ?? 0) > 0 && judgeGroup(scheme, student) === "met";
	return (
		(isOfGroup ? 4 : 0) +
		(isOwn(scheme.states, student.state) ? 2 : 0) +
		(isOwn(scheme.genders, student.gender) ? 1 : 0)
	);
}

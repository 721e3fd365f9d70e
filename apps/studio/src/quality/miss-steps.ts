const QUESTION_WORDS =
	/\b(how|what|when|which|why|who|vs|kaise|kab|kya|kitn[aei]|kaun|loan|fees?|dates?|registration|form|results?|admit card|cut-?offs?|eligibility|syllabus|scholarships?|salary|exam)\b|\?/i;

/** Whether the words may be a college's name: a question about something is none. */
export function mayBeName(words: string): boolean {
	return !QUESTION_WORDS.test(words);
}

type Exam = Readonly<{ id: string | number } & Record<string, unknown>>;

/** The exams that the words name, whose pages may answer already: by their whole short name, or else by its first word. */
export function examsIn(words: string, exams: readonly Exam[]): { id: string | number; name: string }[] {
	const text = ` ${words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
	const named = exams.flatMap(({ id, short_name: short }) =>
		typeof short === "string" && short !== "" ? [{ id, name: short }] : [],
	);
	const by = (part: (name: string) => string) => named.filter(({ name }) => text.includes(` ${part(name)} `));
	const whole = by((name) => name.toLowerCase());
	return (whole.length > 0 || mayBeName(words) ? whole : by((name) => firstWordOf(name))).slice(0, MAX_EXAMS);
}

const MAX_EXAMS = 2;

function firstWordOf(name: string): string {
	return (name.split(/[\s-]/)[0] ?? "").toLowerCase();
}

export type Statement = {
	slug: string;
	/** Courses in which it cannot be avoided. */
	daily: readonly string[];
	/** Courses, or branches of them, that include it. */
	some: readonly string[];
};
export type Answers = Readonly<Record<string, "yes" | "no">>;

export type SortedPathway = { door: string; liked: string[]; disliked: string[] };

/**
 * Sorts the courses by the answers. A yes counts for a course that includes it, a no against one that cannot avoid it. Ties stay in
 * order.
 */
export function sortPathways(
	doors: readonly string[],
	statements: readonly Statement[],
	answers: Answers,
): { liked: SortedPathway[]; disliked: SortedPathway[]; unsaid: SortedPathway[] } {
	const sorted = doors.map((door): SortedPathway => {
		const having = statements.filter(({ daily, some }) => daily.includes(door) || some.includes(door));
		return {
			door,
			liked: having.filter(({ slug }) => answers[slug] === "yes").map(({ slug }) => slug),
			disliked: having
				.filter(({ slug, daily }) => answers[slug] === "no" && daily.includes(door))
				.map(({ slug }) => slug),
		};
	});
	return {
		liked: sorted
			.filter(({ liked, disliked }) => liked.length > 0 && disliked.length === 0)
			.toSorted((one, other) => other.liked.length - one.liked.length),
		disliked: sorted.filter(({ disliked }) => disliked.length > 0),
		unsaid: sorted.filter(({ liked, disliked }) => liked.length === 0 && disliked.length === 0),
	};
}

/** Whether many answers are all the same, so that they cannot rank the courses. */
export function isUniform(answers: Answers): boolean {
	const values = Object.values(answers);
	return values.length >= MIN_FOR_UNIFORM && new Set(values).size === 1;
}

const MIN_FOR_UNIFORM = 12;

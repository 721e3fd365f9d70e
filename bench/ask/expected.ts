export type GoldRow = { query: string; kind: string; expect: Expected; why: string; half: string };

export type Expected = {
	intent: string;
	institution?: string[];
	exam?: string[];
	country?: string[];
	degree?: string[];
	branch?: string[];
	category?: string[];
	state?: string[];
	district?: string[];
	ownership?: string[];
	for?: string[];
	near?: string;
	not?: Record<string, string[]>;
	budget?: { min?: number; max?: number };
	year?: number;
	rank?: number;
	marks?: number;
	percentile?: number;
	reservation?: string;
	superlative?: string;
	tool?: string[] | string;
	ambiguous?: string[];
	term?: string;
	unknown?: string[];
	like?: string[];
	nothing?: true;
	card?: string[];
	noReservation?: true;
};

/** Maps everyday names such as `bitsat` and `bdes` to our ids. */
export function toExpected(expect: Expected): Expected {
	const { exam, degree = [], branch = [], category = [], ...rest } = expect;
	const ofDesign: readonly string[] = degree.filter((slug) => slug === "bdes" || slug === "mdes");
	const ofCourses: readonly string[] = category.filter((slug) => slug === "pharmacy" || slug === "design");
	const branches = [...new Set([...branch, ...ofDesign.map(() => "design"), ...ofCourses])];
	const left = {
		degree: degree.filter((slug) => !ofDesign.includes(slug)),
		category: category.filter((slug) => !ofCourses.includes(slug)),
	};
	return {
		...rest,
		...(exam && { exam: exam.map((slug) => (slug === "bitsat" ? "bitsat-exam" : slug)) }),
		...(left.degree.length > 0 && { degree: left.degree }),
		...(left.category.length > 0 && { category: left.category }),
		...(branches.length > 0 && { branch: branches }),
	};
}

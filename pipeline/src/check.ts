import type { Catalogue } from "#pipeline/catalogue.ts";
import { findSplitInstitutions } from "#pipeline/colleges/split.ts";

class CatalogueError extends Error {
	readonly problems: readonly string[];

	constructor(problems: readonly string[]) {
		super(
			`The facts cannot be loaded:\n${problems.slice(0, 50).join("\n")}${problems.length > 50 ? `\n… and ${problems.length - 50} more` : ""}`,
		);
		this.name = "CatalogueError";
		this.problems = problems;
	}
}

/** Throws unless every printed institute is decided, every ranking place belongs to one institution, and every row is accounted for. */
export function checkCatalogue(catalogue: Catalogue): void {
	const problems = [
		...new Set(
			catalogue.unresolved.map(
				({ source, name, city, state }) => `matches.csv lacks a decision: ${source},"${name}","${city}","${state}"`,
			),
		),
		...catalogue.rankClashes.map((clash) => `one place, two institutions (or the reverse): ${clash}`),
		...unknownColleges(catalogue),
		...findSplitInstitutions(catalogue).map(
			(pair) => `same-as.csv lacks a decision, the facts of a ranked institution stand on two pages: ${pair}`,
		),
		...catalogue.reports
			.filter(({ read, kept, joined, refused }) => read !== kept + joined + refused)
			.map(
				({ dataset, read, kept, joined, refused }) =>
					`${dataset}: ${read} rows read, but ${kept} kept + ${joined} joined + ${refused} refused`,
			),
	];
	if (problems.length > 0) throw new CatalogueError(problems);
}

function unknownColleges({ colleges, mentions }: Catalogue): string[] {
	const ids = new Set(colleges.map(({ id }) => id));
	return mentions
		.filter(({ match }) => !ids.has(match.collegeId))
		.map(({ mention, match }) => `matches.csv: ${match.collegeId} of "${mention.name}" is in no list`);
}

import type { AskCard } from "@uchit/contract/answer.ts";
import type { Database } from "#backend/db/client.ts";
import { listTrendSeats } from "#backend/facts/queries/cutoffs/trend-rows.ts";
import { listPlacements } from "#backend/facts/queries/outcomes.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { type CardCollege, findRank, findRecognition, findSalary, findSeats, findSite } from "./college-cards.ts";
import { type CutoffCardQuery, findCutoff } from "./cutoff-card.ts";

type AboutCard = Extract<AskCard, { kind: "about" }>;

export async function findAbout(
	db: Database,
	index: CollegeIndex,
	college: CardCollege,
	seat: CutoffCardQuery,
): Promise<AboutCard | undefined> {
	const list = index.orders.mainLists.get(college.number);
	const [rank, salary, cutoff, recognition, site, seats, placements] = await Promise.all([
		findRank(db, college, { list, year: undefined }),
		findSalary(db, college, { list, degree: undefined, hasBranch: false, year: undefined }),
		findCutoff(db, seat),
		findRecognition(db, college, []),
		findSite(db, college),
		listTrendSeats(db, college.id),
		listPlacements(db, college.id),
	]);
	const known = [rank, salary, cutoff, findSeats(index, college), recognition].flatMap((card) =>
		card !== undefined && "kind" in card ? card : [],
	);
	const facts = known.flatMap((card) => (isFact(card) ? card : []));
	if (facts.length === 0) return undefined;
	// Cutoffs and salaries outside its main field are left to the institution's page.
	const ofOthers = { rank: 0, salary: placements.length, cutoff: seats.length };
	const isKnown = (kind: keyof typeof ofOthers) => facts.some((fact) => fact.kind === kind) || ofOthers[kind] > 0;
	const unknown = (["rank", "salary", "cutoff"] as const).filter((kind) => !isKnown(kind));
	return { kind: "about", college: { slug: college.slug, name: college.name }, facts, unknown, site };
}

function isFact(card: AskCard): card is AboutCard["facts"][number] {
	return ["rank", "salary", "cutoff", "seats", "recognition"].includes(card.kind);
}

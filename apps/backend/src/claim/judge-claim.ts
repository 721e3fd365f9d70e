import type { ClaimFigure, ClaimKind } from "@uchit/contract/claim.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import type { Database } from "#backend/db/client.ts";
import { listFacts } from "#backend/facts/queries/college-facts.ts";
import { listFees } from "#backend/facts/queries/fees.ts";
import { listCourses } from "#backend/facts/queries/intakes.ts";
import { listPlacements } from "#backend/facts/queries/outcomes.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { CollegeRow } from "#backend/search/queries/search-rows.ts";
import { hasKind } from "#backend/search/question/meaning.ts";
import type { Names } from "#backend/search/question/names.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { closingFigures, factFigures, feeFigures, graduateFigures, rankFigures, seatFigures } from "./figures.ts";
import {
	cannotJudge,
	type Figure,
	type Judgement,
	judgeFigures,
	judgeGraduates,
	judgeRank,
	judgeSeat,
	matchesFigure,
	newestOf,
	type RequiredDetails,
} from "./phrases/judge.ts";
import type { KindRule } from "./phrases/kinds.ts";
import { listLeftOver } from "./phrases/left-over.ts";
import { nameProgramme, nameSeat } from "./phrases/name-seat.ts";
import type { ReadClaim } from "./phrases/read-claim.ts";
import type { Phrase } from "./phrases/words.ts";
import { listClosings } from "./queries/closings.ts";
import { listNewestYears } from "./queries/newest-lists.ts";
import { findRankHolder } from "./queries/rank-holder.ts";
import { listRanks } from "./queries/ranks.ts";
import { removePlaces } from "./subject.ts";

type Parts = { db: Database; index: CollegeIndex; names: Names; number: number; college: CollegeRow };
type RuleMatch = { rule: KindRule; phrase: Phrase; reading: Reading };

/** The details that a claim has to name before one of our figures may contradict it. */
const REQUIRED_DETAILS: Readonly<Partial<Record<ClaimKind, RequiredDetails>>> = {
	rank: [["year"], ["list"]],
	median: [["year", "report"], ["list"], ["level"]],
	placed: [["year", "report"], ["list"], ["level"]],
	cutoff: [["year"], ["exam", "authority"], ["programme"], ["seatType"]],
	seats: [["year"], ["programme"]],
	fee: [["year"], ["programme"], ["covers"], ["measure"]],
};

/** Undefined if the phrase has the words of a kind but no figure that could be right or wrong. */
export async function judgeClaim(parts: Parts, { rule, phrase, reading }: RuleMatch): Promise<Judgement | undefined> {
	const { college } = parts;
	if (rule.kind === "place") return judgePlace(parts, { rule, phrase, reading });
	if (rule.kind === "date") return cannotJudge("not-held");
	removePlaces(phrase, reading, parts);
	const claim = rule.read(phrase);
	if (rule.kind === "package") {
		const medians = graduateFigures(await listPlacements(parts.db, college.id), "package", college.slug);
		const newest = newestOf(medians);
		return cannotJudge("not-published", newest?.isDoubtful === true ? undefined : newest?.ours);
	}
	if (claim.range === undefined && claim.band === undefined) return undefined;
	const { figures, named } = await FIGURES[rule.kind](parts, { claim, phrase, reading });
	const whole = { ...claim, named: { ...claim.named, ...named } };
	const judged = await judgeKind(parts.db, rule.kind, { claim: whole, figures });
	const judgement = await correctJudgement(parts, rule.kind, whole, judged);
	const isMore = listLeftOver(phrase, rule.kind === "recognition").length > 0;
	return isMore && judgement.verdict !== "cannot-judge" ? cannotJudge("more-words", judgement.ours) : judgement;
}

async function judgeKind(
	db: Database,
	kind: ClaimKind,
	{ claim, figures }: { claim: ReadClaim; figures: readonly Figure[] },
): Promise<Judgement> {
	const requiredDetails = REQUIRED_DETAILS[kind] ?? [];
	if (kind === "median" || kind === "placed") return judgeGraduates(claim, figures, requiredDetails);
	if (kind === "cutoff") return judgeSeat(claim, figures, requiredDetails);
	if (kind !== "rank") return judgeFigures(claim, figures, requiredDetails);
	const newest = await listNewestYears(db);
	const judged = judgeRank(claim, figures, { requiredDetails, newest });
	const { list } = judged.ours ?? {};
	const year = newest.get(list ?? "");
	const rank = claim.range?.least;
	const isOlder = judged.other === "year" && judged.why === undefined && judged.beside === undefined;
	if (!isOlder || claim.named.year !== undefined || list === undefined || year === undefined || rank === undefined)
		return judged;
	return { ...judged, beside: await holderOf(db, { list, year, rank }) };
}

async function holderOf(db: Database, place: Parameters<typeof findRankHolder>[1]): Promise<ClaimFigure | undefined> {
	const holder = await findRankHolder(db, place);
	if (holder === undefined) return undefined;
	const { sourceId, ...college } = holder;
	const { list, year, rank: value } = place;
	return { value, unit: "rank", year, list, of: [], sourceId, college, href: `/college/${college.slug}` };
}

type ClaimFigures = { figures: readonly Figure[]; named?: ReadClaim["named"] };
type OfPhrase = { claim: ReadClaim; phrase: Phrase; reading: Reading };

const FIGURES: Readonly<Record<ClaimKind, (parts: Parts, phrase: OfPhrase) => Promise<ClaimFigures>>> = {
	rank: async ({ db, college }) => ({ figures: rankFigures(await listRanks(db, college.id), college.slug) }),
	median: (parts) => readGraduates(parts, "median"),
	placed: (parts) => readGraduates(parts, "placed"),
	package: (parts) => readGraduates(parts, "package"),
	cutoff: readSeat,
	seats: async ({ db, college }, { claim, phrase }) => {
		const figures = seatFigures(await listCourses(db, college.id), college.slug);
		const isTotal = claim.named.programme !== undefined;
		const named = isTotal ? {} : nameProgramme(phrase, figures);
		return { figures, named: isTotal || named.programme !== undefined ? named : { programme: "" } };
	},
	fee: async ({ db, college }, { phrase }) => {
		const figures = feeFigures((await listFees(db, college.id)).items, college.slug);
		return { figures, named: nameProgramme(phrase, figures) };
	},
	recognition: (parts, { claim }) => readFacts(parts, "recognised-by", claim),
	founded: (parts, { claim }) => readFacts(parts, "established", claim),
	place: async () => ({ figures: [] }),
	accreditation: async () => ({ figures: [] }),
	date: async () => ({ figures: [] }),
};

async function readGraduates({ db, college }: Parts, kind: "median" | "placed" | "package"): Promise<ClaimFigures> {
	return { figures: graduateFigures(await listPlacements(db, college.id), kind, college.slug) };
}

/** One match among several bodies or years is enough. */
async function readFacts(
	{ db, college }: Parts,
	field: "established" | "recognised-by",
	claim: ReadClaim,
): Promise<ClaimFigures> {
	const figures = factFigures(await listFacts(db, college.id), field, college.slug);
	const hits = figures.filter((figure) => matchesFigure(claim, figure));
	return { figures: hits.length > 0 ? hits : figures };
}

async function readSeat({ db, college }: Parts, { claim, phrase, reading }: OfPhrase): Promise<ClaimFigures> {
	const { year } = claim.named;
	const wanted = { year: year === undefined ? undefined : Number(year), figure: claim.range?.least ?? 0 };
	const figures = closingFigures(await listClosings(db, college.id, wanted), college.slug);
	const [exam] = filterByKind(reading.reads, "exam");
	if (exam !== undefined) phrase.takeWords(exam.words);
	const named = {
		round: "last",
		...claim.named,
		...nameSeat(phrase, figures),
		...(exam !== undefined && { exam: exam.value }),
	};
	return { figures, named };
}

async function correctJudgement(
	{ db, college }: Parts,
	kind: ClaimKind,
	{ named, range }: ReadClaim,
	judgement: Judgement,
): Promise<Judgement> {
	const { ours, verdict } = judgement;
	const isWrong = verdict === "contradicted" || (verdict === "cannot-judge" && judgement.why !== "not-held");
	// Absence from the lists of recognised institutions does not refute a claim of recognition.
	if (kind === "recognition") return isWrong ? cannotJudge("not-held", ours) : judgement;
	// An older college, an Act or a new name may also count as the beginning.
	if (kind === "founded" && verdict === "contradicted") return cannotJudge("earlier", ours);
	const list = RankingList.safeParse(named.list).data;
	const isPlace = kind === "rank" && range !== undefined && range.least === range.most;
	if (!isPlace || verdict !== "cannot-judge" || list === undefined || named.year === undefined) return judgement;
	const year = Number(named.year);
	const holder = await holderOf(db, { list, year, rank: range.least });
	if (holder === undefined || holder.college?.slug === college.slug) return judgement;
	return { verdict: "other", other: "institution", ours: holder };
}

function judgePlace(
	{ index, names, number, college }: Parts,
	{ rule, phrase, reading }: RuleMatch,
): Judgement | undefined {
	const places = reading.reads.filter((read) => hasKind(read, "state", "district", "town") && !read.isNot);
	const claimed = places.filter(({ words }) => phrase.left.includes(` ${words} `));
	for (const { words } of claimed) phrase.takeWords(words);
	const state = index.stateNames.get(college.stateSlug ?? "");
	if (claimed.length === 0 || state === undefined) return undefined;
	const value = [college.city ?? index.districtNames.get(college.districtId ?? ""), state]
		.filter((each) => each)
		.join(", ");
	const published = {
		value,
		unit: "text",
		of: [],
		sourceId: college.sourceId,
		href: `/college/${college.slug}`,
	} as const;
	const figure = { ...published, of: [] };
	rule.read(phrase);
	if (listLeftOver(phrase, false).length > 0) return cannotJudge("more-words", figure);
	const isIn = (place: (typeof claimed)[number]) =>
		[place, ...place.others].some((each) => names.isIn(number, { value: `${each.value}`, label: each.label }));
	const isElsewhere = ({ kind, value: slug, within, others }: (typeof claimed)[number]) =>
		others.length === 0 && (kind === "state" ? slug : within) !== college.stateSlug;
	if (claimed.every(isIn)) return { verdict: "supported", ours: figure };
	return !claimed.some(isIn) && claimed.some(isElsewhere)
		? { verdict: "contradicted", ours: figure }
		: cannotJudge("not-held", figure);
}

import type { Answer, AskCard } from "@uchit/contract/answer.ts";
import { HOME_STATE_ELSEWHERE } from "@uchit/contract/predict.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { AFTER_TABLE, getSection, type Pathway, pathwaysOf } from "#app/after/table.server.ts";
import { ruleNote, ruleWords } from "#app/applicant/eligibility/verdict-words.ts";
import { getAppeared } from "#app/exam/data.server.ts";
import { findPlainCategory } from "#app/facts/plain-category.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { getCatalogue } from "#app/platform/backend/catalogue.server.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { bodyOfState } from "#app/predict/answer/state-bodies.server.ts";
import type { RankBand } from "#app/predict/band-words.ts";
import { askPredictor, getPredictExams } from "#app/predict/data.server.ts";
import { readFigures } from "#app/predict/figures.server.ts";
import { BEGUN_PARAM, CARD_SORT, type PredictSearch, parsePredictSearch } from "#app/predict/search.ts";
import type { ShownPage, ShownSeat } from "#app/predict/shown.ts";
import { RightsTable } from "#app/rights/rights-table.server.ts";
import { type CardContext, type FirstOptions, isPaid } from "./card/card-parts.ts";
import { toPredictorParams } from "./predictor-params.ts";

/**
 * Words the rules of a card on the server, because few answers have any. Rules that name a state or another exam are on the exam's page
 * only.
 */
export async function listRuleTexts(language: Language, card: Answer["card"]): Promise<string[][]> {
	if (card?.kind !== "exam-part") return [];
	const t = await translateFor(language);
	const asIs = (slug: string) => slug;
	return card.rules.map((rule) => {
		const words = ruleWords({ t, language, nameState: asIs, nameExam: asIs }, rule);
		return [capitalise(words), ruleNote(language, rule) ?? ""].filter((part) => part !== "");
	});
}

export async function sayAfter(
	request: RequestContext,
	language: Language,
	card: Answer["card"],
): Promise<CardContext["after"]> {
	if (card?.kind === "course") return { doors: sayDoors(language, [card.slug]) };
	if (card?.kind !== "after") return undefined;
	if (card.section !== undefined) {
		const { title, text, entrances, cost, site: hereAt } = getSection(language, card.section);
		const entrance = entrances.find(({ state }) => state === card.state);
		if (card.doors !== undefined) return { title, text: text[0], doors: sayDoors(language, card.doors) };
		const whole = text.join(" ");
		if (entrance === undefined) return { title, text: whole, cost, hereAt };
		const state = (await getCatalogue(request)).states.find(({ slug }) => slug === card.state);
		const here = `${state === undefined ? "" : `${stateName(state, language)}: `}${entrance.text}`;
		return { title, here, hereAt: entrance.site, text: whole };
	}
	return {
		ways: pathwaysOf(card.page)
			.filter(({ slug }) => slug !== card.without)
			.map((door) => nameOf(language, door))
			.join(", "),
	};
}

const nameOf = (language: Language, { name, nameHi }: Pathway) => (language === "hi" ? nameHi : name);

function sayDoors(language: Language, slugs: readonly string[]) {
	return slugs
		.flatMap((slug) => AFTER_TABLE.doors.find((door) => door.slug === slug) ?? [])
		.map((door) => {
			const { years, yearsHi = years, wants, wantsHi, next, nextHi } = door;
			const [duration, needs, leadsTo] = language === "hi" ? [yearsHi, wantsHi, nextHi] : [years, wants, next];
			return { figure: nameOf(language, door), sentence: `${duration} · ${needs.replace(/[.।]$/, "")} → ${leadsTo}` };
		});
}

/** Income in rupees a year, by the documents of the two schemes that pay interest. */
const MAX_INCOME = { subsidy: 450_000, vidyalaxmi: 800_000 };

export function sayLoan(language: Language, card: Answer["card"]): string | undefined {
	if (card?.kind !== "not-held" || card.loan === undefined) return undefined;
	const { about, income = 0 } = card.loan;
	const band = income <= MAX_INCOME.subsidy ? "low" : income <= MAX_INCOME.vidyalaxmi ? "middle" : "high";
	const { text, textHi } = RightsTable.loans[about === "income" ? band : about];
	return language === "hi" ? textHi : text;
}

const FIRST = 3;

export async function predictForCard(
	request: RequestContext,
	card: PredictCard,
	{ isInState = true, isHomeAssumed = false }: { isInState?: boolean; isHomeAssumed?: boolean } = {},
): Promise<{ address: URLSearchParams; first: FirstOptions | undefined }> {
	const { items } = await getPredictExams(request);
	const slug = card.exam?.slug ?? "";
	// A percentile needs the number of candidates from the exam's guide.
	const appeared = card.percentile === undefined || slug === "" ? undefined : await getAppeared(request, slug);
	const options = { takesPercentile: appeared !== undefined, isInState };
	const begun = toPredictorParams(items, card, options);
	const exam = items.find((each) => each.exam === slug);
	if (exam === undefined) return { address: begun, first: undefined };
	const address = toPredictorParams(items, card, { ...options, assumesEveryone: true });
	if (address.has(BEGUN_PARAM)) return { address: begun, first: undefined };
	const { search, percentile, band } = await readFigures(request, address, {
		typed: { ...parsePredictSearch(address), sort: CARD_SORT },
		exam,
		askAppeared: async () => appeared,
	});
	const predicted = await askPredictor(request, search);
	if (predicted.kind === "refused") return { address: begun, first: undefined };
	const { total, cautions, asked, leftOut } = predicted.page;
	if (total === 0 && address.has("state")) {
		const { inState, homeState } = card;
		// Its own students may get in there where others do not.
		if (exam.homeState === "asked" && homeState === undefined && inState !== undefined)
			return predictForCard(request, { ...card, homeState: inState }, { isHomeAssumed: true });
		return predictForCard(request, card, { isInState: false, isHomeAssumed });
	}
	const homeState = asked.homeState ?? card.inState;
	const isOfStates = cautions.includes("all-india-share") || cautions.includes("state-seats");
	const ownOfState = isOfStates
		? { name: homeState?.name ?? "none", body: bodyOfState(slug, homeState?.slug ?? "") }
		: undefined;
	const isAdded = (field: string) => address.has(field) && !begun.has(field);
	// A question with "girls" and no category needs the category only.
	const isForEveryone = isAdded("gender") && card.isForWomen === undefined && card.isForMen === undefined;
	const assumed = begun.has(BEGUN_PARAM) ? { isOpen: isAdded("category"), isForEveryone } : undefined;
	const more = {
		ofHomeState: leftOut.find(({ reason }) => reason === "home-state-unknown")?.seats ?? 0,
		ofCategory: asked.missing?.rank === "category" ? asked.missing.options : 0,
	};
	const { range, published } = percentile ?? {};
	const worked = range && published && { ...range, year: published.year };
	const found = { search, page: predicted.page };
	const closed =
		total === 0 && card.institution !== undefined ? await listClosed(request, exam, { ...found, card }) : [];
	const first = {
		...(await listFirst(request, found)),
		ownOfState,
		assumed,
		more,
		worked,
		rankOf: rankOf(band),
		closed,
		isWithout: false,
		isElsewhere: !isInState,
		isHomeAssumed,
	};
	if (total > 0 || card.institution === undefined || closed.length > 0) return { address, first };
	const { institution: _institution, ...others } = card;
	const elsewhere = await predictForCard(request, others);
	return elsewhere.first === undefined
		? { address, first }
		: { ...elsewhere, first: { ...elsewhere.first, isWithout: true } };
}

type PredictCard = Extract<AskCard, { kind: "predict" }>;

export function stateCounsellingBodyOf({
	exam,
	inState,
	homeState = inState,
}: PredictCard): { name: string; address: string } | undefined {
	return exam?.slug === "neet" ? bodyOfState(exam.slug, homeState?.slug ?? "") : undefined;
}

type Found = { search: PredictSearch; page: ShownPage };

/** Of the counselling that is meant one option of each of the hardest colleges, whatever their group; of others their number. */
async function listFirst(request: RequestContext, { search, page }: Found) {
	const [lead, ...rest] = page.counsellings;
	const groups = lead?.groups.filter(({ band, options }) => band !== "reach" && options > 0) ?? [];
	const seats = putDoctorsFirst(
		page.items.filter(
			({ authority, band }) => authority === lead?.authority && (groups.length === 0 || band !== "reach"),
		),
	);
	const ofEach = new Map(seats.toReversed().map((seat) => [seat.college.slug, seat]));
	const hardest = seats.filter((seat) => ofEach.get(seat.college.slug) === seat).slice(0, FIRST);
	const isOfOwn = lead === undefined || lead.authority === page.asked.authority || search.authority.length > 0;
	return {
		total: page.total,
		open: groups.reduce((sum, { options }) => sum + options, 0),
		/** If the exam's own counselling has nothing, another's takes its place. */
		lead: lead && { ...lead, isOwn: isOfOwn || page.asked.stateDoor !== undefined },
		others: rest,
		options: hardest,
		isPaidOnly: seats.length > 0 && seats.every(isPaid) && !(await hasGovernmentSeat(request, search)),
	};
}

/** By NEET people want to be doctors; MCC fills B.Sc Nursing too. */
function putDoctorsFirst(seats: readonly ShownSeat[]): readonly ShownSeat[] {
	const ofDoctors = seats.filter(({ programme }) => !/nursing/i.test(programme));
	return ofDoctors.length > 0 ? ofDoctors : seats;
}

/** Searches the whole answer, because the page shows only its beginning. */
async function hasGovernmentSeat(request: RequestContext, search: PredictSearch): Promise<boolean> {
	const found = await askPredictor(request, { ...search, kind: ["government"] });
	return found.kind !== "answer" || found.page.total > 0;
}

/**
 * Lists the last seats of an institution that has none at this rank: everyone's, and those of the category by its own list; for
 * people of its state and of others if no home state is given.
 */
async function listClosed(
	request: RequestContext,
	exam: PredictExam,
	{ search, page: { asked }, card: { institution, homeState } }: Found & { card: PredictCard },
): Promise<FirstOptions["closed"]> {
	if (exam.lists[0]?.figure !== "rank") return [];
	const everyones = findPlainCategory(exam, "open")?.value ?? search.category;
	const isRankedApart = exam.hasBothRanks && search.category !== everyones;
	const figures = isRankedApart
		? [
				{ common: "1", rank: "", category: everyones },
				{ common: "", rank: "1" },
			]
		: [{ common: "1", rank: "" }];
	const asksHome = exam.homeState === "asked";
	const homes =
		homeState !== undefined || !asksHome ? [search.homeState] : [institution?.state ?? "", HOME_STATE_ELSEWHERE];
	const found = await Promise.all(
		figures.flatMap((figure) =>
			homes.map((home) =>
				askPredictor(request, {
					...search,
					...figure,
					homeState: home,
					authority: [asked.authority],
					kind: [],
					band: [],
					sort: "-closing" as const,
				}),
			),
		),
	);
	const seats = found.flatMap((each) => (each.kind === "answer" ? each.page.items : []));
	const easiest = seats.toSorted((a, b) => closingOf(b) - closingOf(a));
	const ofEach = new Map(easiest.toReversed().map((seat) => [`${seat.seatType} ${seat.quota}`, seat]));
	const isOfCategory = ({ rankSpace }: ShownSeat) =>
		exam.lists.some((list) => list.ofCategory && list.rankSpace === rankSpace);
	return [...ofEach.values()].toReversed().map((seat) => ({ ...seat, isOfCategory: isOfCategory(seat) }));
}

function closingOf({ evidence }: ShownSeat): number {
	return evidence.at(-1)?.closingRank ?? 0;
}

/** The newest year only: papers differ in difficulty. */
function rankOf(found: RankBand | undefined): FirstOptions["rankOf"] {
	const [newest] = found?.band?.years ?? [];
	if (newest?.above === undefined || newest.below === undefined) return undefined;
	return { year: newest.year, better: newest.above.rank, worse: newest.below.rank };
}

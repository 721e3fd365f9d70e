import type { Answer, AskCard } from "@uchit/contract/answer.ts";
import { CheckQuery } from "@uchit/contract/check.ts";
import type { Scholarship } from "@uchit/contract/scholarship.ts";
import { closenessOf, judgeScholarship } from "@uchit/contract/scholarship-rules.ts";
import { doorsOf, sectionIn } from "#app/after/table.server.ts";
import { ruleNote, ruleWords } from "#app/applicant/eligibility/verdict-words.ts";
import { checkInstitution } from "#app/check/data.server.ts";
import { getAppeared, getToday } from "#app/exam/data.server.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { getTerm } from "#app/glossary/data.server.ts";
import { getCatalogue } from "#app/platform/backend/catalogue.server.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { RankBand } from "#app/predict/band-words.ts";
import { askPredictor, getPredictExams } from "#app/predict/data.server.ts";
import { readFigures } from "#app/predict/figures.server.ts";
import { BEGUN, parsePredictSearch } from "#app/predict/search.ts";
import type { ShownSeat } from "#app/predict/shown.ts";
import { RIGHTS } from "#app/rights/table.server.ts";
import { listScholarships } from "#app/scholarship/data.server.ts";
import { isLongClosed } from "#app/scholarship/long-closed.ts";
import { amountWords } from "#app/scholarship/words.ts";
import type { CardContext, FirstOptions } from "./card-parts.ts";
import { toPredictorParams } from "./predictor-params.ts";

/**
 * What each rule of a card says, and what it adds: few answers have rules, so their words come with the answer. Rules that name a
 * state or another exam stand on the exam's page alone.
 */
export async function sayRules(language: Language, card: Answer["card"]): Promise<string[][]> {
	if (card?.kind !== "exam-part") return [];
	const t = await translateFor(language);
	const asIs = (slug: string) => slug;
	return card.rules.map((rule) => {
		const words = ruleWords({ t, language, nameState: asIs, nameExam: asIs }, rule);
		return [capitalise(words), ruleNote(language, rule) ?? ""].filter((part) => part !== "");
	});
}

/** Words of a doubt, which are no part of a name. */
const DOUBTS =
	/(?<![\p{L}\p{M}])(?:fake|farzi|nakli|asli|real|genuine|bogus|is|kya|hai|nahi|फर्जी|फ़र्ज़ी|नकली|असली|क्या|है|नहीं)(?![\p{L}\p{M}])/giu;
const OF_INSTITUTIONS = /universi|vidya|vishwa|institut|college|council|board|academy|parishad/i;

/** The name as UGC's list of fake universities has it, where that is the name that was typed, with or without its place. */
export async function findListedFake(request: RequestContext, q: string): Promise<string | undefined> {
	const typed = CheckQuery.safeParse({ name: q.replace(DOUBTS, " ").replace(/[?!.]/g, " ") });
	if (!typed.success || !OF_INSTITUTIONS.test(q)) return undefined;
	const check = await checkInstitution(request, typed.data);
	return check?.verdict === "listed-fake" ? check.entries.find(({ list }) => list === "ugc-fake")?.name : undefined;
}

/** The question and the first two paragraphs of a section, before them the exam of the state; of a whole page the names of its ways. */
export async function sayAfter(
	request: RequestContext,
	language: Language,
	card: Answer["card"],
): Promise<CardContext["after"]> {
	if (card?.kind !== "after") return undefined;
	if (card.section !== undefined) {
		const { title, text, entrances } = sectionIn(language, card.section);
		const entrance = entrances.find(({ state }) => state === card.state);
		const begun = text.slice(0, 2).join(" ");
		if (entrance === undefined) return { title, text: begun };
		const state = (await getCatalogue(request)).states.find(({ slug }) => slug === card.state);
		const here = `${state === undefined ? "" : `${stateName(state, language)}: `}${entrance.text}`;
		return { title, here, hereAt: entrance.site, text: begun };
	}
	return {
		ways: doorsOf(card.page)
			.map(({ name, nameHi }) => (language === "hi" ? nameHi : name))
			.join(", "),
	};
}

/** By the documents of the two schemes that pay interest. */
const MOST_INCOME = { subsidy: 450_000, vidyalaxmi: 800_000 };

/** What was asked of an education loan, answered. */
export function sayLoan(language: Language, card: Answer["card"]): string | undefined {
	if (card?.kind !== "not-held" || card.loan === undefined) return undefined;
	const { about, income = 0 } = card.loan;
	const band = income <= MOST_INCOME.subsidy ? "low" : income <= MOST_INCOME.vidyalaxmi ? "middle" : "high";
	const { text, textHi } = RIGHTS.loans[about === "income" ? band : about];
	return language === "hi" ? textHi : text;
}

/** How many scholarships nothing that was said rules out, and the first of them with what they pay. */
export async function sayScholarships(
	request: RequestContext,
	language: Language,
	card: Answer["card"],
): Promise<CardContext["scholarships"]> {
	if (card?.kind !== "scholarships" || card.scheme !== undefined) return undefined;
	const { kind: _kind, minority = false, ...said } = card;
	const search = { ...said, minority: minority ? ("1" as const) : undefined };
	const [{ total, items }, t] = await Promise.all([listScholarships(request, search), translateFor(language)]);
	const student = { ...said, minority, disability: false };
	const today = getToday(request);
	const doubtOf = (scheme: Scholarship) => (judgeScholarship(scheme, student).kind === "fits" ? 0 : 1);
	const isTold = minority || Object.values(said).some((each) => each !== undefined);
	const first = (isTold ? items.filter(({ lastDate }) => !isLongClosed(lastDate, today)) : [])
		.toSorted((a, b) => doubtOf(a) - doubtOf(b) || closenessOf(b, student) - closenessOf(a, student))
		.slice(0, FIRST)
		.map((scheme) => ({ slug: scheme.slug, name: scheme.name, amount: amountWords(t, scheme) }));
	const national = getTerm(language, "scholarship")?.source;
	return { total, first, portals: [...(national ? [national] : []), ...portalsOf(items, said.state)] };
}

/** Where a state's own schemes are applied for, by the sites of those that name it. */
function portalsOf(items: readonly Scholarship[], state: string | undefined) {
	const own = items.filter(
		({ providerKind, states }) => providerKind === "state" && state !== undefined && states?.includes(state),
	);
	const sites = new Map(own.flatMap(({ site }) => (site === undefined ? [] : [[new URL(site).host, site] as const])));
	return [...sites].slice(0, MOST_PORTALS).map(([host, address]) => ({ name: PORTAL_NAMES[host] ?? host, address }));
}

const MOST_PORTALS = 2;
const PORTAL_NAMES: Readonly<Record<string, string>> = { "mahadbt.maharashtra.gov.in": "MahaDBT, Maharashtra" };

const FIRST = 3;

/** The question as an address of the predictor, and the first of its answer where the question has all that is needed. */
export async function predict(
	request: RequestContext,
	card: Extract<AskCard, { kind: "predict" }>,
): Promise<{ address: URLSearchParams; first: FirstOptions | undefined }> {
	const { items } = await getPredictExams(request);
	const slug = card.exam?.slug ?? "";
	// A percentile is answered where the exam's guide has how many sat it.
	const appeared = card.percentile === undefined || slug === "" ? undefined : await getAppeared(request, slug);
	const options = { takesPercentile: appeared !== undefined };
	const begun = toPredictorParams(items, card, options);
	if (!begun.has("exam")) return { address: begun, first: undefined };
	const isAssumed = begun.has(BEGUN);
	const address = isAssumed ? toPredictorParams(items, card, { ...options, assumesEveryone: true }) : begun;
	if (address.has(BEGUN)) return { address: begun, first: undefined };
	const { search, band } = await readFigures(request, address, {
		typed: parsePredictSearch(address),
		exam: items.find(({ exam }) => exam === slug),
		askAppeared: async () => appeared,
	});
	const predicted = await askPredictor(request, search);
	if (predicted.kind === "refused") return { address: begun, first: undefined };
	const { total, items: seats, cautions, asked, leftOut } = predicted.page;
	const ownOfState = cautions.includes("all-india-share") ? { name: asked.homeState?.name ?? "none" } : undefined;
	const isAdded = (field: string) => address.has(field) && !begun.has(field);
	const assumed = isAssumed ? { isOpen: isAdded("category"), isForEveryone: isAdded("gender") } : undefined;
	const more = {
		ofHomeState: leftOut.find(({ reason }) => reason === "home-state-unknown")?.seats ?? 0,
		ofCategory: asked.missing?.rank === "category" ? asked.missing.options : 0,
	};
	const first = { total, ownOfState, assumed, more, rankOf: rankOf(band), options: seats.slice(0, FIRST).map(toFirst) };
	return { address, first };
}

/** Of the newest year alone: papers differ in hardness. */
function rankOf(found: RankBand | undefined): FirstOptions["rankOf"] {
	const [newest] = found?.band?.years ?? [];
	if (newest?.above === undefined || newest.below === undefined) return undefined;
	return { year: newest.year, better: newest.above.rank, worse: newest.below.rank };
}

function toFirst({ college, programme, band, evidence, quota }: ShownSeat): FirstOptions["options"][number] {
	const { slug, name } = college;
	const newest = evidence.at(-1);
	const closing = newest?.closingRank ?? newest?.closingScore;
	return { slug, name, programme, band, closing, year: newest?.year, isPaid: quota.startsWith("Deemed") };
}

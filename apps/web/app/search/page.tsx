import type { Answer } from "@uchit/contract/answer.ts";
import { NO_ANSWER_TAG } from "@uchit/contract/miss.ts";
import { toWords } from "@uchit/contract/words.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeCards } from "#app/college/list/college-cards.tsx";
import { type ListedCollege, toListedColleges } from "#app/college/list/listed-college.ts";
import { NoColleges } from "#app/college/list/no-colleges.tsx";
import { withLogos } from "#app/college/pictures.server.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { getToday } from "#app/exam/data.server.ts";
import { mayCloseAnyDay, mayStillBeOpen, whenWords } from "#app/exam/exam-dates.ts";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { getTerm } from "#app/glossary/data.server.ts";
import { tryArticles } from "#app/news/data.server.ts";
import { FoundArticles } from "#app/news/parts/found-articles.tsx";
import { pathsIn, usePaths } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { AnswerCard } from "./answer-card.tsx";
import type { CardWords } from "./card/card-parts.ts";
import { sayCard } from "./card/card-words.server.ts";
import { askQuestion } from "./data.server.ts";
import { FoundGroups } from "./found-groups.tsx";
import { FakeList, ListedFake } from "./listed-fake.tsx";
import { listRuleTexts, predictForCard, sayAfter, sayLoan, stateCounsellingBodyOf } from "./page.server.ts";
import { ReadingChips } from "./reading-chips.tsx";
import { readingWords } from "./reading-words.ts";
import { loadScholarships } from "./scholarships-page.server.ts";
import { UnknownNames } from "./unknown-names.tsx";

export const handle = {
	parameters: ["q", "not"],
	namespaces: ["college-list", "exam", "facts", "facts-facets", "news", "search"],
	common: true,
} satisfies PageHandle;

type ListedAnswer = Omit<Answer, "card" | "colleges"> & { kind: CardKind; colleges: readonly ListedCollege[] };

type CardKind = NonNullable<Answer["card"]>["kind"] | undefined;

const SHOWN_ARTICLES = 5;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const q = cleanText(url.searchParams.get("q") ?? "");
	const not = url.searchParams
		.getAll("not")
		.map(cleanText)
		.filter((id) => id !== "");
	if (q === "") return { q, not, found: undefined };
	const language = languageOf(url.pathname);
	const [answer, articles] = await Promise.all([
		askQuestion(request, q, not),
		tryArticles(request, language, { q, limit: SHOWN_ARTICLES }),
	]);
	const groups = answer.groups.filter(({ kind }) => kind !== "tools");
	const isAnswered = answer.card !== undefined || answer.fakes.length > 0 || answer.colleges.length + groups.length > 0;
	const isInNews = articles.kind === "ok" && articles.articles !== undefined && articles.articles.total > 0;
	if (!isAnswered && !isInNews) request.cacheTags.add(NO_ANSWER_TAG);
	const { card, ...rest } = answer;
	return {
		q,
		not,
		found: {
			isNothing: !isAnswered && !isInNews && answer.unknown.length + (answer.fakesLike?.length ?? 0) === 0,
			answer: {
				...rest,
				kind: card?.kind,
				colleges: await withLogos(request, toListedColleges(answer.colleges, language)),
			},
			words: await sayAnswer(request, cardLanguage(language, q), answer),
			articles: isAnswered || answer.unknown.length > 0 ? keepRelated(articles, q) : articles,
		},
	};
}

const MIN_LETTERS = 4;

/** Articles are found by any word of their text: under an answer only those with half of the question's words in the title are of it. */
function keepRelated(found: Articles, q: string): Articles {
	if (found.kind !== "ok" || found.articles === undefined) return found;
	const words = toWords(q).filter((word) => word.length >= MIN_LETTERS);
	const items = found.articles.items.filter(({ title }) => {
		const named = new Set(toWords(title));
		const shared = words.filter((word) => named.has(word)).length;
		return shared > 0 && shared * 2 >= words.length;
	});
	return { ...found, articles: { ...found.articles, items, total: items.length } };
}

type Articles = Awaited<ReturnType<typeof tryArticles>>;

/** A question in Devanagari is answered in Hindi, on the English page too. */
function cardLanguage(language: Language, q: string): Language {
	return DEVANAGARI.test(q) ? "hi" : language;
}

/** Worded on the server, which alone has all the messages. */
async function sayAnswer(
	request: RequestContext,
	language: Language,
	{ card, readings }: Pick<Answer, "card" | "readings">,
): Promise<CardWords | undefined> {
	if (card === undefined) return undefined;
	const t = await translateFor(language);
	const narrowing = readings.filter(({ kind, isNot }) => NARROWING.has(kind) && !isNot);
	return sayCard(card, {
		t,
		paths: pathsIn(language),
		language,
		year: Number(getToday(request).slice(0, 4)),
		narrowed: narrowing.map((reading) => readingWords(t, language, reading)).join(", "),
		sayWhen: (event) => whenWords(language, event, "short"),
		mayClose: (event) => event.kind === "application" && mayCloseAnyDay(event, getToday(request)),
		mayBeOpen: (event) => event.kind === "application" && mayStillBeOpen(event, getToday(request)),
		rules: await listRuleTexts(language, card),
		event:
			card.kind === "date"
				? { when: whenWords(language, card.event), title: eventTitle(t, language, card.event) }
				: undefined,
		predicted:
			card.kind === "predict"
				? { ...(await predictForCard(request, card)), printer: stateCounsellingBodyOf(card) }
				: undefined,
		after: await sayAfter(request, language, card),
		scholarships: await loadScholarships(request, language, card),
		loan: sayLoan(language, card),
		definition: card.kind === "definition" ? await getTerm(request, language, card.term) : undefined,
	});
}

const NARROWING: ReadonlySet<string> = new Set(["course", "degree", "district", "town"]);

export default function Search() {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
	const { q, not, found } = useLoaderData<typeof loader>();
	const heading = q === "" ? t("search.heading.empty") : t("search.heading.words", { words: q });
	const head = (
		<PageHead title={heading} description={t("search.description")} canonical={paths.search(q)} noIndex={q !== ""} />
	);
	if (found === undefined) {
		return (
			<div className="column pt-8 lg:pt-12">
				{head}
				<h1 className="text-3xl">{heading}</h1>
			</div>
		);
	}
	const { answer, words, articles, isNothing } = found;
	const sourceName = createSourceNamer(answer.sources);
	return (
		<div className="column sm:pt-8 lg:pt-12">
			{head}
			<h1 className="sr-only text-3xl [overflow-wrap:anywhere] sm:not-sr-only">{heading}</h1>
			{language === "en" && DEVANAGARI.test(q) && (
				<p className="mt-3">
					<Link to={pathsIn("hi").search(q)} lang="hi" hrefLang="hi" className="link inline-flex min-h-11 items-center">
						{t("ask.inHindi")}
					</Link>
				</p>
			)}
			<div className="max-w-192">
				{answer.fakeList === undefined ? (
					answer.fakes.map((fake) => <ListedFake key={`${fake.name} ${fake.place}`} fake={fake} />)
				) : (
					<FakeList fakes={answer.fakes} list={answer.fakeList} state={stateLabel(answer.readings, language)} />
				)}
				{answer.fakesLike?.map((fake) => (
					<ListedFake key={`${fake.name} ${fake.place}`} fake={fake} isLike />
				))}
				{words !== undefined && (
					<AnswerCard words={words} sourceName={sourceName} language={cardLanguage(language, q)} />
				)}
				{isNothing && (
					<section aria-labelledby="nothing" className="mt-6 rounded-lg border border-line bg-raised p-5 sm:p-6">
						<h2 id="nothing" className="font-semibold text-xl [overflow-wrap:anywhere]">
							{t("ask.nothing", { words: q })}
						</h2>
						<p className="mt-1 max-w-text">{t("ask.nothing-next")}</p>
					</section>
				)}
				{answer.fakes.length === 0 && <UnknownNames q={q} unknown={answer.unknown} />}
				{answer.kind !== "line" && (
					<ReadingChips
						q={q}
						not={not}
						readings={answer.readings.filter((reading) => isKnown(reading) && !isAnswered(reading, answer.kind))}
						unread={answer.unread}
					/>
				)}
				{areGroupsFirst(answer) && <FoundGroups groups={answer.groups} />}
				<Institutions q={q} not={not} answer={answer} />
				{!areGroupsFirst(answer) && <FoundGroups groups={answer.groups} />}
				<FoundArticles q={q} found={articles} />
			</div>
			<SourceList sources={answer.sources} />
		</div>
	);
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

function stateLabel(readings: Answer["readings"], language: Language): string | undefined {
	const state = readings.find(({ kind }) => kind === "state");
	return language === "hi" ? (state?.labelHi ?? state?.label) : state?.label;
}

function isKnown({ id }: Answer["readings"][number]): boolean {
	return !id.startsWith("other-exam:");
}

function isAnswered({ kind, notApplied }: Answer["readings"][number], card: CardKind): boolean {
	return (card === "group-fees" || card === "after") && kind === "intent" && notApplied !== "fees-not-held";
}

/** A question that names an exam, a country or a tool means it, not institutions with those words. */
function areGroupsFirst({ entities, list }: Pick<Answer, "entities" | "list">): boolean {
	return entities.some(({ kind }) => kind !== "college") && (list === undefined || list.q !== undefined);
}

function ListOrder({ list: { sort = "nirf", q, near, first } }: { list: NonNullable<Answer["list"]> }) {
	const t = useTranslations();
	const isByNirf = sort === "nirf" && near === undefined && q === undefined;
	const rule = first ?? (isByNirf ? "nirf" : undefined);
	if (rule === undefined) return null;
	return <p className="mb-4 max-w-text text-quiet text-sm">{t(`ask.order.${rule}`)}</p>;
}

function Institutions({ q, not, answer }: { q: string; not: readonly string[]; answer: ListedAnswer }) {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
	const { colleges, list, readings, relax, sources } = answer;
	const nameOf = (id: string) => {
		const reading = readings.find((each) => each.id === id);
		return reading && readingWords(t, language, reading);
	};
	if (list === undefined && colleges.length === 0) return null;
	const sourceName = createSourceNamer(sources);
	const total = list?.total ?? colleges.length;
	const all = list !== undefined && total > colleges.length && (
		<p className="mt-4">
			<Link
				to={paths.colleges({ ...list.facets, near: list.near ?? "", q: list.q ?? "", sort: list.sort })}
				className="link inline-flex min-h-11 items-center"
			>
				{list.near === undefined ? t("search.all", { count: total }) : t("ask.allNear")}
			</Link>
		</p>
	);
	if (colleges.length === 0 && total > 0) return all;
	return (
		<section aria-labelledby="institutions" className="mt-8">
			<h2 id="institutions" className="mb-2 text-xl">
				{t("search.institutions")}
			</h2>
			{list !== undefined && total > 1 && <ListOrder list={list} />}
			{total === 0 ? (
				<NoColleges
					relaxed={relax.map(({ id, label, count }) => ({
						label: nameOf(id) ?? label,
						total: count,
						to: paths.search(q, [...not, id]),
					}))}
				/>
			) : (
				<CollegeCards
					colleges={colleges}
					sourceName={sourceName}
					level={3}
					ownerOf={(slug) => {
						const owner = list?.owners?.[slug];
						return owner && t(`facet.ownership.${owner}`);
					}}
				/>
			)}
			{all}
		</section>
	);
}

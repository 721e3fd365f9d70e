import { CLOSES_BY_PERCENTILE } from "@uchit/contract/bare-figure.ts";
import type { Category } from "@uchit/contract/category.ts";
import { HOME_STATE_ELSEWHERE } from "@uchit/contract/predict.ts";
import { hindiStateName } from "@uchit/contract/state-names.ts";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { getAppeared, getExam, listLaterCycles } from "#app/exam/data.server.ts";
import { LaterCycleNotes } from "#app/facts/later-cycle-note.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { mergeSources } from "#app/facts/sources.ts";
import { newestOf } from "#app/facts/words/exam-cycle.ts";
import { pathsIn } from "#app/paths.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Note } from "#app/ui/note.tsx";
import { cautionWords, wordsAround } from "./answer/caution-words.server.ts";
import { FoundRank } from "./answer/found-rank.tsx";
import { HowToRead } from "./answer/how-to-read.tsx";
import { nothingWords } from "./answer/nothing-words.server.ts";
import { PredictAnswer } from "./answer/predict-answer.tsx";
import { RankBandForm } from "./answer/rank-band.tsx";
import { nameCategories } from "./categories/category-names.server.ts";
import { ChoicesLink } from "./choices/choices-link.tsx";
import { askPredictor, getPredictExams } from "./data.server.ts";
import { readFigures } from "./figures.server.ts";
import { fillInDefaults } from "./question/fill-in-defaults.ts";
import { ExamOverview, FoldedQuestion } from "./question/folded-question.tsx";
import { PercentileForm } from "./question/percentile-form.tsx";
import { ExamChooser, QuestionForm } from "./question/question-form.tsx";
import { ReadAs } from "./question/read-as.tsx";
import { useAddressAnswers } from "./question/use-address-answers.ts";
import { type Refused, useRefusal } from "./question/use-refusal.ts";
import { ASSUMED_VALUE, BEGUN_PARAM, parsePredictSearch } from "./search.ts";
import { QUESTION_ID, shareSources } from "./shown.ts";
import { takesPercentile } from "./typed-figure.ts";
import { predictExamWords } from "./words.ts";

export const handle = {
	parameters: [
		"begun",
		"exam",
		"common",
		"rank",
		"score",
		"category",
		"gender",
		"pwd",
		"homeState",
		"stateCategory",
		"quota",
		"rankSpace",
		"q",
		"programme",
		"college",
		"authority",
		"kind",
		"state",
		"salary",
		"band",
		"sort",
		"whole",
		"page",
		"marks",
		"list",
		"percentile",
		"candidates",
		"typed",
	],
	namespaces: ["applicant", "facts-words", "predict"],
	common: true,
} satisfies PageHandle;

/** `/predict?exam=kcet&rank=…`: the address is the question, with the names of `/v1/predict`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const exams = await getPredictExams(request);
	const begun = parsePredictSearch(url.searchParams);
	const exam = exams.items.find((each) => each.exam === begun.exam);
	const assumed = url.searchParams.get(BEGUN_PARAM) === ASSUMED_VALUE && exam ? fillInDefaults(exam, begun) : undefined;
	const typed = assumed ?? begun;
	const { search, submitted, percentile, band, isUnknown, readAs } = await readFigures(request, url.searchParams, {
		typed,
		exam,
		askAppeared: () => getAppeared(request, typed.exam),
	});
	const language = languageOf(url.pathname);
	if (url.searchParams.has(BEGUN_PARAM) && isUnknown === "percentile" && exam?.exam === CLOSES_BY_PERCENTILE)
		throw redirect(pathsIn(language).search(`MHT CET ${readAs?.words ?? typed.common}`));
	const isWaiting = search.common === "" && search.rank === "" && (percentile ?? band ?? isUnknown) !== undefined;
	const predicted = search.isRequested && !isWaiting ? await askPredictor(request, search) : undefined;
	if (exam === undefined || search.twice.includes("exam")) {
		const chooser = exams.items.map(({ exam, authority, years }) => ({ exam, authority, years }));
		const answered = predicted ?? (search.exam === "" ? undefined : await askPredictor(request, search));
		const refused = answered?.kind === "refused" ? answered.refused : [];
		const record = refused.some(({ code }) => code === "unknown-exam")
			? await getExam(request, search.exam)
			: undefined;
		const notTaken = record && { slug: record.slug, name: record.shortName, colleges: record.colleges.total };
		return data(
			{ chooser, search, exam: undefined, refused, notTaken },
			{ status: answered === undefined ? 200 : 400 },
		);
	}
	const inLanguage = (state: State) => nameState(language, state);
	const later = await listLaterCycles(request, [{ ...exam, newestYear: newestOf(exam.years) }]);
	const about = {
		exam,
		later,
		states: exam.homeState === "asked" ? exams.states.map(inLanguage) : [],
		band,
		percentile,
		isUnknown,
		readAs,
		typed: typed.common,
		categoryNames: nameCategories(language, exam),
	};
	if (predicted === undefined) return data({ ...about, search: submitted, page: undefined, refused: [] });
	if (predicted.kind === "refused")
		return data({ ...about, search: submitted, page: undefined, refused: predicted.refused }, { status: 400 });
	const { asked, counsellings } = predicted.page;
	const inWords = {
		...predicted.page,
		asked: { ...asked, homeState: asked.homeState && inLanguage(asked.homeState) },
		counsellings: counsellings.map((each) => ({ ...each, state: each.state && inLanguage(each.state) })),
	};
	const years = { ofMarks: band?.band?.years[0]?.year, newest: newestOf(exam.years) };
	const page = {
		...inWords,
		cautionWords: await cautionWords(language, inWords, years),
		around: {
			...(await wordsAround(language, inWords, assumed !== undefined && begun.category === "")),
			nothing: await nothingWords(language, inWords, { search, asksHomeState: exam.homeState === "asked" }),
		},
	};
	const { category, gender = "", homeState, quota } = page.asked;
	const home = homeState?.slug ?? (search.homeState === HOME_STATE_ELSEWHERE ? HOME_STATE_ELSEWHERE : "");
	const understood = { ...search, category, gender, pwd: "", homeState: home, quota };
	const isPastTheEnd = page.total > 0 && page.items.length === 0;
	// The form, which needs the states, is loaded when a visitor opens it.
	const answered = { ...about, states: [], exam: shareSources(exam, page), search: understood, page, refused: [] };
	return data(answered, { status: isPastTheEnd ? 404 : 200 });
}

type State = { slug: string; name: string };

function nameState(language: Language, { slug, name }: State): State {
	return { slug, name: (language === "hi" ? hindiStateName(slug) : undefined) ?? name };
}

export default function Predict() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<div className={`column ${"page" in loaded && loaded.page !== undefined ? "pt-2 sm:pt-4" : "pt-4 lg:pt-12"}`}>
			{loaded.exam === undefined ? <Start {...loaded} /> : <ExamPredictor {...loaded} />}
		</div>
	);
}

/** Whose drawing an exam has that is not of engineering. */
const CATEGORY_OF: Readonly<Partial<Record<string, Category["slug"]>>> = {
	neet: "medical",
	clat: "law",
	"cuet-ug": "general-degree",
	"jee-main-paper-2": "architecture",
};

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Start({ chooser, search, refused, notTaken }: Extract<Loaded, { exam: undefined }>) {
	const { t, paths } = usePage();
	return (
		<>
			<PageHead
				title={t("predict.title")}
				description={t("predict.description")}
				canonical={paths.predict()}
				noIndex={search.exam !== "" || search.isRequested}
			/>
			<div className="category-ground">
				<div>
					<h1 className="text-2xl md:text-3xl">{t("predict.title")}</h1>
					<p className="mt-1 max-w-text text-quiet">{t("predict.description")}</p>
				</div>
			</div>
			{notTaken !== undefined && <NoPredictorNote exam={notTaken} />}
			{notTaken === undefined && refused.length > 0 && <RefusedNote refused={refused} />}
			<ExamChooser exams={chooser} search={search} />
			<HowToRead isScore={false} />
			<p className="mt-6 flex flex-wrap gap-x-6">
				<ChoicesLink />
				<Link to={paths.predictClass()} className="link inline-flex min-h-9 items-center">
					{t("predict.wholeClass")}
				</Link>
			</p>
		</>
	);
}

function ExamPredictor(loaded: Exclude<Loaded, { exam: undefined }>) {
	const { exam, search, page, refused, band, percentile } = loaded;
	const { t, paths } = usePage();
	const name = predictExamWords(t, exam.exam);
	const part = useArrivalFocus<HTMLDivElement>(refused.length > 0 ? refused : undefined);
	const known = useAddressAnswers(exam, search, name);
	const sources = mergeSources(page?.sources ?? exam.sources, band?.band?.sources ?? []);
	const isAnswered = page !== undefined;
	const readAs = <ReadAs exam={exam.exam} readAs={loaded.readAs} isUnknown={loaded.isUnknown} typed={loaded.typed} />;
	const percentileForm = takesPercentile(exam.lists[0]?.rankSpace) && (
		<PercentileForm search={search} found={percentile} />
	);
	return (
		<>
			<PageHead
				title={t("predict.titleOf", { exam: name })}
				description={t("predict.description")}
				canonical={paths.predict({ exam: exam.exam })}
				noIndex={search.isRequested || band !== undefined || percentile !== undefined}
			/>
			{isAnswered ? (
				<h1 className="text-base">{t("predict.titleOf", { exam: name })}</h1>
			) : (
				<div data-category={CATEGORY_OF[exam.exam] ?? "engineering"} className="category-ground">
					<h1 className="text-2xl md:text-3xl">{t("predict.titleOf", { exam: name })}</h1>
				</div>
			)}
			{!isAnswered && <ExamOverview {...loaded} />}
			{refused.length > 0 && <RefusedNote refused={refused} />}
			<div ref={part}>
				{isAnswered ? (
					<>
						<FoldedQuestion {...loaded} page={page} />
						<div className="max-sm:hidden">
							<ApplicantLine changeAt={`#${QUESTION_ID}`} exam={exam.exam} known={known} isShort />
						</div>
					</>
				) : (
					<>
						<ApplicantLine changeAt={`#${QUESTION_ID}`} exam={exam.exam} known={known} />
						{readAs}
						{percentile !== undefined && percentileForm}
						<QuestionForm key={exam.exam} {...loaded} />
					</>
				)}
			</div>
			{isAnswered && readAs}
			{isAnswered && <FoundRank {...{ search, percentile, band }} />}
			{!isAnswered && <RankBandForm exam={exam} found={band} />}
			{!isAnswered && percentile === undefined && percentileForm}
			{isAnswered && <PredictAnswer page={page} search={search} />}
			{isAnswered && (
				<div className="sm:hidden">
					<ApplicantLine changeAt={`#${QUESTION_ID}`} exam={exam.exam} isShort />
				</div>
			)}
			{isAnswered && <LaterCycleNotes cycles={loaded.later} />}
			<HowToRead isScore={exam.lists[0]?.figure === "score"} rank={page?.asked.common ?? page?.asked.rank} />
			<SourceList sources={sources} />
		</>
	);
}

function NoPredictorNote({
	exam: { slug, name, colleges },
}: {
	exam: { slug: string; name: string; colleges: number };
}) {
	const { t, paths } = usePage();
	const hasCutoffs = colleges > 0;
	return (
		<Note title={t("predict.notTaken.title", { exam: name })}>
			<Link to={hasCutoffs ? paths.examTab(slug, "cutoffs") : paths.exam(slug)} className="link">
				{hasCutoffs ? t("predict.notTaken.cutoffs", { count: colleges }) : t("predict.notTaken.exam", { exam: name })}
			</Link>
		</Note>
	);
}

/** Includes fields that this exam's form lacks. */
function RefusedNote({ refused }: { refused: readonly Refused[] }) {
	const { t } = usePage();
	const refusalOf = useRefusal();
	return (
		<Note title={t("predict.refusedTitle")} tone="problem">
			<p>{t("predict.refusedIntro")}</p>
			<ul className="list-disc space-y-1 pl-5">
				{refused.map((each) => (
					<li key={`${each.field} ${each.code}`}>
						<strong>{t(`predict.field.${each.field}`)}:</strong> {refusalOf(each)}
					</li>
				))}
			</ul>
		</Note>
	);
}

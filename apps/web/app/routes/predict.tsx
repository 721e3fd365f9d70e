import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ChoicesLink } from "#app/components/predict/choices-link.tsx";
import { ExamChooser } from "#app/components/predict/exam-chooser.tsx";
import { HowToRead } from "#app/components/predict/how-to-read.tsx";
import { PredictAnswer } from "#app/components/predict/predict-answer.tsx";
import { QuestionForm } from "#app/components/predict/question-form.tsx";
import { RankBandForm } from "#app/components/predict/rank-band.tsx";
import { RefusedNote } from "#app/components/predict/refused-note.tsx";
import { LaterCycleNotes } from "#app/components/site/later-cycle-note.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { useArrivalFocus } from "#app/components/site/use-arrival-focus.ts";
import { SourceList } from "#app/components/source/source-list.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { listLaterCycles } from "#app/data/exams.server.ts";
import { askPredictor, askRankBand, getPredictExams, relaxPrediction } from "#app/data/predict.server.ts";
import { useWords } from "#app/i18n/translate.ts";
import { firstOf } from "#app/lib/address-values.ts";
import { newestOf } from "#app/lib/exam-cycle.ts";
import { type PredictSearch, parsePredictSearch } from "#app/lib/predict-search.ts";
import { heldWords, predictExamWords } from "#app/lib/predict-words.ts";
import { mergeSources } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { type RequestContext, requestContext } from "#app/request-context.ts";

/** `/predict?exam=kcet&rank=…`: the address is the question, with the names that `/v1/predict` has. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const exams = await getPredictExams(request);
	const search = parsePredictSearch(url.searchParams);
	const exam = exams.items.find((each) => each.exam === search.exam);
	const chooser = exams.items.map(({ exam, authority, years }) => ({ exam, authority, years }));
	if (exam === undefined || search.twice.includes("exam")) {
		const isRefused = search.exam !== "" || search.isAsked;
		return data({ chooser, search, exam: undefined }, { status: isRefused ? 400 : 200 });
	}
	const marks = firstOf(url.searchParams, "marks");
	const list = firstOf(url.searchParams, "list") ?? "";
	const band = marks === undefined ? undefined : await askRankBand(request, exam.exam, { list, marks });
	const later = await listLaterCycles(request, [{ ...exam, newestYear: newestOf(exam.years) }]);
	const about = { exam, later, states: exam.homeState === "asked" ? exams.states : [], band };
	if (!search.isAsked) return data({ ...about, search, page: undefined, refused: [], relaxed: [] });
	const predicted = await askPredictor(request, search, exams);
	if (predicted.kind === "refused") {
		return data({ ...about, search, page: undefined, refused: predicted.refused, relaxed: [] }, { status: 400 });
	}
	return answer(request, about, { search, page: predicted.page });
}

type Answer = Extract<Awaited<ReturnType<typeof askPredictor>>, { kind: "answer" }>["page"];

async function answer<About>(
	request: RequestContext,
	about: About,
	{ search, page }: { search: PredictSearch; page: Answer },
) {
	const relaxed = page.total === 0 ? await relaxPrediction(request, search) : [];
	// What was asked, in the authority's own words: the form shows them.
	const { category, gender = "", homeState, quota } = page.asked;
	const understood = { ...search, category, gender, pwd: "", homeState: homeState?.slug ?? "", quota };
	const isPastTheEnd = page.total > 0 && page.items.length === 0;
	return data({ ...about, search: understood, page, refused: [], relaxed }, { status: isPastTheEnd ? 404 : 200 });
}

export default function Predict() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<div className="column pt-8 lg:pt-12">
			{loaded.exam === undefined ? <Start {...loaded} /> : <OfExam {...loaded} />}
		</div>
	);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** Before an exam is chosen. */
function Start({ chooser, search }: Extract<Loaded, { exam: undefined }>) {
	const t = useWords();
	const paths = usePaths();
	return (
		<>
			<PageHead
				title={t("predict.title")}
				description={t("predict.description")}
				canonical={paths.predict()}
				noIndex={search.exam !== "" || search.isAsked}
			/>
			<h1 className="text-3xl">{t("predict.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("predict.description")}</p>
			{search.exam === "" && search.isAsked && (
				<RefusedNote refused={[{ field: "exam", code: "missing", given: "" }]} authority="" />
			)}
			{search.exam !== "" && (
				<Note title={t("predict.refusedTitle")} tone="problem">
					<p>{t("predict.noExam", { given: search.exam })}</p>
				</Note>
			)}
			<ExamChooser exams={chooser} />
			<HowToRead isScore={false} />
			<p className="mt-6">
				<ChoicesLink />
			</p>
		</>
	);
}

function OfExam({ exam, later, states, search, page, refused, relaxed, band }: Exclude<Loaded, { exam: undefined }>) {
	const t = useWords();
	const paths = usePaths();
	const name = predictExamWords(t, exam.exam);
	const part = useArrivalFocus<HTMLDivElement>(refused.length > 0 ? refused : undefined);
	const sources = mergeSources(page?.sources ?? exam.sources, band?.band?.sources ?? []);
	return (
		<>
			<PageHead
				title={t("predict.titleOf", { exam: name })}
				description={t("predict.description")}
				canonical={paths.predict({ exam: exam.exam })}
				noIndex={search.isAsked || band !== undefined}
			/>
			<h1 className="text-3xl">{t("predict.titleOf", { exam: name })}</h1>
			<p className="mt-2 text-quiet">
				{heldWords(t, exam)}{" "}
				<Link to={paths.predict()} className="link ml-2 inline-flex min-h-9 items-center print:hidden">
					{t("predict.another")}
				</Link>
			</p>
			<LaterCycleNotes cycles={later} />
			{refused.length > 0 && <RefusedNote refused={refused} authority={exam.authority} />}
			<div ref={part}>
				<QuestionForm key={exam.exam} exam={exam} states={states} search={search} refused={refused} />
			</div>
			<RankBandForm exam={exam} found={band} />
			{page !== undefined && <PredictAnswer page={page} search={search} relaxed={relaxed} />}
			<HowToRead isScore={exam.lists[0]?.figure === "score"} />
			<SourceList sources={sources} />
		</>
	);
}

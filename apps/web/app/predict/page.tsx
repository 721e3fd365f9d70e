import { REACH_MARKS } from "@uchit/contract/predict.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.schema.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listLaterCycles } from "#app/exam/data.server.ts";
import { LaterCycleNotes } from "#app/facts/later-cycle-note.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { mergeSources } from "#app/facts/sources.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { newestOf } from "#app/facts/words/exam-cycle.ts";
import { usePaths } from "#app/paths.ts";
import { firstOf } from "#app/platform/address-values.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Note } from "#app/ui/note.tsx";
import { PredictAnswer } from "./answer/predict-answer.tsx";
import { RankBandForm } from "./answer/rank-band.tsx";
import { ChoicesLink } from "./choices/choices-link.tsx";
import { askPredictor, askRankBand, getPredictExams } from "./data.server.ts";
import { QuestionForm } from "./question/question-form.tsx";
import { type Refused, useRefusal } from "./question/use-refusal.ts";
import { parsePredictSearch } from "./search.ts";
import { heldWords, predictExamWords } from "./words.ts";

export const handle = {
	parameters: [
		"exam",
		"rank",
		"score",
		"category",
		"gender",
		"pwd",
		"homeState",
		"quota",
		"rankSpace",
		"q",
		"programme",
		"college",
		"kind",
		"state",
		"band",
		"sort",
		"page",
		"marks",
		"list",
	],
	namespaces: ["facts", "facts-words", "predict"],
} satisfies PageHandle;

/** `/predict?exam=kcet&rank=…`: the address is the question, with the names that `/v1/predict` has. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parsePredictSearch(url.searchParams);
	const marks = firstOf(url.searchParams, "marks");
	const list = firstOf(url.searchParams, "list") ?? "";
	const [exams, predicted, band] = await Promise.all([
		getPredictExams(request),
		search.isAsked ? askPredictor(request, search) : undefined,
		marks === undefined ? undefined : askRankBand(request, search.exam, { list, marks }),
	]);
	const exam = exams.items.find((each) => each.exam === search.exam);
	if (exam === undefined || search.twice.includes("exam")) {
		const chooser = exams.items.map(({ exam, authority, years }) => ({ exam, authority, years }));
		const answered = predicted ?? (search.exam === "" ? undefined : await askPredictor(request, search));
		const refused = answered?.kind === "refused" ? answered.refused : [];
		return data({ chooser, search, exam: undefined, refused }, { status: answered === undefined ? 200 : 400 });
	}
	const later = await listLaterCycles(request, [{ ...exam, newestYear: newestOf(exam.years) }]);
	const about = { exam, later, states: exam.homeState === "asked" ? exams.states : [], band };
	if (predicted === undefined) return data({ ...about, search, page: undefined, refused: [] });
	if (predicted.kind === "refused")
		return data({ ...about, search, page: undefined, refused: predicted.refused }, { status: 400 });
	const { page } = predicted;
	// What was asked, in the authority's own words: the form shows them.
	const { category, gender = "", homeState, quota } = page.asked;
	const understood = { ...search, category, gender, pwd: "", homeState: homeState?.slug ?? "", quota };
	const isPastTheEnd = page.total > 0 && page.items.length === 0;
	return data({ ...about, search: understood, page, refused: [] }, { status: isPastTheEnd ? 404 : 200 });
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
function Start({ chooser, search, refused }: Extract<Loaded, { exam: undefined }>) {
	const t = useTranslations();
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
			{refused.length > 0 && <RefusedNote refused={refused} />}
			<ExamChooser exams={chooser} />
			<HowToRead isScore={false} />
			<p className="mt-6">
				<ChoicesLink />
			</p>
		</>
	);
}

function OfExam({ exam, later, states, search, page, refused, band }: Exclude<Loaded, { exam: undefined }>) {
	const t = useTranslations();
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
			{refused.length > 0 && <RefusedNote refused={refused} />}
			<div ref={part}>
				<QuestionForm key={exam.exam} exam={exam} states={states} search={search} refused={refused} />
			</div>
			<RankBandForm exam={exam} found={band} />
			{page !== undefined && <PredictAnswer page={page} search={search} />}
			<HowToRead isScore={exam.lists[0]?.figure === "score"} />
			<SourceList sources={sources} />
		</>
	);
}

/** What the words of the rows mean, in one paragraph. */
function HowToRead({ isScore }: { isScore: boolean }) {
	const t = useTranslations();
	return (
		<section aria-labelledby="how" className="mt-8">
			<h2 id="how" className="text-xl">
				{t("predict.how.title")}
			</h2>
			<p className="mt-2 max-w-text">
				{t("predict.how.years")}{" "}
				{isScore ? t("predict.how.bandsOfMarks", { marks: REACH_MARKS }) : t("predict.how.bands")}{" "}
				{t("predict.how.promise")}
			</p>
			<p className="mt-2 max-w-text text-quiet text-sm">{t("predict.how.seats")}</p>
			<TermLine>
				<Term slug="closing-rank">{t("cutoff.column.closingRank")}</Term>
				<Term slug="opening-rank">{t("cutoff.column.openingRank")}</Term>
				<Term slug="round">{t("cutoff.filter.round")}</Term>
			</TermLine>
		</section>
	);
}

type ExamChoice = Pick<PredictExam, "exam" | "authority" | "years">;

/** The exams of which cutoffs are held, each with what is held. */
function ExamChooser({ exams }: { exams: readonly ExamChoice[] }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<section aria-labelledby="exams" className="mt-8">
			<h2 id="exams" className="text-xl">
				{t("predict.chooseExam")}
			</h2>
			<ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{exams.map((exam) => (
					<li key={exam.exam}>
						<Link
							to={paths.predict({ exam: exam.exam })}
							className="block h-full rounded-lg border border-line bg-raised p-4 hover:border-edge hover:bg-sunk"
						>
							<span className="block font-semibold">{predictExamWords(t, exam.exam)}</span>
							<span className="mt-1 block text-quiet text-sm">{heldWords(t, exam)}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Every field that keeps the question from being answered, also those that this exam's form does not have. */
function RefusedNote({ refused }: { refused: readonly Refused[] }) {
	const t = useTranslations();
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

import { REPORT_RANKS } from "@uchit/contract/predict-report.ts";
import { LISTS_MADE_AFTER } from "@uchit/predictor/trial/live-lists.ts";
import { LIST_PERSONS } from "@uchit/predictor/trial/make-trial.ts";
import { TRIAL_YEARS } from "@uchit/predictor/trial/trial-count.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { predictExamWords } from "#app/predict/words.ts";
import { ChoiceForm } from "#app/shell/form/choice-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ButtonLink, TextLink } from "#app/ui/link.tsx";
import { ListsTable } from "./lists-table.tsx";
import { OwnRule } from "./own-rule.tsx";
import { publishedTrial } from "./published-trial.server.ts";
import { RuleResult } from "./rule-result.tsx";
import { sumTallies, tallyByWord } from "./sum-words.ts";

export const handle = {
	parameters: ["exam"],
	namespaces: ["facts-words", "predict", "predict-trial"],
} satisfies PageHandle;

/** The slice nearest to the rank: within a twentieth of it. */
const NEAR = 95;

export function loader({ url }: LoaderFunctionArgs) {
	const { exams, rules, counts, lists } = publishedTrial;
	const exam = exams.find((each) => each.exam === url.searchParams.get("exam"))?.exam;
	const ofExam = counts.filter((count) => exam === undefined || count.exam === exam);
	const [first] = rules;
	return {
		exams,
		exam,
		lists,
		rules: rules.map((rule) => ({ ...rule, words: tallyByWord(ofExam.filter((count) => count.rule === rule.id)) })),
		near: sumTallies(ofExam.filter(({ rule, slice }) => rule === first?.id && slice === NEAR)),
		method: {
			ranks: REPORT_RANKS.length,
			lowest: Math.min(...REPORT_RANKS),
			highest: Math.max(...REPORT_RANKS),
			first: String(TRIAL_YEARS[0]),
			last: String(TRIAL_YEARS.at(-1)),
			persons: LIST_PERSONS,
			madeAfter: String(LISTS_MADE_AFTER),
		},
	};
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function PredictTrial() {
	const { t, paths } = usePage();
	const { exams, exam, rules, near, method } = useLoaderData<typeof loader>();
	const name = exam === undefined ? t("predictTrial.allExams") : predictExamWords(t, exam);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("predictTrial.title")}
				description={t("predictTrial.description")}
				canonical={paths.predictTrial}
			/>
			<h1 className="text-3xl">{t("predictTrial.title")}</h1>
			<p className="mt-2 max-w-text text-lg">{t("predictTrial.near", near)}</p>
			<ChoiceForm
				action={paths.predictTrial}
				label={t("predictTrial.exam")}
				name="exam"
				defaultValue={exam ?? ""}
				options={[
					{ value: "", label: t("predictTrial.allExams") },
					...exams.map((each) => ({ value: each.exam, label: predictExamWords(t, each.exam) })),
				]}
				button={t("predictTrial.show")}
			/>
			{rules.map((rule) => (
				<OneRule key={rule.id} rule={rule} caption={t("predictTrial.caption", { exam: name, ...method })} />
			))}
			<p className="mt-8 flex flex-wrap gap-3 print:hidden">
				<ButtonLink look="quiet" href={`${paths.predictTrial}.csv`} download>
					{t("predictTrial.csv")}
				</ButtonLink>
			</p>
			<Method />
			<Lists />
			<section aria-labelledby="own-rule" className="mt-12 print:hidden">
				<h2 id="own-rule" className="text-xl">
					{t("predictTrial.own.title")}
				</h2>
				<HowToWrite />
				<OwnRule exams={exams} />
			</section>
			<p className="mt-8">
				<Link to={paths.predictReport} className="link inline-flex min-h-9 items-center">
					{t("predictTrial.toReport")}
				</Link>
			</p>
		</div>
	);
}

function OneRule({ rule, caption }: { rule: Loaded["rules"][number]; caption: string }) {
	const { t, paths, language } = usePage();
	const isOurs = rule.address.startsWith("/");
	return (
		<section aria-labelledby={rule.id} className="mt-10">
			<h2 id={rule.id} className="text-xl">
				{rule.rule}
			</h2>
			<p className="mt-1 text-quiet text-sm">
				<TextLink
					href={isOurs ? paths.predict() : rule.address}
					rel="noopener"
					className="inline-flex min-h-9 items-center"
				>
					{t("predictTrial.by", { by: rule.by, date: formatDate(language, rule.read) })}
				</TextLink>
			</p>
			<RuleResult caption={caption} words={rule.words} />
			<Disclosure title={t("predictTrial.text")} isOpen={false}>
				<pre className="whitespace-pre-wrap break-words rounded-lg bg-sunk p-4 text-sm" lang="en">
					{rule.text}
				</pre>
			</Disclosure>
		</section>
	);
}

function Method() {
	const { t } = usePage();
	const { method } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="method" className="mt-10 max-w-text space-y-2">
			<h2 id="method" className="text-xl">
				{t("predictTrial.method.title")}
			</h2>
			<p>{t("predictTrial.method.asked", method)}</p>
			<p>{t("predictTrial.method.held", method)}</p>
			<p>{t("predictTrial.method.words")}</p>
			<p className="font-semibold">{t("predictTrial.method.caution")}</p>
			<h3 className="pt-2 text-lg">{t("predictTrial.missing.title")}</h3>
			<ul className="list-disc space-y-1 pl-5">
				{(["others", "people", "rounds", "new", "preparatory"] as const).map((key) => (
					<li key={key}>{t(`predictTrial.missing.${key}`)}</li>
				))}
			</ul>
		</section>
	);
}

function Lists() {
	const { t } = usePage();
	const { lists, method } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="lists" className="mt-12">
			<h2 id="lists" className="text-xl">
				{t("predictTrial.lists.title")}
			</h2>
			<p className="mt-1 max-w-text">{t("predictTrial.lists.intro", method)}</p>
			<div className="mt-4 space-y-6">
				{[...new Set(lists.map(({ exam }) => exam))].map((exam) => (
					<ListsTable key={exam} lists={lists} exam={exam} />
				))}
			</div>
			<p className="mt-3 max-w-text text-quiet text-sm">{t("predictTrial.lists.note")}</p>
		</section>
	);
}

const TERMS = ["newest", "year", "summaries", "of", "years", "open"] as const;

function HowToWrite() {
	const { t } = usePage();
	return (
		<div className="mt-1 max-w-text space-y-2">
			<p>{t("predictTrial.own.how")}</p>
			<ul className="list-disc space-y-1 pl-5">
				{TERMS.map((term) => (
					<li key={term}>{t(`predictTrial.own.terms.${term}`)}</li>
				))}
			</ul>
			<p>{t("predictTrial.own.send")}</p>
		</div>
	);
}

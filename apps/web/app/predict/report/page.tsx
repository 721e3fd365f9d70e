import { BRANCHES, type Branch } from "@uchit/contract/branch.ts";
import type { PredictReportLine } from "@uchit/contract/predict-report.ts";
import { useId } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SourceList } from "#app/facts/source-list.tsx";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getReportCard } from "#app/predict/data.server.ts";
import { predictExamWords } from "#app/predict/words.ts";
import { ChoiceForm } from "#app/shell/form/choice-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { DataTable } from "#app/ui/table.tsx";
import { groupWords } from "./group-words.ts";

export const handle = {
	parameters: ["branch"],
	namespaces: ["facts-words", "predict", "predict-closings", "predict-report"],
} satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const { exams, ...report } = await getReportCard(context.get(requestContext));
	const branchParam = url.searchParams.get("branch");
	const available = BRANCHES.filter((each) =>
		exams.some(({ branches }) => branches.some(({ branch }) => branch === each)),
	);
	const branch = available.find((each) => each === branchParam);
	const shown = exams.map(({ branches, lines, ...exam }) => ({
		...exam,
		isChecked: lines.length > 0,
		lines: branch === undefined ? lines : (branches.find((each) => each.branch === branch)?.lines ?? []),
	}));
	return { ...report, exams: shown, held: available, branch };
}

type Exam = ReturnType<typeof useLoaderData<typeof loader>>["exams"][number];

export default function ReportCard() {
	const { t, paths } = usePage();
	const { ranks, exams, sources, held, branch } = useLoaderData<typeof loader>();
	const [checked, others] = [exams.filter(({ isChecked }) => isChecked), exams.filter(({ isChecked }) => !isChecked)];
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t("reportCard.title")}
				description={t("reportCard.description")}
				canonical={paths.predictReport}
			/>
			<h1 className="text-3xl">{t("reportCard.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("reportCard.description")}</p>
			<ChoiceForm
				action={paths.predictReport}
				label={t("reportCard.branch")}
				name="branch"
				defaultValue={branch ?? ""}
				options={[
					{ value: "", label: t("reportCard.allBranches") },
					...held.map((value) => ({ value, label: t(`branch.${value}`) })),
				]}
				button={t("closings.show")}
			/>
			{checked
				.filter(({ lines }) => lines.length > 0)
				.map((exam) => (
					<ExamReport key={exam.authority + exam.exam} exam={exam} name={nameOf(t, exam, exams)} branch={branch} />
				))}
			<div className="mt-8 max-w-text space-y-2">
				<p>{t("reportCard.method", { ranks: ranks.length, first: ranks[0] ?? 0, last: ranks.at(-1) ?? 0 })}</p>
				<p>{t("reportCard.close")}</p>
				<p>{t("reportCard.goneNote")}</p>
				<p className="font-semibold">{t("reportCard.promise")}</p>
				<p className="text-quiet text-sm">
					{t("reportCard.oneYear", { exams: others.map((each) => nameOf(t, each, exams)).join(", ") })}
				</p>
				<p>
					<Link to={paths.predictTrial} className="link inline-flex min-h-9 items-center">
						{t("reportCard.trial")}
					</Link>
				</p>
				<p>
					<Link to={`${paths.predict()}#how`} className="link inline-flex min-h-9 items-center">
						{t("reportCard.rule")}
					</Link>
				</p>
			</div>
			<p className="mt-4 flex flex-wrap gap-3 print:hidden">
				<ButtonLink look="quiet" href={`${paths.predictReport}.csv`} download>
					{t("reportCard.csv")}
				</ButtonLink>
			</p>
			<SourceList sources={sources} />
		</div>
	);
}

function nameOf(t: Translate, { exam, authority }: Exam, all: readonly Exam[]): string {
	const name = predictExamWords(t, exam);
	return all.filter((each) => each.exam === exam).length > 1 ? `${name} (${authority})` : name;
}

function ExamReport({ exam: { lines }, name: exam, branch }: { exam: Exam; name: string; branch: Branch | undefined }) {
	const { t } = usePage();
	const id = useId();
	const name = [exam, branch && t(`branch.${branch}`)].filter(Boolean).join(" · ");
	// A branch may be missing from the newest year.
	const hasOptions = ([, ofYear]: [number, readonly PredictReportLine[]]) => ofYear.some(({ options }) => options > 0);
	const years = [...Map.groupBy(lines, ({ year }) => year)].filter(hasOptions).toReversed();
	const [newest] = years;
	const first = newest?.[1].find(({ options }) => options > 0);
	if (newest === undefined || first === undefined) return null;
	return (
		<section aria-labelledby={id} className="mt-8 max-w-224">
			<h2 id={id} className="text-xl">
				{name}
			</h2>
			<p className="mt-1 mb-3 text-lg">
				{t("reportCard.sentence", {
					options: first.options,
					inside: first.inside,
					year: String(first.year),
					group: groupWords(t, first.group),
				})}
			</p>
			<Groups caption={t("reportCard.year", { exam: name, year: spanOf(years) })} lines={addYears(lines)} />
			{years.length > 1 && (
				<Disclosure title={t("reportCard.everyYear")} isOpen={false}>
					<div className="space-y-6 pt-2">
						{years.map(([year, ofYear]) => (
							<Groups key={year} caption={t("reportCard.year", { exam: name, year: String(year) })} lines={ofYear} />
						))}
					</div>
				</Disclosure>
			)}
		</section>
	);
}

function spanOf(years: readonly (readonly [number, unknown])[]): string {
	const [newest, oldest] = [years[0]?.[0], years.at(-1)?.[0]];
	return newest === oldest ? String(newest) : `${oldest}–${newest}`;
}

function addYears(lines: readonly PredictReportLine[]): PredictReportLine[] {
	return [...Map.groupBy(lines, ({ group }) => group).values()].flatMap((ofGroup) =>
		ofGroup.slice(0, 1).map((line) => ({
			...line,
			...sum(ofGroup),
			close: sum(ofGroup.map(({ close }) => close)),
			gone: ofGroup.reduce((total, { gone }) => total + gone, 0),
		})),
	);
}

function sum(counts: readonly PredictReportLine["close"][]): PredictReportLine["close"] {
	return counts.reduce(
		(total, { options, inside }) => ({ options: total.options + options, inside: total.inside + inside }),
		{ options: 0, inside: 0 },
	);
}

function Groups({ caption, lines }: { caption: string; lines: readonly PredictReportLine[] }) {
	const { t } = usePage();
	return (
		<DataTable
			caption={caption}
			isNarrow
			columns={[
				{ key: "group", head: t("reportCard.group"), cell: ({ group }) => groupWords(t, group) },
				{ key: "inside", head: t("reportCard.inside"), isFigure: true, cell: (line) => <Count {...line} /> },
				{ key: "close", head: t("reportCard.closeInside"), isFigure: true, cell: ({ close }) => <Count {...close} /> },
				{
					key: "gone",
					head: t("reportCard.gone"),
					isFigure: true,
					cell: ({ gone }) => t("reportCard.number", { number: gone }),
				},
			]}
			rows={lines.filter(({ options, gone }) => options + gone > 0)}
			keyOf={({ group }) => group}
		/>
	);
}

function Count({ inside, options }: { inside: number; options: number }) {
	const { t } = usePage();
	return (
		<>
			{t("reportCard.number", { number: inside })}{" "}
			<span className="block text-quiet text-sm">{t("reportCard.of", { options })}</span>
		</>
	);
}

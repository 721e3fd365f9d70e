import { isReplayed } from "@uchit/predictor/replay.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getAppeared } from "#app/exam/data.server.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getClassData, getPredictExams } from "#app/predict/data.server.ts";
import { takesPercentile } from "#app/predict/typed-figure.ts";
import { availableWords, predictExamWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ClassDesk } from "./class-desk.tsx";
import { ListDesk } from "./lists/list-desk.tsx";

export const handle = {
	parameters: ["exam", "of"],
	namespaces: ["facts-words", "predict", "predict-choices", "predict-class"],
} satisfies PageHandle;

/**
 * `/predict/class?exam=neet`: options for a class; with `of=lists` its lists of choices, for an exam whose rounds can
 * be replayed. The page is the same for everybody; only the device has the class.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const { items } = await getPredictExams(request);
	const examSlug = url.searchParams.get("exam") ?? "";
	const isOfLists = url.searchParams.get("of") === "lists";
	const offered = isOfLists ? items.filter(isReplayed) : items;
	const exam = offered.find((each) => each.exam === examSlug);
	const options = exam && (await getClassData(request, exam.exam));
	const sat = exam && takesPercentile(exam.lists[0]?.rankSpace) ? await getAppeared(request, exam.exam) : undefined;
	const chooser = offered.map(({ exam, authority, years }) => ({ exam, authority, years }));
	if (exam === undefined || options === undefined)
		return data({ chooser, isOfLists, chosen: undefined }, { status: examSlug === "" ? 200 : 404 });
	const { hasBothRanks, homeState, lists, namesList } = exam;
	// A row's ranks already choose a category's own list.
	const named = namesList ? lists.filter(({ apart, ofCategory }) => !apart && !ofCategory) : [];
	return data({
		chooser,
		isOfLists,
		chosen: {
			canLive: isReplayed(exam),
			exam: { exam: exam.exam, hasBothRanks, homeState, lists, candidates: sat?.count },
			options,
			lists: named.map(({ rankSpace }) => rankSpace),
		},
	});
}

export default function PredictClass() {
	const { t, paths } = usePage();
	const { chooser, chosen, isOfLists } = useLoaderData<typeof loader>();
	const name = chosen && predictExamWords(t, chosen.exam.exam);
	const view = isOfLists ? "lists" : undefined;
	const kind = isOfLists ? "lists" : "options";
	const title =
		name === undefined ? t(`predictClass.of.${kind}.title`) : t(`predictClass.of.${kind}.titleOf`, { exam: name });
	const description = t(`predictClass.of.${kind}.description`);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={title}
				description={description}
				canonical={paths.predictClass(undefined, view)}
				noIndex={chosen !== undefined}
			/>
			<h1 className="text-3xl">{title}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{description}</p>
			{chosen === undefined ? (
				<ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
					{chooser.map((exam) => (
						<li key={exam.exam}>
							<Link
								to={paths.predictClass(exam.exam, view)}
								className="block h-full rounded-lg border border-line bg-raised p-4 hover:border-edge hover:bg-sunk"
							>
								<span className="block font-semibold">{predictExamWords(t, exam.exam)}</span>
								<span className="mt-1 block text-quiet text-sm">{availableWords(t, exam)}</span>
							</Link>
						</li>
					))}
				</ul>
			) : (
				<>
					<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">{t("predictClass.noScripts")}</p>
					{isOfLists ? (
						<ListDesk key={chosen.exam.exam} exam={chosen.exam} lists={chosen.lists} />
					) : (
						<ClassDesk key={chosen.exam.exam} exam={chosen.exam} data={chosen.options} lists={chosen.lists} />
					)}
				</>
			)}
			<p className="mt-6 flex flex-wrap gap-x-6 print:hidden">
				<Link
					to={paths.predict(chosen && { exam: chosen.exam.exam })}
					className="link inline-flex min-h-9 items-center"
				>
					{t("predictClass.one")}
				</Link>
				{chosen?.canLive && (
					<Link
						to={paths.predictClass(chosen.exam.exam, isOfLists ? undefined : "lists")}
						className="link inline-flex min-h-9 items-center"
					>
						{isOfLists ? t("predictClass.of.options.titleOf", { exam: name ?? "" }) : t("predictClass.of.lists.title")}
					</Link>
				)}
				{chosen !== undefined && (
					<Link to={paths.predictClass(undefined, view)} className="link inline-flex min-h-9 items-center">
						{t("predict.another")}
					</Link>
				)}
			</p>
		</div>
	);
}

import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteLoaderData } from "react-router";
import { changesParamsOrLanguage } from "#app/platform/changed-params.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { ProblemNote, ProblemPage, useProblemStatus } from "#app/shell/page/problem-page.tsx";
import { loadExamPage } from "./page.server.ts";
import { ExamFrame, ExamTabBody } from "./parts/exam-frame.tsx";
import { examTabAt } from "./tabs.ts";

export const handle = { common: true } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs) {
	return loadExamPage(args, examTabAt(args.url.pathname));
}

export const shouldRevalidate = changesParamsOrLanguage;

export default function ExamLayout() {
	const page = useLoaderData<typeof loader>();
	const tab = examTabAt(useLocation().pathname);
	// A page without a loader returns no 404 by itself.
	if (!page.tabs.includes(tab)) return <ProblemPage status={404} />;
	return (
		<ExamFrame page={page} tab={tab}>
			<ExamTabBody page={page} tab={tab}>
				<Outlet context={page} />
			</ExamTabBody>
		</ExamFrame>
	);
}

/** An error shows within the exam's frame; a 404 looks like any other. */
export function ErrorBoundary() {
	const status = useProblemStatus();
	const page = useRouteLoaderData<typeof loader>("exam/layout");
	const tab = examTabAt(useLocation().pathname);
	if (page === undefined || status === 404) return <ProblemPage status={status} />;
	return (
		<ExamFrame page={page} tab={tab}>
			<ProblemNote status={status} />
		</ExamFrame>
	);
}

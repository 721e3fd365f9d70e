import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteLoaderData } from "react-router";
import { isAnother } from "#app/platform/once-per-visit.ts";
import { ProblemNote, ProblemPage, useProblemStatus } from "#app/shell/page/problem-page.tsx";
import { loadExamPage } from "./page.server.ts";
import { ExamFrame, ExamTabBody } from "./parts/exam-frame.tsx";
import { examTabAt } from "./tabs.ts";

/** `/exams/{slug}`: what all pages of an exam share, of which most show nothing else. */
export function loader(args: LoaderFunctionArgs) {
	return loadExamPage(args, examTabAt(args.url.pathname));
}

export const shouldRevalidate = isAnother;

export default function ExamLayout() {
	const page = useLoaderData<typeof loader>();
	const tab = examTabAt(useLocation().pathname);
	// A page that has nothing to load does not learn from the server that it is none.
	if (!page.tabs.includes(tab)) return <ProblemPage status={404} />;
	return (
		<ExamFrame page={page} tab={tab}>
			<ExamTabBody page={page} tab={tab}>
				<Outlet context={page} />
			</ExamTabBody>
		</ExamFrame>
	);
}

/** A page that fails leaves its exam where it is; one that is not there is the same as anywhere. */
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

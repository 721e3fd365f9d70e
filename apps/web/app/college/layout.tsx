import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteLoaderData } from "react-router";
import { changesParamsOrLanguage } from "#app/platform/changed-params.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { ProblemNote, ProblemPage, useProblemStatus } from "#app/shell/page/problem-page.tsx";
import { CollegeFrame, CollegeHead } from "./college-frame.tsx";
import { loadCollegePage, toCollegeOfPage } from "./page.server.ts";
import { listPictures } from "./pictures.server.ts";
import { type CollegeOfPage, collegeTabAt } from "./tabs.ts";

export const handle = { common: true } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs): Promise<CollegeOfPage> {
	const { request, college } = await loadCollegePage(args, collegeTabAt(args.url.pathname));
	return toCollegeOfPage(college, (await listPictures(request)).get(college.slug) ?? {});
}

export const shouldRevalidate = changesParamsOrLanguage;

export default function CollegeLayout() {
	const college = useLoaderData<typeof loader>();
	const tab = collegeTabAt(useLocation().pathname);
	return (
		<CollegeFrame college={college} tab={tab}>
			<CollegeHead college={college} tab={tab} />
			<Outlet context={college} />
		</CollegeFrame>
	);
}

/** An error shows within the college's frame; a 404 looks like any other. */
export function ErrorBoundary() {
	const status = useProblemStatus();
	const college = useRouteLoaderData<typeof loader>("college/layout");
	const tab = collegeTabAt(useLocation().pathname);
	if (college === undefined || status === 404) return <ProblemPage status={status} />;
	return (
		<CollegeFrame college={college} tab={tab}>
			<ProblemNote status={status} />
		</CollegeFrame>
	);
}

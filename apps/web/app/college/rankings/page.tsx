import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { sourceNames, sourcesOf, toShortSource } from "#app/facts/sources.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { layOutRankPlots } from "./rank-plot.ts";
import { RankingSection } from "./ranking-section.tsx";

export const handle = { namespaces: ["college", "facts"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "rankings");
	const sources = sourcesOf(college.sources, college.rankings).map(toShortSource);
	return { rankings: college.rankings, sources, plots: layOutRankPlots(college.rankings) };
}

export default function CollegeRankings() {
	const { slug } = useCollege();
	const { rankings, sources, plots } = useLoaderData<typeof loader>();
	return (
		<>
			<RankingSection id="rankings" slug={slug} rankings={rankings} plots={plots} sourceName={sourceNames(sources)} />
			<FoldedSources slug={slug} sources={sources} />
		</>
	);
}

import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { sourceNames, sourcesOf } from "#app/facts/sources.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { layOutRankPlots } from "./rank-plot.ts";
import { RankingSection } from "./ranking-section.tsx";

export const handle = { namespaces: ["college", "facts"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "rankings");
	return { plots: layOutRankPlots(college.rankings) };
}

export default function CollegeRankings() {
	const college = useCollege();
	const { plots } = useLoaderData<typeof loader>();
	const sources = sourcesOf(college.sources, college.rankings);
	return (
		<>
			<RankingSection
				id="rankings"
				slug={college.slug}
				rankings={college.rankings}
				plots={plots}
				sourceName={sourceNames(sources)}
			/>
			<FoldedSources slug={college.slug} sources={sources} />
		</>
	);
}

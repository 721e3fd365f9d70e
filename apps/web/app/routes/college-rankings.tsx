import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { RankingSection } from "#app/components/ranking/ranking-section.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { layOutRankPlots } from "#app/lib/rank-plot.ts";
import { sourceNames, sourcesOf } from "#app/lib/sources.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "rankings");
	return { college, plots: layOutRankPlots(college.rankings) };
}

export default function CollegeRankings() {
	const { college, plots } = useLoaderData<typeof loader>();
	const sources = sourcesOf(college.sources, college.rankings);
	return (
		<CollegeFrame college={college} tab="rankings" sources={sources}>
			<RankingSection
				id="rankings"
				slug={college.slug}
				rankings={college.rankings}
				plots={plots}
				sourceName={sourceNames(sources)}
			/>
		</CollegeFrame>
	);
}

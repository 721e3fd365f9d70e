import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFacts } from "#app/components/college/college-facts.tsx";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { MissingParts } from "#app/components/college/missing-parts.tsx";
import { Recognition } from "#app/components/college/recognition.tsx";
import { SimilarColleges } from "#app/components/college/similar-colleges.tsx";
import { PlacementPlots } from "#app/components/placement/placement-plots.tsx";
import { RankingPlots } from "#app/components/ranking/ranking-plots.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { findLead, layOutPlacements } from "#app/lib/placement-plot.ts";
import { layOutRankPlots } from "#app/lib/rank-plot.ts";
import { sourceNames } from "#app/lib/sources.ts";

/** Pictures of one kind on the overview; the others stand on their own page. */
const SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "overview");
	const lead = findLead(college.placements);
	const plots = layOutPlacements(college.placements).filter(({ level }) => level === lead?.level);
	return {
		college,
		rankPlots: layOutRankPlots(college.rankings).slice(0, SHOWN),
		placementPlots: plots.slice(0, 1),
		lead,
	};
}

export default function CollegePage() {
	const { college, rankPlots, placementPlots, lead } = useLoaderData<typeof loader>();
	const sourceName = sourceNames(college.sources);
	return (
		<CollegeFrame college={college} tab="overview" sources={college.sources}>
			<CollegeFacts id="facts" college={college} sourceName={sourceName} />
			<Recognition college={college} sourceName={sourceName} />
			<RankingPlots slug={college.slug} plots={rankPlots} />
			<PlacementPlots slug={college.slug} lead={lead} plots={placementPlots} sourceName={sourceName} />
			<MissingParts college={college} />
			{college.similar !== undefined && <SimilarColleges similar={college.similar} sourceName={sourceName} />}
		</CollegeFrame>
	);
}

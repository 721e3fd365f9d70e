import { receiptGroups } from "@uchit/contract/receipt.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { FactReceipts } from "#app/components/college/fact-receipts.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { getOutcomes } from "#app/data/colleges.server.ts";
import { mergeSources, sourceNames } from "#app/lib/sources.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "sources");
	return { college, outcomes: await getOutcomes(request, college.slug) };
}

export default function CollegeSources() {
	const { college, outcomes } = useLoaderData<typeof loader>();
	const sources = mergeSources(college.sources, outcomes.sources);
	return (
		<CollegeFrame college={college} tab="sources" sources={sources}>
			<FactReceipts
				slug={college.slug}
				groups={receiptGroups(college, outcomes.reported)}
				sourceName={sourceNames(sources)}
			/>
		</CollegeFrame>
	);
}

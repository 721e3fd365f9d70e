import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { FactReceipts } from "#app/components/college/fact-receipts.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { sourceNames } from "#app/lib/sources.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "sources");
	return { college };
}

export default function CollegeSources() {
	const { college } = useLoaderData<typeof loader>();
	return (
		<CollegeFrame college={college} tab="sources" sources={college.sources}>
			<FactReceipts slug={college.slug} facts={college.facts} sourceName={sourceNames(college.sources)} />
		</CollegeFrame>
	);
}
